"""The cards of Caesar & Cleopatra."""

from collections.abc import Callable

from art.canvas import Drawing
from art.figures import (
    CLOAKS,
    COPPER,
    GOLD,
    INK,
    LINEN,
    NUBIAN,
    OLD,
    ROMAN,
    TANNED,
    WHITE,
    beard,
    cap,
    collar,
    fist,
    front,
    laurel,
    profile,
    scroll,
    toga,
    tunic,
)

TEAL, TEAL_DEEP = "#1f7480", "#155a66"
LAPIS = "#1f5f9b"


def egypt(ground: str = TEAL, disc: tuple[str, str] = ("#e0a94a", "#c98a33"), rays: bool = False) -> Drawing:
    """A sun over water."""
    d = Drawing(ground, border="egypt")
    if rays:
        for turn in range(0, 360, 20):
            with d.at(162, 168, turn=turn):
                d.shape("-9,-108! 0,-150! 9,-108!", disc[0])
    d.ellipse(162, 168, 112, 112, disc[0])
    d.ellipse(162, 168, 101, 101, disc[1])
    return d


def rome(ground: str, niche: tuple[str, str] = ("#e9d8b0", "#d4bb86"), *, gold: bool = False) -> Drawing:
    """A niche between two columns, under an arch."""
    d = Drawing(ground, border="rome")
    edge = GOLD[1] if gold else "#f2e6cb"
    d.shape("48,440! 48,160 60,104 96,62 150,46 204,62 240,104 252,160 252,440!", edge)
    d.shape("62,440! 62,162 74,112 106,76 150,62 194,76 226,112 238,162 238,440!", niche[0])
    d.shape("186,72 194,76 226,112 238,162 238,440! 208,440! 210,170 204,112", niche[1])
    return d


def water_bearer() -> Drawing:
    d = egypt("#2f8f95", ("#7cc3bd", "#64b3ae"))
    d.shape("44,440! 52,366 88,316 132,300 182,300 220,322 242,370 250,440!", LINEN[0])
    d.shape("250,440! 242,370 220,322 192,304 204,350 200,440!", LINEN[1])
    with d.at(150, 208, 0.98):
        profile(d, COPPER, soft=True)
        d.shape(
            "-30,80 -52,60 -58,0 -52,-50 -24,-84 16,-88 44,-74 50,-58 20,-58 -2,-40 -8,0 -8,40 -10,84", INK
        )
        for x in (-46, -34, -22):
            d.line(f"{x},-30 {x - 2},20 {x + 2},74", "#453b3c", 4, 0.7)
        d.line("-50,-44 0,-62 48,-62", "#c2452f", 9, 0.7)
    # The jar on her head, and the arm that holds it.
    d.shape(
        "118,50 128,44 176,44 186,50 180,58 198,78 196,102 176,124 128,124 108,102 106,78 124,58", "#c4703a"
    )
    d.shape("176,44 186,50 180,58 198,78 196,102 176,124 152,124 172,100 174,74 164,58", "#9a4f26")
    d.line("112,84 150,92 194,84", "#f1d9a8", 7, 0.7)
    d.line("112,98 150,106 192,98", INK, 4, 0.7)
    d.shape(
        "226,440! 236,330 246,240 238,176 212,122 196,106 188,88 "
        "202,84 222,106 258,168 270,250 266,350 262,440!",
        COPPER.light,
    )
    d.shape("258,168 270,250 266,350 262,440! 246,440! 250,340 256,250 250,196", COPPER.mid)
    d.line("244,236 258,238 272,236", GOLD[1], 9, 0.7)
    d.line("96,352 150,372 206,350", LAPIS, 10, 0.7)
    d.crop = (62, 30, 276, 330)
    return d


