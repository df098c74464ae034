"""One hand for all figures: heads, hands and clothes that the cards are put together from.

A head is about 150 high around its own middle. Light falls from the upper left.
"""

from dataclasses import dataclass

from art.canvas import Drawing


@dataclass(frozen=True)
class Skin:
    light: str
    mid: str
    dark: str


ROMAN = Skin("#e6b98f", "#cb9066", "#8f5a3c")
TANNED = Skin("#d29a6a", "#b0743f", "#7a4a28")
OLD = Skin("#e8c3a2", "#c9967a", "#94614a")
COPPER = Skin("#cf8f5b", "#a9683a", "#6d3d22")
NUBIAN = Skin("#8d5737", "#6b3d25", "#452415")

INK = "#1b1614"
WHITE = "#fbf5e6"
LIP = "#a8453c"
GOLD = ("#f0cf78", "#d9ac4c", "#9c7426")
LINEN = ("#f6eedb", "#dccdae", "#a8946e")
CLOAKS = {
    "red": ("#b8323a", "#8a1f2b", "#5c131e"),
    "green": ("#5d8a4a", "#3f6636", "#274423"),
    "brown": ("#9c6b3f", "#74492a", "#4c2e1a"),
    "purple": ("#8a4a8f", "#642f6b", "#411c48"),
    "blue": ("#3d78ad", "#28588a", "#173a60"),
    "ochre": ("#d79a3c", "#b0742a", "#754a18"),
    "grey": ("#b9b3a8", "#8f887c", "#5f594f"),
}
HAIR = {
    "black": ("#2a2322", "#463a36"),
    "brown": ("#51331f", "#7a5334"),
    "fair": ("#a8742e", "#d1a456"),
    "red": ("#8a3d1c", "#b9612f"),
    "grey": ("#8d8a84", "#bdb9b0"),
    "white": ("#d6d1c6", "#f7f3ea"),
}


def profile(d: Drawing, skin: Skin, *, kohl: bool = True, lip: str = LIP, soft: bool = False) -> None:
    """A face in profile, looking right, with neck; hair comes over it."""
    d.shape("-26,40 26,52 30,84 48,112 -46,116 -34,84", skin.mid)
    d.shape("-26,40 4,58 10,86 4,114 -46,116 -34,84", skin.dark)
    nose = "64,-2 75,15 71,23 57,24" if soft else "66,-6 80,14 76,23 57,25"
    d.shape(
        f"-44,-52 -10,-82 34,-76 52,-54 55,-34 53,-22 {nose} 61,33 "
        f"55,38! 60,45 53,51 58,62 50,75 22,74 -8,58 -30,30",
        skin.light,
        0.62,
    )
    d.shape("50,75 22,74 -8,58 -30,30 -32,-20 -14,0 -4,30 14,52 36,62 56,66", skin.mid, 0.62)
    d.shape("57,25 71,23 66,18 56,17", skin.dark, 0.5)
    d.shape("44,36 57,30 62,34 55,38 45,39", lip, 0.45)
    d.shape("44,39 55,38 60,43 55,48 47,45", lip, 0.45)
    d.shape("20,-13! 32,-22 47,-20 50,-10! 34,-7", WHITE, 0.42)
    d.ellipse(40, -14.5, 6.2, 7, INK, 0.45)
    d.line("16,-12 32,-24 50,-21", INK, 5, 0.45)
    if kohl:
        d.line("20,-10 34,-5 49,-9", INK, 3.2, 0.45)
        d.line("20,-12 2,-6", INK, 5, 0.45)
    d.line("12,-30 32,-39 53,-34", INK, 6, 0.5)


