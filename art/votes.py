"""The vote cards of Caesar & Cleopatra, the bonus card and the backs of both sides' cards."""

from collections.abc import Callable
from functools import partial

from art.canvas import Drawing
from art.emblems import EMBLEMS
from art.figures import GOLD, INK
from art.offices import DRESS

LEAF = ("#3f7a3a", "#7fb04f")


def wreath(d: Drawing, radius: float, leaf: tuple[str, str] = LEAF, scale: float = 1.5) -> None:
    """Two branches around (0, 0), open at the top."""
    for side in (False, True):
        with d.at(0, 0, flip=side):
            for i in range(9):
                with d.at(0, 0, turn=-28 - i * 17), d.at(0, -radius, scale):
                    d.shape("-18,0! 2,-15 22,-8! 4,6", leaf[1])
                    d.shape("-18,2! 2,4 20,14! -2,16", leaf[0])
    d.ellipse(0, radius, 13 * scale, 10 * scale, "#b8232f")


def vote(office: str) -> Drawing:
    ground, shade, _, _ = DRESS[office]
    d = Drawing(ground, border="office")
    d.ellipse(150, 210, 118, 118, shade)
    d.ellipse(150, 210, 106, 106, "#f0e2bd")
    # Papyrus and wheat are as light as the disc of the others.
    d.ellipse(150, 210, 97, 97, {"senators": shade, "aediles": "#3d78ad"}.get(office, "#e2cd98"))
    with d.at(150, 212, 1.1):
        EMBLEMS[office](d)
    d.crop = (24, 34, 276, 386)
    return d


def _grapes(d: Drawing) -> None:
    for y, row in enumerate((4, 5, 4, 3, 2, 1)):
        for x in range(row):
            at = (x - (row - 1) / 2) * 34, y * 29
            d.ellipse(*at, 18, 18, "#6b2a73")
            d.ellipse(at[0] - 5, at[1] - 5, 8, 8, "#a85fae", 0.8)
    d.shape("-6,-16! -52,-40 -74,-18 -40,0! -30,-22", LEAF[0])
    d.shape("6,-16! 20,-56 66,-52 60,-18! 28,-8", LEAF[1])
    d.line("0,-10 4,-40 -10,-62", "#6a3f1c", 9)


def _cup(d: Drawing) -> None:
    """A golden cup, full to the brim."""
    d.shape(
        "-92,-70! 92,-70! 84,-4 46,46 14,58! 14,104! 56,128! -56,128! -14,104! -14,58! -46,46 -84,-4", GOLD[1]
    )
    d.shape("92,-70! 84,-4 46,46 14,58! 14,104! 56,128! 6,128! 2,60 38,20 52,-70!", GOLD[2])
    d.ellipse(0, -70, 92, 24, GOLD[0])
    d.ellipse(0, -68, 76, 16, "#7d1730")
    d.line("-82,-20 0,-4 82,-20", "#b8232f", 13)


def orgy() -> Drawing:
    """Wine and grapes."""
    d = Drawing("#4a1230", border="gold")
    for turn in range(0, 360, 24):
        with d.at(150, 190, turn=turn):
            d.shape("-16,-310! 0,0! 16,-310!", "#641c42")
    with d.at(118, 262, 1.05):
        _cup(d)
    with d.at(206, 104, 0.98, turn=-8):
        _grapes(d)
    d.crop = (24, 34, 276, 386)
    return d


def reshuffle() -> Drawing:
    """The cup is turned over: wine runs out, and an arrow leads around it."""
    d = Drawing("#1d3a4a", border="gold")
    d.ellipse(150, 206, 116, 116, "#2f5d70")
    for flip in (False, True):
        with d.at(150, 206, turn=180 if flip else 0):
            d.line("-104,-12 -84,-70 -32,-104 36,-102", "#f0cf78", 20)
            d.shape("30,-138! 84,-88! 22,-66!", "#f0cf78")
    d.shape("108,300 140,270 168,268 196,300 186,320 120,322", "#a3254a")
    with d.at(150, 212, 0.66, turn=152):
        _cup(d)
    d.shape("120,262 140,248 152,278 146,308 128,306", "#a3254a")
    d.crop = (24, 34, 276, 386)
    return d