def scribe() -> Drawing:
    d = egypt("#b8894a", ("#e8cf94", "#dcbd7a"))
    d.shape("34,440! 44,362 84,314 130,298 184,298 224,318 250,366 258,440!", COPPER.light)
    d.shape("258,440! 250,366 224,318 190,300 206,350 202,440!", COPPER.mid)
    d.shape("60,440! 70,380 130,316 150,300 168,310 140,340 110,390 104,440!", LINEN[0])
    with d.at(146, 188, 1.08):
        profile(d, COPPER)
        d.shape("-28,30 -48,-10 -48,-50 -24,-80 12,-86 40,-76 51,-58 30,-52 10,-54 -10,-36 -14,-8", "#4b342a")
        d.shape("-20,-10 -8,-18 0,-6 -4,14 -16,20 -22,8", COPPER.mid, 0.6)
        d.line("-30,-4 -6,-14 24,-30 46,-36", "#d8bd6a", 6, 0.6)
        d.line("34,-33 46,-36 54,-38", INK, 6, 0.6)
    # Papyrus and pen.
    d.shape("150,330! 262,318! 266,408! 156,420!", "#f4e6bd")
    d.shape("150,330! 168,328! 174,418! 156,420!", "#d8bd82")
    for y in (346, 362, 378):
        d.line(f"184,{y} 214,{y - 3} 250,{y - 7}", "#6a4a2a", 5, 0.6)
    d.line("222,300 206,340 196,362", "#7a3d1e", 7, 0.6)
    with d.at(226, 304, 0.95, turn=30):
        fist(d, COPPER)
    d.shape("262,440! 268,380 258,330 240,312 230,326 244,350 244,440!", COPPER.mid)
    d.crop = (66, 76, 276, 370)
    return d


def guard() -> Drawing:
    d = egypt("#7a4a2a", ("#c98a3f", "#b0742f"))
    # Spear.
    d.rect(232, 60, 241, 440, "#5a3a1e")
    d.shape("236,26! 254,66 245,92 228,92 219,66", "#c9d2d4")
    d.shape("236,26! 254,66 245,92 236,92", "#8d9a9e")
    d.shape("28,440! 38,362 78,312 128,296 186,296 226,316 254,366 262,440!", NUBIAN.light)
    d.shape("262,440! 254,366 226,316 190,298 208,350 204,440!", NUBIAN.mid)
    d.shape("60,440! 84,376 140,330 180,320 202,336 170,350 124,390 106,440!", "#c9a24a")
    d.line("78,420 104,384 150,350", "#7a5520", 5, 0.7)
    with d.at(144, 186, 1.06):
        profile(d, NUBIAN, lip="#7a3430")
        stripes = ("#f1e2b8", "#20507a")
        d.shape(
            "50,-56 36,-80 4,-90 -28,-80 -52,-50 -66,0 -74,60 -66,104 -22,108 -16,60 -8,10 -6,-30 20,-50",
            stripes[1],
        )
        for text in (
            "-48,-44 -20,-44 2,-34",
            "-58,-22 -34,-18 -8,-14",
            "-64,2 -38,6 -10,10",
            "-68,26 -44,32 -14,34",
            "-72,52 -46,58 -18,58",
            "-70,78 -46,84 -20,82",
            "-34,-66 -6,-68 22,-58",
        ):
            d.line(text, stripes[0], 9, 0.75)
        d.line("52,-56 20,-58 -6,-38", GOLD[1], 9, 0.7)
    with d.at(236, 330, 1.05):
        fist(d, NUBIAN)
    d.shape("254,440! 262,390 256,352 240,346 224,354 224,440!", NUBIAN.mid)
    d.line("222,372 240,378 260,372", GOLD[1], 10, 0.7)
    d.crop = (64, 60, 276, 357)
    return d


def priest() -> Drawing:
    d = egypt("#3c3468", ("#d9ac4c", "#c08f35"))
    d.shape("30,440! 40,360 82,312 130,296 186,296 228,316 256,366 264,440!", LINEN[0])
    d.shape("264,440! 256,366 228,316 192,298 208,350 204,440!", LINEN[1])
    # A leopard's skin over the shoulder.
    d.shape("54,440! 66,370 106,322 148,300 176,310 160,350 126,390 120,440!", "#dda74e")
    for x, y in ((92, 372), (112, 346), (82, 400), (110, 398), (134, 326), (134, 362), (98, 424)):
        d.ellipse(x, y, 8, 7, "#4a2c17", 0.6)
        d.ellipse(x, y, 3, 3, "#dda74e", 0.5)
    collar(d, (LAPIS, GOLD[1], "#b8442f"))
    with d.at(146, 184, 1.08):
        profile(d, TANNED)
        d.shape("50,-60 30,-76 -6,-76 -34,-60 -46,-30 -40,-2 -22,-10 -10,-36 20,-54", TANNED.light)
        d.shape("-46,-30 -40,-2 -22,-10 -16,-30 -24,-54", TANNED.mid)
        d.shape("-22,-12 -10,-20 -2,-8 -6,14 -18,20 -24,6", TANNED.mid, 0.6)
        d.line("52,-58 10,-66 -40,-36", GOLD[1], 10, 0.7)
        d.shape("48,-62 58,-78 54,-92 66,-88 68,-72 58,-56", GOLD[0], 0.6)
        d.shape("46,76! 60,74! 56,104! 50,104!", INK, 0.6)
    # An ankh, held up.
    d.ellipse(236, 232, 24, 31, GOLD[0])
    d.ellipse(236, 234, 11, 18, "#3c3468")
    d.rect(228, 258, 244, 350, GOLD[1])
    d.rect(202, 268, 270, 284, GOLD[0])
    with d.at(236, 330):
        fist(d, TANNED)
    d.shape("256,440! 262,390 256,350 238,344 222,352 222,440!", LINEN[1])
    d.crop = (66, 66, 276, 360)
    return d