def front(
    d: Drawing,
    skin: Skin,
    *,
    brow: str = "#3a2a1e",
    old: bool = False,
    smile: bool = False,
    woman: bool = False,
) -> None:
    """A face turned a little to the right, with neck and ears."""
    d.shape("-26,36 30,40 30,84 46,112 -48,114 -30,84", skin.mid)
    d.shape("-18,58 30,46 30,84 46,112 8,112 6,80", skin.dark)
    d.shape("-46,-12 -54,-8 -52,14 -42,22 -36,0", skin.mid, 0.6)
    d.shape(
        "-44,-22 -44,8 -36,36 -18,60 6,70 26,60 40,36 45,8 44,-26 32,-62 0,-72 -32,-60",
        skin.light,
        0.62,
    )
    d.shape("44,-26 45,8 40,36 26,60 6,70 -12,63 12,54 26,36 30,10 34,-6 32,-34 34,-56", skin.mid, 0.62)
    # Nose: a lit bridge and a shaded side.
    d.shape("8,-22 16,-20 20,6 26,20 18,28 6,28 14,20 11,0", skin.mid, 0.5)
    d.line("2,28 12,31 24,25", skin.dark, 4.5, 0.45)
    for x, wide in ((-17, 13.5), (25, 11)):
        d.shape(f"{x - wide},-8! {x - 2},-16 {x + wide * 0.7},-13 {x + wide},-6! {x},-1", WHITE, 0.42)
        d.ellipse(x + 2, -8, 5.8, 6.6, INK, 0.45)
        d.line(f"{x - wide - 2},-8 {x - 2},-18 {x + wide + 1},-8", INK, 4.4, 0.45)
        d.line(f"{x - wide - 2},-25 {x},-33 {x + wide + 3},-26", brow, 4.5 if woman else 7, 0.5)
    if smile:
        d.shape("-8,38! 10,42 30,36! 24,50 10,54 -2,48", LIP, 0.45)
        d.shape("-3,41! 10,44 25,39! 12,47", WHITE, 0.4)
    else:
        d.shape("-6,42! 4,38 11,40 18,37 27,40! 16,43 4,44", "#8c3a32", 0.45)
        d.shape("-2,44! 10,44 24,42! 18,51 6,52", LIP if woman else skin.mid, 0.45)
    if old:
        d.line("-30,14 -22,24 -18,36", skin.mid, 4, 0.5)
        d.line("-22,-46 4,-50 26,-45", skin.mid, 4, 0.5)
        d.line("-30,0 -22,5 -10,4", skin.mid, 3.4, 0.5)


def cap(d: Drawing, hair: str, style: str) -> None:
    """Hair over a turned face."""
    dark, light = HAIR[hair]
    if style == "short":
        d.shape("-46,4 -56,-30 -44,-74 0,-96 40,-80 54,-40 48,-6 42,-34 26,-56 -6,-58 -34,-44 -40,-16", dark)
        for x, y in ((-46, -40), (-30, -66), (-8, -78), (16, -76), (36, -60)):
            d.line(f"{x},{y} {x + 10},{y + 4} {x + 14},{y + 16}", light, 6, 0.7)
    elif style == "fringe":
        d.shape(
            "-48,8 -57,-30 -44,-76 0,-96 42,-80 55,-40 50,0 42,-32 32,-38 "
            "24,-50 12,-40 2,-52 -10,-40 -20,-52 -32,-36 -42,-14",
            dark,
        )
        for x in (-40, -20, 0, 20, 38):
            d.line(f"{x},-80 {x - 2},-66 {x + 4},-54", light, 6, 0.7)
    elif style == "curls":
        for x, y, r in (
            (-48, -4, 13),
            (-54, -28, 15),
            (-46, -54, 17),
            (-28, -74, 18),
            (-2, -84, 19),
            (24, -78, 18),
            (44, -58, 16),
            (51, -32, 14),
            (48, -10, 11),
        ):
            d.ellipse(x, y, r, r, dark)
        for x, y in ((-54, -32), (-46, -58), (-28, -78), (-2, -88), (24, -82), (44, -62)):
            d.ellipse(x - 2, y, 7, 7, light, 0.7)
        d.shape("-44,-30 -30,-58 0,-66 32,-58 46,-34 34,-46 0,-54 -30,-44", dark)
    elif style == "bald":
        d.shape("-46,14 -58,-4 -52,-34 -44,-40 -42,-10", dark)
        d.shape("46,8 54,-10 50,-34 44,-36 44,-8", dark)
        d.line("-52,-26 -54,-8 -48,6", light, 5, 0.7)
        d.shape("-26,-58 -10,-66 6,-66 -6,-58", "#f6dcc0", 0.6)
    elif style == "long":
        d.shape(
            "-44,70 -62,20 -58,-40 -40,-80 0,-96 42,-80 58,-40 60,30 48,70 "
            "44,20 46,-20 30,-52 4,-64 -28,-52 -42,-18 -40,30",
            dark,
        )
        d.line("-52,-30 -54,10 -46,56", light, 6, 0.7)
        d.line("-34,-64 -10,-80 20,-80", light, 6, 0.7)
    elif style == "high":
        d.shape("-46,6 -58,-40 -52,-92 0,-122 50,-96 58,-44 48,0 42,-36 24,-56 -4,-60 -32,-48 -42,-16", dark)
        for x, y in (
            (-40, -60),
            (-20, -76),
            (4, -82),
            (28, -76),
            (42, -56),
            (-30, -92),
            (-6, -102),
            (20, -98),
        ):
            d.ellipse(x, y, 10, 9, light, 0.7)
            d.ellipse(x + 2, y + 2, 5, 4, dark, 0.6)