def bonus() -> Drawing:
    """A wreath around a golden coin."""
    d = Drawing("#7d1730", border="gold")
    for turn in range(0, 360, 24):
        with d.at(150, 210, turn=turn):
            d.shape("-16,-310! 0,0! 16,-310!", "#95243f")
    d.ellipse(150, 210, 74, 74, GOLD[2])
    d.ellipse(148, 207, 68, 68, GOLD[0])
    with d.at(150, 210):
        d.shape(
            "0,-50! 13,-16! 48,-15! 20,7! 30,42! 0,22! -30,42! -20,7! -48,-15! -13,-16!",
            GOLD[2],
        )
        wreath(d, 96)
    d.crop = (24, 34, 276, 386)
    return d


def back(side: str, kind: str) -> Drawing:
    """Backs tell the side by emblem and border, and the kind by ground and frame."""
    egypt = side == "cleopatra"
    deep, mid = ("#0f4f60", "#1a6f80") if egypt else ("#6e1420", "#8f2230")
    d = Drawing(deep, border="egypt" if egypt else "rome")
    for x in range(30, 300, 48):
        for y in range(42, 420, 48):
            d.shape(f"{x},{y - 20}! {x + 20},{y}! {x},{y + 20}! {x - 20},{y}!", mid)
    if kind == "action":
        d.shape("150,52! 262,210! 150,368! 38,210!", GOLD[1])
        d.shape("150,72! 248,210! 150,348! 52,210!", "#3a2a52")
    else:
        d.ellipse(150, 210, 104, 104, GOLD[1])
        d.ellipse(150, 210, 94, 94, "#123a44" if egypt else "#4a0c16")
    with d.at(150, 210, 0.82 if kind == "action" else 1.0):
        if egypt:
            _eye(d)
        else:
            _eagle(d)
    d.crop = (18, 26, 282, 394)
    return d


def _eye(d: Drawing) -> None:
    """The eye of Horus."""
    d.shape("-80,0! -36,-36 20,-38 84,-4! 30,24 -34,24", "#fbf5e6")
    d.ellipse(6, -8, 27, 28, "#1f5f9b")
    d.ellipse(6, -8, 14, 15, INK)
    d.line("-82,0 -36,-38 20,-40 88,-4", GOLD[0], 13)
    d.line("-80,2 -34,26 30,26 86,-2", GOLD[0], 11)
    d.line("-80,-40 -30,-70 30,-68 84,-36", GOLD[0], 14)
    d.line("4,28 8,52 0,76", GOLD[0], 12)
    d.line("26,26 4,56 -34,72 -56,56 -46,40", GOLD[0], 12)


def _eagle(d: Drawing) -> None:
    """An eagle with open wings."""
    for flip in (False, True):
        with d.at(0, 0, flip=flip):
            for i, (tip, low) in enumerate(((-84, -62), (-86, -36), (-78, -10), (-62, 14), (-44, 34))):
                d.shape(
                    f"-10,{-22 + i * 6} {tip},{low - 14} {tip - 6},{low + 4} -14,{4 + i * 9}", GOLD[i % 2]
                )
    d.shape("-22,-26 0,-42 22,-26 24,20 12,50 30,82! 0,72 -30,82! -12,50 -24,20", GOLD[0])
    d.shape("0,-42 22,-26 24,20 12,50 30,82! 0,72 6,20", GOLD[1])
    d.shape("-20,-40 -14,-74 12,-80 28,-66 22,-54 44,-52! 22,-42 10,-30", GOLD[0])
    d.shape("22,-66! 46,-60 50,-36! 36,-46 22,-44!", "#8a3a18")
    d.ellipse(10, -62, 5, 5, INK, 0.6)


VOTES: dict[str, Callable[[], Drawing]] = {
    **{f"vote-{office}": partial(vote, office) for office in EMBLEMS},
    "vote-orgy": orgy,
    "vote-reshuffle": reshuffle,
    "bonus": bonus,
}
BACKS: dict[str, Callable[[], Drawing]] = {
    f"back-{side}-{kind}": partial(back, side, kind)
    for side in ("cleopatra", "caesar")
    for kind in ("influence", "action")
}
