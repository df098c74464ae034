"""The network of Caesar & Cleopatra: from what a seat knows to what it plays, and to what it hopes for.

Two hidden layers; weights come from `curia train`. One core is enough for it, and more are not asked for.
"""

import os
from functools import cache
from pathlib import Path

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

import numpy as np
from numpy.typing import NDArray

from curia.games.caesar.bots.features import FEATURES, LARGE, WIDTH, glance, look
from curia.games.caesar.steps import STEPS, Course

Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]
Flags = NDArray[np.bool_]

WEIGHTS = Path(__file__).with_name("weights.npz")
# Features on a common scale.
SCALE: Floats = np.full(FEATURES, 0.5, np.float32)
SCALE[list(LARGE)] = 0.125
SCALE[-6:] = 1 / 40
# How much a leaning counts: so much that, before anything is learnt, rules of thumb decide.
LEAN = np.float32(0.3)
NAMES = ("into", "into_bias", "middle", "middle_bias", "step", "step_bias", "hope", "hope_bias")


class Net:
    """The layers: features to hidden, hidden to hidden, and from there to steps and to the outcome."""

    def __init__(self, layers: list[Floats], learnt: bool = True) -> None:
        self.layers = layers
        self.learnt = learnt

    def run(self, rows: Bytes, possible: Flags) -> tuple[Floats, Floats]:
        """For each row the chances of the steps that are possible, and the outcome, -1 to 1."""
        x, leanings = parts(rows)
        hidden = self._hidden(x)
        logits: Floats = hidden @ self.layers[4]
        logits += self.layers[5]
        logits += leanings
        return softmax(logits, possible), self._hope(hidden)

    def _hidden(self, x: Floats) -> Floats:
        into, into_bias, middle, middle_bias = self.layers[:4]
        hidden: Floats = x @ into
        hidden += into_bias
        np.maximum(hidden, 0, out=hidden)
        hidden = hidden @ middle
        hidden += middle_bias
        return np.maximum(hidden, 0, out=hidden)

    def _hope(self, hidden: Floats) -> Floats:
        hope, hope_bias = self.layers[6:]
        found: Floats = np.tanh(hidden @ hope[:, 0] + hope_bias[0])
        return found

    def hopes(self, courses: list[Course]) -> Floats:
        """What the seats to act may hope for."""
        rows = np.frombuffer(glance(courses), np.int8).reshape(-1, FEATURES)
        return self._hope(self._hidden(np.multiply(rows, SCALE, dtype=np.float32)))

    def look(self, courses: list[Course]) -> tuple[Floats, Floats]:
        """The same for games that wait for a choice."""
        return self.run(*read(*look(courses)))


def parts(rows: Bytes) -> tuple[Floats, Floats]:
    """What goes into the network, and what is added to what comes out of it."""
    return (
        np.multiply(rows[:, :FEATURES], SCALE, dtype=np.float32),
        np.multiply(rows[:, FEATURES:], LEAN, dtype=np.float32),
    )


def read(rows: bytes, possible: bytes) -> tuple[Bytes, Flags]:
    return (
        np.frombuffer(rows, np.int8).reshape(-1, WIDTH),
        np.frombuffer(possible, np.bool_).reshape(-1, STEPS),
    )


def softmax(logits: Floats, possible: Flags) -> Floats:
    """Chances, none for what is not possible. Changes the logits."""
    logits[~possible] = -1e9
    logits -= logits.max(axis=1, keepdims=True)
    np.exp(logits, out=logits)
    logits /= logits.sum(axis=1, keepdims=True)
    return logits


def pick(chances: Floats, rng: np.random.Generator) -> NDArray[np.intp]:
    """A step for each row."""
    sums = chances.cumsum(axis=1)
    dice = rng.random(len(chances), np.float32) * sums[:, -1] * np.float32(0.999999)
    found: NDArray[np.intp] = (sums > dice[:, None]).argmax(axis=1)
    return found


def load(file: Path) -> Net:
    with np.load(file) as kept:
        return Net([kept[name].astype(np.float32) for name in NAMES])


def save(net: Net, file: Path) -> None:
    """As it ships: half precision."""
    file.parent.mkdir(parents=True, exist_ok=True)
    kept = {name: layer.astype(np.float16) for name, layer in zip(NAMES, net.layers, strict=True)}
    np.savez_compressed(file, **kept)  # type: ignore[arg-type]


@cache
def shipped() -> Net:
    """The network that comes with the package."""
    return load(WEIGHTS)


@cache
def unlearnt() -> Net:
    """A network that adds nothing: rules of thumb alone."""
    sizes = ((FEATURES, 1), (1, 1), (1, STEPS), (1, 1))
    layers = [np.zeros(size, np.float32) for each in sizes for size in (each, each[1:])]
    return Net(layers, learnt=False)