def cleopatra() -> Drawing:
    d = egypt("#0f5f73", ("#f4d880", "#dda93f"), rays=True)
    d.shape("28,440! 38,364 80,314 130,298 184,298 228,316 258,366 268,440!", WHITE)
    d.shape("268,440! 258,366 228,316 192,300 208,350 204,440!", LINEN[1])
    collar(d, (GOLD[1], LAPIS, "#b23a3a", "#1f8a72", GOLD[0]))
    with d.at(146, 190, 1.1):
        profile(d, COPPER, soft=True, lip="#b2302f")
        d.shape(
            "-24,92 -62,88 -68,20 -60,-40 -34,-80 12,-90 46,-76 54,-58 24,-54 2,-36 -4,0 -4,40 -6,92",
            "#15131c",
        )
        for x in (-56, -44, -32, -20):
            d.line(f"{x + 6},-40 {x},20 {x + 2},84", "#3a3550", 4, 0.7)
            d.ellipse(x + 3, 88, 6.5, 7, GOLD[1], 0.6)
        # Vulture cap with wing feathers, uraeus, sun between horns.
        d.shape("54,-58 40,-84 4,-94 -30,-84 -56,-54 -62,-6 -54,20 -34,14 -30,-20 -10,-46 22,-58", GOLD[1])
        for i, text in enumerate(
            (
                "-58,-30 -44,-26 -34,-18",
                "-50,-54 -36,-46 -24,-34",
                "-34,-74 -22,-62 -12,-48",
                "-8,-88 0,-74 4,-58",
                "20,-86 24,-74 24,-60",
                "-58,0 -46,2 -36,2",
            )
        ):
            d.line(text, (LAPIS, "#b23a3a")[i % 2], 9, 0.7)
        d.shape("44,-62 58,-78 56,-98 68,-104 78,-94 70,-84 70,-70 58,-54", GOLD[0], 0.6)
        d.ellipse(69, -96, 3.4, 3.4, "#b23a3a", 0.4)
        d.ellipse(-2, 34, 9, 13, GOLD[0], 0.6)
        d.ellipse(-2, 36, 4, 6, "#1f8a72", 0.5)
    # Sceptre.
    d.line("250,440 246,360 240,300", GOLD[1], 10)
    d.shape("240,310 222,290 224,264 240,274 256,262 260,288", "#3f9a6a")
    d.shape("240,310 232,288 240,268 248,288", "#c9e08a", 0.7)
    with d.at(246, 366, 0.95):
        fist(d, COPPER)
    d.crop = (62, 58, 276, 358)
    return d


def alexandrian() -> Drawing:
    """The philosopher of Egypt: a scholar before the lighthouse, with an armillary sphere."""
    d = Drawing("#23406e", border="egypt")
    d.shape("24,440! 24,330 100,318 200,326 280,316 280,440!", "#2f7f8f")
    d.rect(40, 150, 90, 340, "#e7d7b0")
    d.rect(68, 150, 90, 340, "#bfa878")
    d.rect(48, 112, 82, 150, "#e7d7b0")
    d.rect(66, 112, 82, 150, "#bfa878")
    d.shape("65,76! 80,112! 50,112!", "#f2a33a")
    for x, y in ((120, 54), (150, 84), (236, 60), (262, 110), (110, 110), (196, 44)):
        d.ellipse(x, y, 4, 4, "#f6e7a8", 0.6)
    toga(d, CLOAKS["ochre"])
    with d.at(164, 184, 1.06, flip=True):
        front(d, COPPER, brow="#d6d1c6", old=True)
        cap(d, "white", "curls")
        beard(d, "white", "long")
    d.ellipse(238, 350, 44, 44, GOLD[1])
    d.ellipse(238, 350, 36, 36, "#23406e")
    d.ellipse(238, 350, 44, 16, GOLD[1])
    d.ellipse(238, 350, 38, 10, "#23406e")
    d.line("212,318 238,350 264,382", GOLD[0], 7, 0.7)
    d.ellipse(238, 350, 13, 13, "#f0cf78", 0.7)
    with d.at(206, 390, 1.0, turn=-40):
        fist(d, COPPER)
    d.crop = (60, 80, 270, 374)
    return d


