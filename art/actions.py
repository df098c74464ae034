"""The action cards of Caesar & Cleopatra, as scenes; both sides play the same ones."""

from collections.abc import Callable

from art.canvas import Drawing
from art.figures import CLOAKS, GOLD, INK, OLD, ROMAN, TANNED, WHITE, cap, fist, front, profile, tunic


def assassination() -> Drawing:
    d = Drawing("#6e1420", border="action")
    d.ellipse(96, 120, 62, 62, "#e8c9a0")
    d.shape("20,440! 40,340 84,290 150,276 216,290 262,340 282,440!", "#3a3444")
    d.shape("282,440! 262,340 216,290 190,284 204,350 200,440!", "#241f2e")
    with d.at(140, 210, 1.08):
        front(d, TANNED)
        d.shape("-50,20 50,14 46,66 8,92 -34,72", "#2a2434")
        d.shape(
            "-60,90 -74,20 -66,-50 -34,-96 4,-108 44,-92 72,-46 74,30 60,92 "
            "48,30 46,-14 28,-44 0,-50 -30,-42 -46,-10 -46,40",
            "#3a3444",
        )
        d.line("-60,-40 -30,-80 10,-96", "#5c5468", 7)
    d.shape("196,440! 214,350 232,270 244,214 270,220 268,290 262,360 258,440!", "#241f2e")
    d.shape("204,36! 238,130! 262,120!", "#eef2f2")
    d.shape("204,36! 250,126! 262,120!", "#9fb0b6")
    d.line("224,146 250,132 276,118", GOLD[1], 12)
    d.line("252,136 262,164 266,190", "#5a3a1e", 14)
    with d.at(258, 186, 1.15, turn=-14):
        fist(d, TANNED)
    d.crop = (62, 30, 276, 330)
    return d


def spy() -> Drawing:
    d = Drawing("#1b2440", border="action")
    d.shape("20,0! 130,0! 150,440! 20,440!", "#f0c978")
    with d.at(136, 200, 1.15):
        front(d, ROMAN)
        cap(d, "red", "short")
    d.shape("140,0! 300,0! 300,440! 120,440! 148,330 134,230 150,120", "#3d5aa0")
    for x in (176, 216, 256):
        d.line(f"{x},0 {x - 10},140 {x + 6},280 {x - 8},440", "#24396e", 13)
        d.line(f"{x + 16},0 {x + 8},140 {x + 20},280 {x + 8},440", "#6f8cc8", 6)
    d.rect(20, 24, 290, 42, GOLD[1])
    d.shape("20,440! 40,360 90,310 128,300 140,340 130,440!", CLOAKS["red"][0])
    with d.at(142, 322, 1.35):
        fist(d, ROMAN)
    d.crop = (40, 70, 254, 370)
    return d


def castling() -> Drawing:
    d = Drawing("#d9bd84", border="action")
    for x, light, shade in ((84, "#b8323a", "#84202a"), (216, "#2a8a96", "#17606c")):
        d.rect(x - 46, 150, x + 46, 360, light)
        d.rect(x + 14, 150, x + 46, 360, shade)
        for dx in (-44, -10, 24):
            d.rect(x + dx, 120, x + dx + 20, 152, light)
        d.shape(f"{x - 16},360! {x - 16},310 {x},292 {x + 16},310 {x + 16},360!", INK)
        d.rect(x - 6, 190, x + 6, 230, INK)
        d.line(f"{x - 46},262 {x},262 {x + 46},262", "#f2e2b8", 7)
    d.line("70,104 104,66 150,56 196,66 222,90", "#5b2a7a", 16)
    d.shape("206,100! 246,76! 244,122!", "#5b2a7a")
    d.line("230,374 196,400 150,404 104,394 78,378", "#5b2a7a", 14)
    d.shape("92,366! 54,382! 84,402!", "#5b2a7a")
    d.crop = (28, 40, 272, 382)
    return d


