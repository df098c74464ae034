"""Lays a flat drawing in stone.

Rows of stones follow the contours: a centroidal Voronoi tessellation whose cells are squares turned along
the nearest contour. A stone never crosses a contour, as a mosaicist would cut it, so silhouettes and eyes
stay sharp. Borders are straight rows of square stones.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from PIL import Image
from scipy.ndimage import distance_transform_edt, gaussian_filter, label
from scipy.spatial import cKDTree

from art.borders import border_stones
from art.canvas import Box, Drawing

Array = NDArray[np.float64]
Labels = NDArray[np.int_]
ROUNDS = 9
NEIGHBOURS = 7


@dataclass(frozen=True)
class Look:
    """How large the stones are, in pixels of the result, and how strong the light plays on them."""

    stone: float = 8.6
    grout: float = 0.95
    variation: float = 0.055
    border: float = 8.4
    rows: int = 3
    contrast: float = 1.0


def contours(index: Labels) -> NDArray[np.bool_]:
    edge = np.zeros(index.shape, bool)
    edge[:, 1:] |= index[:, 1:] != index[:, :-1]
    edge[1:, :] |= index[1:, :] != index[:-1, :]
    return edge


class Tessellation:
    """The stones of one drawing at one size."""

    def __init__(self, index: Labels, fine: Array, stone: float, seed: int) -> None:
        self.index, self.stone = index, stone
        self.height, self.width = index.shape
        self.near: Array = distance_transform_edt(~contours(index))
        self.size = stone * fine * (0.74 + 0.26 * np.clip(self.near / (2.5 * stone), 0, 1))
        smooth = gaussian_filter(self.near, stone * 0.7)
        self.angle = np.arctan2(np.gradient(smooth, axis=0), np.gradient(smooth, axis=1))
        self.random = np.random.default_rng(seed)
        density = 1 / self.size**2
        count = int(density.sum())
        chosen = self.random.choice(density.size, count, p=(density / density.sum()).ravel(), replace=False)
        self.sites = np.stack([chosen % self.width, chosen // self.width], 1).astype(float)
        ring = (self.near / self.size - 0.5) % 1.0
        rows = np.exp(-(ring**2) / 0.03) + np.exp(-((ring - 1) ** 2) / 0.03)
        self.weight: Array = density * (0.35 + rows)

    def at(self, field: NDArray[np.generic]) -> NDArray[np.generic]:
        x = np.clip(self.sites[:, 0].astype(int), 0, self.width - 1)
        y = np.clip(self.sites[:, 1].astype(int), 0, self.height - 1)
        found: NDArray[np.generic] = field[y, x]
        return found

    def owners(self, step: int) -> tuple[Labels, Array, Array]:
        """For every step-th pixel the stone that it belongs to."""
        ys, xs = np.mgrid[0 : self.height : step, 0 : self.width : step]
        grid = np.stack([xs.ravel(), ys.ravel()], 1).astype(float)
        _, who = cKDTree(self.sites).query(grid, k=NEIGHBOURS)
        angle, size, colour = self.at(self.angle), self.at(self.size), self.at(self.index)
        offset = grid[:, None, :] - self.sites[who]
        cos, sin = np.cos(angle)[who], np.sin(angle)[who]
        along = np.abs(offset[..., 0] * cos + offset[..., 1] * sin)
        across = np.abs(offset[..., 1] * cos - offset[..., 0] * sin)
        distance = (along**5 + across**5) ** 0.2 / size[who]
        here = self.index[ys, xs].ravel()
        distance += np.where(colour[who] == here[:, None], 0.0, 50.0)
        best = np.argmin(distance, 1)
        return who[np.arange(len(grid)), best], xs.ravel().astype(float), ys.ravel().astype(float)

    def settle(self) -> None:
        """Move every stone to the middle of what it covers, some rounds; then fill what has none."""
        for turn in range(ROUNDS):
            if turn in (0, 3, 6):
                self.fill()
            who, xs, ys = self.owners(2)
            weight = self.weight[ys.astype(int), xs.astype(int)]
            count = len(self.sites)
            total = np.bincount(who, weight, count)
            kept = total > 0
            x = np.bincount(who, weight * xs, count)[kept] / total[kept]
            y = np.bincount(who, weight * ys, count)[kept] / total[kept]
            self.sites = np.stack([x, y], 1)
        self.fill()

    def fill(self) -> None:
        """Small parts that no stone lies in get one: eyes, lips, the string of a purse."""
        colour = self.at(self.index)
        added = []
        for value in np.unique(self.index):
            parts, count = label(self.index == value)
            own = self.sites[colour == value].astype(int)
            taken = set(parts[own[:, 1].clip(0, self.height - 1), own[:, 0].clip(0, self.width - 1)].tolist())
            for part in range(1, count + 1):
                if part not in taken:
                    ys, xs = np.nonzero(parts == part)
                    if len(ys) > 0.03 * self.stone**2:
                        middle = np.argmin((ys - ys.mean()) ** 2 + (xs - xs.mean()) ** 2)
                        added.append((float(xs[middle]), float(ys[middle])))
        if added:
            self.sites = np.concatenate([self.sites, np.array(added)])


def lay(
    drawing: Drawing, size: tuple[int, int], look: Look, box: Box | None = None, seed: int = 5
) -> Image.Image:
    """The drawing, or a part of it, in stone."""
    scale = 2
    width, height = size[0] * scale, size[1] * scale
    window = box or (0, 0, drawing.width, drawing.height)
    index, palette, fine = drawing.raster(window, width, height)
    stones = Tessellation(index, fine, look.stone * scale, seed)
    stones.settle()
    who, _, _ = stones.owners(1)
    owner = who.reshape(height, width)
    colour = palette[np.asarray(stones.at(index), int)]
    centre, extent = stones.sites, np.asarray(stones.at(stones.size), float)
    if drawing.border:
        rows = border_stones(drawing.border, width, height, look.border * scale, look.rows)
        inside = rows.owner >= 0
        owner = np.where(inside, rows.owner + len(colour), owner)
        colour = np.concatenate([colour, rows.colour])
        centre = np.concatenate([centre, rows.centre])
        extent = np.concatenate([extent, np.full(len(rows.colour), look.border * scale)])
    return _light(owner, colour, centre, extent, look, scale, stones.random, size)


def _light(
    owner: Labels,
    flat: Array,
    centre: Array,
    extent: Array,
    look: Look,
    scale: int,
    random: np.random.Generator,
    size: tuple[int, int],
) -> Image.Image:
    """Stones vary and tilt towards the light; gold glitters; grout is a shade of what lies around it."""
    count = len(flat)
    gold = (flat[:, 0] > 0.7) & (flat[:, 1] > 0.52) & (flat[:, 2] < 0.46)
    colour = (flat - 0.45) * look.contrast + 0.45
    colour = colour * random.normal(1, look.variation, (count, 1))
    colour *= np.where(gold, random.choice([0.84, 1.0, 1.0, 1.2], count), 1.0)[:, None]
    colour += random.normal(0, 0.010, (count, 3))
    tilt = random.normal(0, 0.06, (count, 2))
    ys, xs = np.mgrid[0 : owner.shape[0], 0 : owner.shape[1]]
    dx = (xs - centre[owner, 0]) / extent[owner]
    dy = (ys - centre[owner, 1]) / extent[owner]
    light = 1 + tilt[owner, 0] * dx + tilt[owner, 1] * dy - 0.07 * (dx + dy)
    stone = colour[owner] * light[..., None]
    edge = contours(owner)
    edge[:-1] |= edge[1:]
    gap: Array = distance_transform_edt(~edge)
    width = look.grout * scale * np.clip(extent[owner] / (look.stone * scale), 0.4, 1)
    cover = np.clip((gap - 0.30 * width) / (0.55 * width), 0, 1)[..., None]
    around = gaussian_filter(stone, (4 * scale, 4 * scale, 0)) * 0.45 + 0.02
    picture = np.clip(cover * stone + (1 - cover) * around, 0, 1)
    return Image.fromarray((picture * 255).astype(np.uint8)).resize(size, Image.Resampling.LANCZOS)