def plebeian() -> Drawing:
    d = rome("#7a5a3a", ("#cdbb98", "#b39f7a"))
    tunic(d, CLOAKS["brown"])
    with d.at(150, 186, 1.08, flip=True):
        front(d, TANNED, smile=True)
        cap(d, "brown", "fringe")
        beard(d, "brown", "chin")
        # A felt cap.
        d.shape("-58,-36 -46,-78 -14,-112 14,-116 42,-84 56,-38 0,-56", "#b5502f")
        d.shape("14,-116 42,-84 56,-38 26,-48 24,-88", "#8a3620")
        d.line("-60,-34 0,-54 58,-36", "#e0b070", 11, 0.8)
    # A loaf of bread in both arms.
    d.shape("76,372 90,334 150,318 212,334 226,372 206,408 150,418 94,408", "#c98a3f")
    d.shape("226,372 206,408 150,418 94,408 90,392 150,398 204,380 214,338", "#9a5f24")
    for text in ("150,322 150,360 150,398", "96,350 150,362 208,346", "106,396 150,362 198,392"):
        d.line(text, "#f0cf8a", 6, 0.7)
    with d.at(84, 392, 1.05, turn=60):
        fist(d, TANNED)
    with d.at(220, 392, 1.05, flip=True, turn=60):
        fist(d, TANNED)
    d.crop = (46, 66, 254, 358)
    return d


def merchant() -> Drawing:
    d = rome("#2f5a4a", ("#a8c09a", "#8aa57e"))
    tunic(d, CLOAKS["green"])
    d.shape("34,440! 46,362 92,314 124,298 120,340 96,390 92,440!", CLOAKS["ochre"][0])
    d.line("62,440 72,390 100,340", CLOAKS["ochre"][2], 5)
    with d.at(146, 186, 1.08, flip=True):
        front(d, ROMAN)
        cap(d, "black", "curls")
        beard(d, "black", "short")
    # Scales.
    d.line("238,214 238,330 238,350", "#a97a2c", 7)
    d.line("176,232 238,216 276,226", GOLD[1], 8)
    for x, y in ((184, 232), (268, 226)):
        d.line(f"{x},{y} {x - 16},{y + 44}", "#6a4a1e", 3, 0.6)
        d.line(f"{x},{y} {x + 16},{y + 44}", "#6a4a1e", 3, 0.6)
        d.shape(f"{x - 22},{y + 42}! {x + 22},{y + 42}! {x + 12},{y + 58} {x - 12},{y + 58}", GOLD[1])
        d.ellipse(x, y + 40, 9, 6, GOLD[0], 0.6)
    with d.at(238, 356, 1.05):
        fist(d, ROMAN)
    d.shape("262,440! 264,400 256,374 238,370 222,378 218,440!", CLOAKS["green"][1])
    d.crop = (50, 70, 262, 367)
    return d