def scout() -> Drawing:
    d = Drawing("#7cc0dc", border="action")
    d.ellipse(236, 92, 34, 34, "#f6dc7a")
    d.shape("20,440! 20,330 90,300 170,330 230,290 290,320 290,440!", "#7a9a4a")
    d.shape("20,440! 20,380 110,350 200,380 290,360 290,440!", "#51733a")
    d.rect(238, 240, 268, 310, "#a88a64")
    d.shape("232,242! 253,212! 274,242!", "#b8442f")
    with d.at(10, 26):
        tunic(d, CLOAKS["brown"])
    with d.at(132, 200, 1.15):
        profile(d, TANNED, kohl=False)
        d.shape("-30,40 -54,0 -52,-50 -24,-84 16,-90 44,-78 54,-58 26,-54 0,-40 -8,-4 -14,30", "#4a2c17")
        d.shape("-60,-40 -46,-84 0,-108 44,-92 62,-58 0,-66", CLOAKS["green"][0])
        d.shape("0,-108 44,-92 62,-58 24,-62", CLOAKS["green"][1])
        d.shape("98,-54 120,-46 118,20 96,120! 58,120! 90,20", TANNED.mid)
        d.shape("28,-48 60,-66 108,-62 122,-44 100,-38 60,-42 36,-36", TANNED.light, 0.7)
    d.crop = (50, 60, 276, 376)
    return d


def wrath() -> Drawing:
    d = Drawing("#2b2f4a", border="action")
    d.shape("0,0! 300,0! 300,120 262,146 226,126 190,152 150,128 108,154 70,128 30,148 0,120", "#6f7a9a")
    d.shape("0,0! 300,0! 300,84 250,108 206,88 160,112 110,88 60,108 0,84", "#a9b3cc")
    d.rect(56, 330, 244, 440, "#d8c79c")
    d.shape("40,332! 150,268! 260,332!", "#efe2bd")
    for x in (66, 112, 176, 222):
        d.rect(x, 334, x + 16, 440, "#8f7d58")
    d.shape("168,70! 104,226! 146,220! 112,350! 206,186! 162,192! 214,70!", "#f7e27a")
    d.shape("190,70! 136,206! 170,202! 132,300! 206,186! 162,192! 214,70!", "#e5b52e")
    with d.at(192, 86, 2.0, turn=18):
        fist(d, OLD)
    for x, y in ((66, 250), (236, 236), (250, 290)):
        d.shape(f"{x},{y - 20}! {x + 9},{y} {x},{y + 18}! {x - 9},{y}", "#f2853a")
    d.crop = (44, 40, 256, 337)
    return d


def veto() -> Drawing:
    d = Drawing("#5b2a6e", border="action")
    for turn in range(0, 360, 30):
        with d.at(150, 220, turn=turn):
            d.shape("-20,-300! 0,0! 20,-300!", "#7a4490")
    skin = ROMAN
    d.shape("96,440! 104,350 196,350 208,440!", WHITE)
    d.line("92,372 150,380 210,372", GOLD[1], 12)
    for x, top, lean in ((96, 132, -10), (130, 92, -3), (166, 84, 3), (200, 108, 10)):
        d.shape(
            f"{x - 15},250! {x - 15 + lean},{top + 14} {x + lean},{top} "
            f"{x + 15 + lean},{top + 14} {x + 15},250!",
            skin.light,
            0.8,
        )
        d.line(f"{x + 11 + lean * 0.7},{top + 20} {x + 12},180 {x + 13},246", skin.mid, 7, 0.7)
        middle, knuckle = x + lean * 0.4, (top + 250) // 2
        d.line(f"{middle - 10},{knuckle} {middle + 10},{knuckle}", skin.dark, 4, 0.6)
    d.shape("80,240 216,240 222,300 200,358 104,358 84,310", skin.light, 0.8)
    d.shape("216,240 222,300 200,358 160,358 196,300", skin.mid, 0.8)
    d.shape("210,330 214,288 240,240 262,226 268,244 246,284 226,330", skin.light, 0.8)
    d.line("100,262 150,284 204,268", skin.dark, 5, 0.6)
    d.line("96,300 136,310 160,350", skin.dark, 5, 0.6)
    d.crop = (44, 66, 276, 391)
    return d


ACTIONS: dict[str, Callable[[], Drawing]] = {
    "assassination": assassination,
    "castling": castling,
    "scout": scout,
    "spy": spy,
    "veto": veto,
    "wrath": wrath,
}
