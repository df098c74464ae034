"""What the offices are known by, each about 200 high around its own middle."""

from collections.abc import Callable

from art.canvas import Drawing
from art.figures import GOLD, INK

PAPYRUS = ("#f4e6bd", "#d8bd82", "#9a7a44")


def senators(d: Drawing) -> None:
    """A scroll with a seal."""
    d.rect(-58, -84, 62, 84, PAPYRUS[0])
    d.shape("28,-84! 62,-84! 62,84! 34,84!", PAPYRUS[1])
    for y in (-84, 84):
        d.shape(f"-84,{y - 18}! 88,{y - 18}! 98,{y} 88,{y + 18}! -84,{y + 18}! -94,{y}", PAPYRUS[1])
        d.ellipse(90, y, 9, 18, PAPYRUS[2])
        d.ellipse(-86, y, 9, 18, PAPYRUS[2])
    for y in (-44, -20, 4):
        d.line(f"-42,{y} 44,{y}", "#6a4a2a", 8)
    d.shape("12,44! 2,96! 16,84! 28,98! 32,44!", "#7e1420")
    d.ellipse(20, 44, 26, 26, "#b8232f")
    d.ellipse(16, 40, 13, 13, "#e0574f", 0.7)


def praetors(d: Drawing) -> None:
    """Rods with an axe: the fasces."""
    d.shape("26,-74! 74,-96 100,-62 100,-16 74,12 26,-8!", "#dfe6e6")
    d.shape("80,-92 100,-62 100,-16 78,8 86,-40", "#97a6aa")
    for x, tone in ((-36, "#d9a458"), (-18, "#b8803a"), (0, "#d9a458"), (18, "#b8803a"), (36, "#8f5f28")):
        d.shape(f"{x - 10},104! {x - 10},-100! {x},-110 {x + 10},-100! {x + 10},104!", tone)
    for y in (-66, -6, 54):
        d.line(f"-50,{y - 8} 50,{y + 8}", "#b8232f", 15)
        d.line(f"-50,{y + 8} 50,{y - 8}", "#8a1620", 8)


def quaestors(d: Drawing) -> None:
    """A purse and coins."""
    d.shape("-84,40 -64,-12 -26,-46 26,-46 64,-12 84,40 60,92 0,102 -60,92", "#a9683a")
    d.shape("84,40 60,92 0,102 -34,97 30,72 54,20 40,-36 64,-12", "#7a4524")
    d.shape("-34,-50 -58,-98 -22,-84 0,-104 22,-84 58,-98 34,-50", "#c98a52")
    d.line("-40,-48 0,-40 40,-48", GOLD[0], 14)
    for x, y in ((-58, 76), (2, 88), (60, 74)):
        d.ellipse(x, y, 35, 31, GOLD[2])
        d.ellipse(x - 2, y - 4, 31, 27, GOLD[0])
        d.ellipse(x - 2, y - 4, 17, 14, GOLD[1])


def censors(d: Drawing) -> None:
    """A tablet of wax and a stylus."""
    d.rect(-78, -92, 58, 92, "#5a3418")
    d.rect(-62, -76, 42, 76, "#e6c98e")
    d.shape("24,-76! 42,-76! 42,76! 10,76!", "#c9a564")
    for y, end in ((-50, 24), (-24, 14), (2, 26), (28, 6), (54, 18)):
        d.line(f"-48,{y} {end},{y}", INK, 9)
    with d.at(60, 6, turn=24):
        d.line("0,-108 0,70", "#dfe6e6", 15)
        d.shape("-8,68! 8,68! 0,108!", "#7d8c90")
        d.shape("-18,-112! 18,-112! 10,-86! -10,-86!", "#97a6aa")


def aediles(d: Drawing) -> None:
    """A sheaf of wheat: they feed the city."""
    for turn in (-34, -17, 0, 17, 34):
        with d.at(0, 60, turn=turn):
            d.line("0,44 0,-120", "#a8742a", 9)
            for y in (-66, -92, -118):
                d.shape(f"0,{y + 18}! -20,{y + 2} -12,{y - 20}! -1,{y - 2}", GOLD[0])
                d.shape(f"0,{y + 18}! 20,{y + 2} 12,{y - 20}! 1,{y - 2}", "#c08a2c")
            d.shape("-9,-132 0,-166! 9,-132 0,-122", GOLD[0])
    d.shape("-22,44 22,44 44,108! -44,108!", "#c98f3a")
    d.line("-30,48 0,56 30,48", "#b8232f", 18)


EMBLEMS: dict[str, Callable[[Drawing], None]] = {
    "senators": senators,
    "praetors": praetors,
    "quaestors": quaestors,
    "censors": censors,
    "aediles": aediles,
}