def beard(d: Drawing, hair: str, style: str) -> None:
    dark, light = HAIR[hair]
    if style == "short":
        d.shape(
            "-46,-4 -44,26 -34,52 -14,76 8,84 30,74 42,46 46,2 38,20 26,30 10,32 -6,32 -20,32 -36,18",
            dark,
            0.8,
        )
        for x, y in ((-30, 40), (-14, 58), (6, 66), (24, 56)):
            d.line(f"{x},{y} {x + 5},{y + 8}", light, 5, 0.7)
    elif style == "long":
        d.shape(
            "-46,-4 -46,30 -40,70 -22,104 8,122 34,102 44,64 46,2 38,20 26,30 10,31 -6,32 -20,31 -36,18",
            dark,
            0.85,
        )
        for text in ("-32,44 -28,70 -16,96", "-12,58 -8,84 2,108", "10,60 12,84 12,106", "30,46 28,70 24,92"):
            d.line(text, light, 6, 0.7)
    elif style == "chin":
        d.shape("-14,56 8,54 26,54 22,82 8,96 -6,82", dark, 0.8)
    if style in ("short", "long"):
        d.shape("-10,38! 8,33 28,37! 22,46 8,49 -4,46", dark, 0.6)
        d.shape("0,41! 10,40 20,41! 10,46", LIP, 0.45)


def laurel(d: Drawing, *, leaf: tuple[str, str] = ("#3f7a3a", "#7fb04f"), gem: str = "#d9ac4c") -> None:
    """A wreath on a turned head."""
    for i, (x, y, turn) in enumerate(
        (
            (-54, -24, -80),
            (-50, -46, -62),
            (-38, -66, -42),
            (-20, -78, -22),
            (24, -78, 22),
            (40, -66, 42),
            (50, -46, 62),
            (53, -26, 80),
        )
    ):
        with d.at(x, y, turn=turn, fine=0.75):
            d.shape("-14,4! 0,-8 15,0! 0,8", leaf[0])
            d.shape("-12,-6! -2,-20 12,-16! 2,-4", leaf[1])
            d.shape("-10,8! 2,20 14,12! 2,4", leaf[i % 2])
    d.ellipse(2, -80, 11, 11, gem, 0.6)


def fist(d: Drawing, skin: Skin) -> None:
    """A hand that holds something upright; draw the thing first."""
    d.shape("-19,-18 12,-20 22,-8 20,18 4,24 -18,20 -24,2", skin.light, 0.6)
    for y in (-8, 2, 12):
        d.line(f"-2,{y} 12,{y - 1} 21,{y}", skin.dark, 3, 0.5)
    d.shape("-20,-16 -6,-24 12,-18 8,-9 -8,-8 -18,0", skin.mid, 0.5)


def toga(d: Drawing, colours: tuple[str, str, str], stripe: str = "") -> None:
    """Shoulders in a toga, over the whole width of a card, from (150, 300) down."""
    light, mid, dark = colours
    d.shape("10,440! 22,360 62,312 120,290 190,290 244,312 282,362 292,440!", light)
    d.shape("292,440! 282,362 244,312 206,296 216,330 214,380 200,440!", mid)
    d.shape("120,290 190,290 178,312 152,324 128,310", mid)
    if stripe:
        d.shape("60,440! 76,380 106,330 128,300 142,310 118,344 98,390 88,440!", stripe)
    d.line("40,440 62,380 100,334", dark, 4)
    d.line("120,440 142,390 188,346 236,318", dark, 5)
    d.line("164,440 190,400 232,360 262,346", dark, 4)


def tunic(d: Drawing, colours: tuple[str, str, str]) -> None:
    light, mid, dark = colours
    d.shape("22,440! 34,362 74,314 122,294 186,294 234,314 270,362 280,440!", light)
    d.shape("280,440! 270,362 234,314 196,298 208,340 206,390 196,440!", mid)
    d.shape("122,294 154,330 186,294 172,290 154,304 136,290", dark)
    d.line("84,440 92,390 86,350", dark, 4)
    d.line("150,440 154,390 152,340", dark, 4)


def collar(d: Drawing, bands: tuple[str, ...]) -> None:
    """The broad collar of Egypt, around (150, 292)."""
    for i, colour in enumerate(bands):
        r = 98 - i * 62 / len(bands)
        d.shape(
            f"{150 - r},{282} {150 - r * 0.86},{292 + r * 0.34} "
            f"{150 - r * 0.5},{292 + r * 0.58} 150,{292 + r * 0.66} "
            f"{150 + r * 0.5},{292 + r * 0.58} "
            f"{150 + r * 0.86},{292 + r * 0.34} {150 + r},{282} 150,{292 - r * 0.1}",
            colour,
            0.7,
        )


def scroll(d: Drawing, *, colours: tuple[str, str, str] = ("#f1e2b8", "#d8bd82", "#9a7a44")) -> None:
    """A rolled papyrus, upright, around its middle."""
    d.rect(-15, -58, 15, 58, colours[0])
    d.rect(3, -58, 15, 58, colours[1])
    d.ellipse(0, -58, 15, 7, colours[2])
    d.ellipse(0, -58, 7, 3, colours[0], 0.6)
    d.ellipse(0, 58, 15, 7, colours[1])
