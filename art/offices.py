"""The patricians of Caesar & Cleopatra: 21 persons of five offices, as medallions of 200 by 200.

An office has a ground, a dress and an emblem; a person has skin, hair, beard and age of their own.
"""

from collections.abc import Callable
from functools import partial
from random import Random

from art.canvas import Drawing
from art.emblems import EMBLEMS
from art.figures import CLOAKS, COPPER, GOLD, INK, LINEN, OLD, ROMAN, TANNED, beard, cap, front, laurel

SIDE = 200
SIZES = {"senators": 5, "praetors": 5, "quaestors": 5, "censors": 3, "aediles": 3}
# Ground, its shade, dress and stripe.
DRESS: dict[str, tuple[str, str, tuple[str, str, str], str]] = {
    "senators": ("#6a3a7c", "#4d2860", LINEN, "#7d2a6a"),
    "praetors": ("#a83238", "#7e2028", LINEN, "#b8323a"),
    "quaestors": ("#3f7d52", "#2b5c3c", CLOAKS["ochre"], ""),
    "censors": ("#34597f", "#23405f", LINEN, "#34597f"),
    "aediles": ("#c98f3a", "#a06c24", CLOAKS["blue"], ""),
}
YOUNG = ("black", "brown", "red", "fair", "brown")
AGED = ("grey", "white", "grey", "black", "white")
STYLES = ("short", "fringe", "curls", "bald", "short")
BEARDS = ("", "short", "long", "", "chin")


def patrician(office: str, number: int) -> Drawing:
    # One order of features an office: no two of its persons share hair, beard and skin.
    chance = Random(f"{office} of Rome")
    features = [
        chance.sample(each, 5)
        for each in (AGED if office in ("senators", "censors") else YOUNG, STYLES, BEARDS)
    ]
    hair, style, chin = (each[number - 1] for each in features)
    old = hair in ("grey", "white")
    skin = (OLD, ROMAN, OLD, TANNED, COPPER)[number - 1] if old else (ROMAN, TANNED, COPPER)[number % 3]
    ground, shade, (light, mid, dark), stripe = DRESS[office]
    d = Drawing(INK, width=SIDE, height=SIDE)
    d.ellipse(100, 100, 99, 99, GOLD[2])
    d.ellipse(100, 100, 95, 95, GOLD[0])
    d.ellipse(100, 100, 86, 86, ground)
    d.ellipse(112, 110, 74, 76, shade)
    d.ellipse(92, 94, 70, 72, ground)
    # Shoulders stay inside the rim.
    d.shape("38,158! 46,146 74,136 120,136 152,144 162,158! 134,178 100,186 66,178", light)
    d.shape("162,158! 152,144 120,136 126,156 118,184 134,178", mid)
    if stripe:
        d.shape("52,166! 62,146 84,136 94,140 78,154 70,178!", stripe)
    d.line("92,184 104,164 130,146", dark, 4)
    with d.at(92, 92, 0.62, flip=number % 2 == 0, fine=1.25):
        if office == "censors":
            # A fold of the toga over the head.
            d.shape("-64,92 -74,0 -62,-66 -20,-106 20,-106 62,-66 74,0 66,92", mid)
        front(d, skin, brow="#8d8a84" if old else "#3a2a1e", old=old)
        cap(d, hair, style)
        if chin:
            beard(d, hair, chin)
        if office == "censors":
            d.shape(
                "-66,92 -78,0 -64,-70 -20,-112 20,-112 64,-70 78,0 68,92 "
                "50,60 54,0 46,-48 12,-80 -12,-80 -44,-50 -54,0 -50,60",
                light,
            )
            d.shape("20,-112 64,-70 78,0 68,92 50,60 54,0 46,-48 22,-76", mid)
        if office == "aediles":
            laurel(d, leaf=("#d9ac4c", "#f0cf78"), gem="#b8442f")
    with d.at(146, 140, 0.3, fine=1.35):
        EMBLEMS[office](d)
    return d


PATRICIANS: dict[str, Callable[[], Drawing]] = {
    f"{office}-{number}": partial(patrician, office, number)
    for office, size in SIZES.items()
    for number in range(1, size + 1)
}
