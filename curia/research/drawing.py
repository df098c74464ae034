"""Positions as text, and as small pictures in plain numpy. Both show what one seat sees."""

from typing import TYPE_CHECKING, Any

from curia.core.game import Json
from curia.games.caesar.data import SEATS as EGYPT_AND_ROME
from curia.games.quovadis.data import COMMITTEES, PATH_FROM, PATH_NAMES, PATH_TO, SEATS_IN
from curia.research.extras import need

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Picture = NDArray[np.uint8]
else:
    np = need("numpy", "envs")
    Picture = np.ndarray
Colour = tuple[int, int, int]

_PAPER: Colour = (244, 239, 226)
_INK: Colour = (52, 44, 36)
_BACK: Colour = (150, 140, 120)
_SIDES: dict[str, Colour] = {"cleopatra": (38, 120, 132), "caesar": (160, 48, 44)}
_FAMILIES: dict[str, Colour] = {
    "red": (190, 50, 45),
    "blue": (50, 90, 170),
    "green": (60, 130, 70),
    "yellow": (215, 170, 40),
    "purple": (125, 70, 140),
}
_LAUREL: Colour = (120, 150, 70)

# Three by five dots for each sign, row by row.
_SIGNS = {
    "0": "111101101101111", "1": "010110010010111", "2": "111001111100111", "3": "111001111001111",
    "4": "101101111001001", "5": "111100111001111", "6": "111100111101111", "7": "111001010010010",
    "8": "111101111101111", "9": "111101111001111", "P": "111101111100100", "I": "111010010010111",
    "V": "101101101101010", "c": "000111100100111", "-": "000000111000000",
}  # fmt: skip

# Where the committees lie on a picture, in steps from the left and from the top.
_AT = {
    "a1": (0, 6), "b5": (2, 6), "c1": (4, 6), "d3": (6, 6), "e1": (0, 5), "f1": (2, 5), "g3": (5, 5),
    "h1": (7, 5), "i3": (1, 4), "j5": (3, 3), "k1": (7, 4), "l1": (5, 4), "m3": (1, 2), "n3": (6, 2),
    "senate": (3, 0),
}  # fmt: skip


def text(view: Json) -> str:
    """A view as lines of text."""
    return _caesar_text(view) if "table" in view else _quovadis_text(view)


def picture(view: Json) -> Picture:
    return _caesar_picture(view) if "table" in view else _quovadis_picture(view)


def _caesar_text(view: Json) -> str:
    lines = [f"{view['phase']['name']}; to move: {', '.join(view['to_act']) or 'nobody'}"]
    for group, lies in view["table"].items():
        sides = []
        for seat in EGYPT_AND_ROME:
            hidden = lies[seat]["hidden"]
            down = [f"{card}*" for card in hidden] if hidden is not None else ["*"] * lies[seat]["down"]
            sides.append(" ".join([*lies[seat]["up"], *down]) or "-")
        lines.append(f"{group:9} left {lies['left']}  {sides[0]:>24} | {sides[1]}")
    for seat, player in view["players"].items():
        hand = player["cards"]
        held = sum(player["hand"].values())
        shown = " ".join(hand) if hand is not None else f"{held} cards"
        lines.append(f"{seat:9} {player['points']} points; hand: {shown or '-'}")
    return "\n".join([*lines, f"votes: {view['votes']['deck']} in the deck"])


def _quovadis_text(view: Json) -> str:
    lines = [f"{view['phase']['name']}; to move: {', '.join(view['to_act']) or 'nobody'}"]
    for room, who in view["committees"].items():
        lines.append(f"{room:7} {' '.join(who) or '-'}")
    places = [f"{path} {tile or '-'}" for path, tile in view["laurels"].items()]
    lines.append(f"laurels: {', '.join(places)}; Caesar on {view['caesar']}")
    for seat, player in view["players"].items():
        lines.append(f"{seat:7} reserve {player['reserve']}, {player['tiles']} tiles")
    if view["deal"] is not None:
        lines.append(f"deal {view['deal']['number']}: {view['deal']['deal']}")
    return "\n".join(lines)


# --- Pictures -------------------------------------------------------------------------------------------


def _box(picture: Picture, x: int, y: int, width: int, height: int, colour: Colour) -> None:
    picture[y : y + height, x : x + width] = colour


