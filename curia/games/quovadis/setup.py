"""What chance decides before each game (section 2): who begins, and the order of the tiles."""

from random import Random

from curia.core.errors import BadInput
from curia.games.quovadis.data import CAESAR_START, PLACES, SEATS, SHUFFLED, ones_in_game
from curia.games.quovadis.notation import read_tiles, tiles_text
from curia.games.quovadis.state import ACTION, START, TILES, State


def roll(s: State, rng: Random) -> str | None:
    if s.phase == START:
        return f"start {SEATS[rng.randrange(s.n)]}"
    if s.phase == TILES:
        tiles = list(SHUFFLED)
        rng.shuffle(tiles)
        return tiles_text(tuple(tiles))
    return None


def play_chance(s: State, text: str) -> None:
    if s.phase == START:
        word, _, name = text.partition(" ")
        if word != "start" or name not in SEATS[: s.n]:
            raise BadInput("chance-misfit", move=text[:80])
        begin(s, SEATS.index(name))
    elif s.phase == TILES:
        tiles = read_tiles(text)
        if tiles is None or sorted(tiles) != list(SHUFFLED):
            raise BadInput("chance-misfit", move=text[:80])
        lay_out(s, tuple(tiles))
    else:
        raise BadInput("chance-misfit", move=text[:80])


def begin(s: State, seat: int) -> None:
    # QV-2.3
    s.starter = s.turn = seat
    s.phase = TILES
    if s.log is not None:
        s.log.append(("started", s.game, seat))


def lay_out(s: State, stock: tuple[int, ...]) -> None:
    # QV-2.1, QV-2.2; also anew for the next game (QV-10.3)
    s.bank = ones_in_game(s.options, s.n)
    s.tiles = [0] * (6 * s.n)
    s.stock = stock
    s.drawn = PLACES
    s.places = list(stock[:PLACES])
    s.bare = 0
    s.caesar = CAESAR_START
    s.phase = ACTION
    if s.log is not None:
        s.log.append(("laid-out", stock[:PLACES]))