def centurion() -> Drawing:
    d = rome("#8a2a30", ("#c0574a", "#9c3f38"))
    # Crest, seen from the front, a fan over the helmet.
    with d.at(150, 190, 1.06, flip=True):
        d.shape("-92,-50! -86,-96 -54,-132 0,-146 54,-132 86,-96 92,-50! 58,-66 0,-80 -58,-66", "#d23a32")
        for x, y in ((-72, -64), (-48, -76), (-24, -82), (0, -84), (24, -82), (48, -76), (72, -64)):
            d.line(f"{x},{y} {x * 1.14},{y - 26} {x * 1.2},{y - 52}", "#8f1d20", 5, 0.7)
    tunic(d, ("#b9c0c2", "#8b9496", "#596163"))
    for y in (352, 378, 404):
        d.line(f"50,{y + 10} 150,{y + 18} 254,{y + 8}", "#596163", 6)
    d.shape("24,440! 34,360 74,312 122,296 112,330 70,360 58,440!", CLOAKS["red"][0])
    d.line("44,440 52,390 84,344", CLOAKS["red"][2], 5)
    with d.at(150, 190, 1.06, flip=True):
        front(d, TANNED)
        steel, shade, edge = "#d9c07a", "#a9873f", "#6f5523"
        d.shape("-60,-6 -62,-46 -40,-84 0,-96 40,-84 62,-46 60,-6 50,-30 0,-42 -50,-30", steel)
        d.shape("40,-84 62,-46 60,-6 50,-30 26,-38 30,-66", shade)
        d.line("-62,-28 0,-44 62,-28", edge, 9, 0.7)
        d.shape("-58,-20 -44,-18 -40,20 -22,56 -34,62 -54,30", steel)
        d.shape("58,-20 46,-18 44,20 30,52 40,58 54,30", shade)
    # Vine staff.
    d.line("240,440 236,360 232,262", "#6a3f1c", 12)
    d.ellipse(232, 260, 10, 10, "#8a5a2c", 0.7)
    with d.at(236, 348, 1.05):
        fist(d, TANNED)
    d.crop = (42, 36, 258, 338)
    return d


def senator() -> Drawing:
    d = rome("#3d3348", ("#8d84a3", "#6f6688"))
    toga(d, LINEN, "#7d2a6a")
    with d.at(152, 182, 1.1, flip=True):
        front(d, OLD, brow="#8d8a84", old=True)
        cap(d, "grey", "bald")
    with d.at(220, 330, 1.0, turn=14):
        scroll(d)
    with d.at(222, 356, 1.05, turn=10):
        fist(d, OLD)
    d.shape("250,440! 256,400 246,378 226,374 208,382 206,440!", LINEN[1])
    d.crop = (46, 78, 256, 372)
    return d


def caesar() -> Drawing:
    d = rome("#8a1522", ("#e9bf58", "#d19f36"), gold=True)
    toga(d, CLOAKS["purple"], GOLD[1])
    with d.at(150, 184, 1.12, flip=True):
        front(d, ROMAN)
        cap(d, "brown", "fringe")
        laurel(d)
        d.line("-32,14 -26,28 -20,38", ROMAN.mid, 4, 0.5)
    # Eagle sceptre.
    d.line("238,440 236,360 234,286", "#f3ead6", 9)
    d.shape("234,288 206,262 200,236 222,250 228,238 240,228 250,238 246,250 268,236 264,262", GOLD[0])
    d.shape("240,228 250,238 258,238 250,246 244,246", "#7a4a18", 0.6)
    with d.at(237, 352, 1.05):
        fist(d, ROMAN)
    d.crop = (44, 72, 256, 369)
    return d


def stoic() -> Drawing:
    """The philosopher of Rome, with an owl."""
    d = rome("#33402f", ("#7d8a6a", "#616e50"))
    toga(d, CLOAKS["grey"])
    with d.at(146, 178, 1.06, flip=True):
        front(d, OLD, brow="#bdb9b0", old=True)
        cap(d, "grey", "bald")
        beard(d, "grey", "long")
    # The owl on his shoulder.
    d.shape(
        "204,392 192,350 198,304 206,282 222,292 236,292 250,280 260,304 266,350 256,392 230,404", "#9a744a"
    )
    d.shape("266,350 256,392 230,404 226,360 250,330 258,296", "#70502f")
    for x in (214, 244):
        d.ellipse(x, 314, 15, 16, "#f1e2b8", 0.6)
        d.ellipse(x, 315, 9, 10, "#e0a030", 0.5)
        d.ellipse(x, 315, 5, 6, INK, 0.45)
    d.shape("222,322! 236,322! 229,338!", INK, 0.5)
    for x, y in ((214, 356), (230, 352), (246, 356), (222, 374), (238, 374)):
        d.shape(f"{x - 6},{y - 6}! {x + 6},{y - 6}! {x},{y + 8}!", "#e8cf94", 0.6)
    d.crop = (56, 76, 276, 384)
    return d


INFLUENCE: dict[str, Callable[[], Drawing]] = {
    "cleopatra-1": water_bearer,
    "cleopatra-2": scribe,
    "cleopatra-3": guard,
    "cleopatra-4": priest,
    "cleopatra-5": cleopatra,
    "cleopatra-P": alexandrian,
    "caesar-1": plebeian,
    "caesar-2": merchant,
    "caesar-3": centurion,
    "caesar-4": senator,
    "caesar-5": caesar,
    "caesar-P": stoic,
}