def _write(picture: Picture, x: int, y: int, signs: str, colour: Colour, size: int = 2) -> None:
    for sign in signs:
        dots = _SIGNS.get(sign, _SIGNS["-"])
        for number, dot in enumerate(dots):
            if dot == "1":
                _box(picture, x + size * (number % 3), y + size * (number // 3), size, size, colour)
        x += 4 * size


def _line(picture: Picture, start: tuple[int, int], end: tuple[int, int], colour: Colour) -> None:
    steps = max(abs(end[0] - start[0]), abs(end[1] - start[1]), 1)
    xs = np.linspace(start[0], end[0], steps + 1).astype(int)
    ys = np.linspace(start[1], end[1], steps + 1).astype(int)
    for wide in (0, 1):
        picture[ys, xs + wide] = colour


def _paper(width: int, height: int) -> Picture:
    found = np.empty((height, width, 3), np.uint8)
    found[:] = _PAPER
    return found


def _card(picture: Picture, x: int, y: int, card: str | None, colour: Colour) -> None:
    """A card with its value; face down and unknown, its back."""
    _box(picture, x, y, 14, 20, colour)
    if card is None:
        _box(picture, x + 3, y + 3, 8, 14, _BACK)
    else:
        _write(picture, x + 4, y + 5, card[0], _PAPER)


def _caesar_picture(view: Json) -> Picture:
    """Cleopatra above, Caesar below, the groups side by side; face-down cards lie half as far in."""
    groups = list(view["table"])
    found = _paper(20 + 100 * len(groups), 240)
    for number, group in enumerate(groups):
        lies, x = view["table"][group], 20 + 100 * number
        for n in range(lies["left"]):
            _box(found, x + 16 * n, 110, 12, 20, _LAUREL)
        for seat, row, step in (("cleopatra", 84, -24), ("caesar", 136, 24)):
            _side(found, lies[seat], x, row, step, _SIDES[seat])
    for seat, y in (("cleopatra", 6), ("caesar", 214)):
        player = view["players"][seat]
        hand: list[Any] = player["cards"] or [None] * sum(player["hand"].values())
        for n, card in enumerate(hand):
            _card(found, 20 + 16 * n, y, card if card is None or len(card) == 1 else "-", _SIDES[seat])
        _write(found, found.shape[1] - 30, y + 5, str(player["points"]), _INK)
    return found


def _side(picture: Picture, lies: Json, x: int, y: int, step: int, colour: Colour) -> None:
    for n, card in enumerate(lies["up"]):
        _card(picture, x + 16 * n, y, card, colour)
    hidden: list[Any] = lies["hidden"] if lies["hidden"] is not None else [None] * lies["down"]
    for n, card in enumerate(hidden):
        _card(picture, x + 16 * n, y + step, card, colour)
        _box(picture, x + 16 * n, y + step, 14, 2, _BACK)


def _quovadis_picture(view: Json) -> Picture:
    found = _paper(8 * 70 + 20, 7 * 60 + 20)

    def at(room: str) -> tuple[int, int]:
        x, y = _AT[room]
        return 30 + 70 * x, 20 + 60 * y

    def middle(room: int) -> tuple[int, int]:
        x, y = at(COMMITTEES[room])
        return x + 6 * SEATS_IN[room], y + 7

    for path, name in enumerate(PATH_NAMES):
        here = middle(PATH_FROM[path]), middle(PATH_TO[path])
        _line(found, *here, _INK)
        x, y = (here[0][0] + here[1][0]) // 2 - 10, (here[0][1] + here[1][1]) // 2 - 7
        if name in view["laurels"]:
            _box(found, x, y, 26, 14, _INK if name == view["caesar"] else _LAUREL)
            _write(found, x + 2, y + 2, view["laurels"][name] or "-", _PAPER)
    for number, room in enumerate(COMMITTEES):
        x, y = at(room)
        seats = SEATS_IN[number]
        _box(found, x - 2, y - 2, 12 * seats + 4, 18, _BACK)
        for n in range(seats):
            who = view["committees"][room]
            _box(found, x + 12 * n + 1, y, 10, 14, _FAMILIES[who[n]] if n < len(who) else _PAPER)
    return found
