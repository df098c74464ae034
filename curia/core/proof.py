"""Fair deals that can be checked.

Before anyone sits down the server commits to a secret of 256 bits. Each player adds a nonce of their own; the
nonce of a seat that gives none, a bot's say, is derived from the secret, so the commitment covers it too. All
that chance decides is drawn from the secret, the nonces and the number of the draw: neither the server,
which does not know the players' nonces when it commits, nor a player, who does not know the secret, can
choose a deal. When the match is over its record carries secret and nonces, and `verify` draws it all again.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

from curia.core.errors import BadInput, CuriaError
from curia.core.game import Game, Json
from curia.core.match import (
    CHANCE,
    Chance,
    Match,
    check_record,
    replay,
    take_backs,
    unforeseeable,
    upgrades,
)

Games = Mapping[str, Game[Any]]

FIRST, NEWEST = "curia-1", "curia-2"
"""How draws are numbered. At first by the entries before them, so that dealing again after a take-back gave
something else; now by the draws that count, so that it gives the same. A table keeps its scheme."""


def make_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What is shown before play."""
    return hashlib.sha256(b"curia commitment 1\n" + secret).hexdigest()


def derived_nonce(secret: bytes, place: int) -> str:
    """The nonce of a seat that gives none: settled by the commitment, so nobody can choose it later."""
    return hmac.digest(secret, f"curia nonce 1\n{place}".encode(), "sha256").hex()


class Drawn(Random):
    """A source whose bits are HMAC-SHA256(secret, message + block number), block after block."""

    def __new__(cls, *args: Any) -> "Drawn":
        return super().__new__(cls)

    def __init__(self, secret: bytes, message: bytes) -> None:
        self._blocks = _blocks(secret, message)
        self._bits = 0
        self._left = 0

    def getrandbits(self, k: int, /) -> int:
        while self._left < k:
            self._bits = self._bits << 256 | next(self._blocks)
            self._left += 256
        self._left -= k
        found = self._bits >> self._left
        self._bits &= (1 << self._left) - 1
        return found

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)


def _blocks(secret: bytes, message: bytes) -> Iterator[int]:
    block = 0
    while True:
        digest = hmac.digest(secret, message + b"\n" + str(block).encode(), "sha256")
        yield int.from_bytes(digest, "big")
        block += 1


def chance(secret: bytes, nonces: list[str], scheme: str = NEWEST) -> Chance:
    """The source of every chance entry."""
    said = json.dumps(nonces, separators=(",", ":"))

    def source(number: int, draws: int) -> Random:
        version, counted = (1, number) if scheme == FIRST else (2, draws)
        return Drawn(secret, f"curia chance {version}\n{said}\n{counted}".encode())

    return source


def number(secret: bytes, word: str, of: int) -> int:
    """64 bits for things besides the deal (delays, bots' seeds), which tell nothing about it."""
    return int.from_bytes(hmac.digest(secret, f"curia {word}\n{of}".encode(), "sha256")[:8], "big")


def prove(secret: bytes, nonces: list[str], scheme: str = NEWEST) -> Json:
    """What a final record carries."""
    return {
        "scheme": scheme,
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "nonces": list(nonces),
    }


def verify(record: Any, games: Games) -> str:
    """The commitment that this record keeps: compare it with the one that was shown before play.
    Raises BadInput if the record is not what its own proof makes it."""
    secret, nonces = _read(record)
    drawn = chance(secret, nonces, record["proof"]["scheme"])
    replayed = _replayed(record, games)
    game, options = replayed.definition, replayed.record()["options"]
    match = Match(game, game.start(len(record["seats"]), options), drawn)
    match.roll()
    if "position" in record:
        raise BadInput("proof-position")
    moves = record["moves"]
    _check_take_backs(moves, record["proof"]["scheme"])
    taken_back = upgrades(moves)
    skipped = 0
    for place, entry in enumerate(moves):
        if place >= skipped and place in taken_back:
            # What the rules refuse can't be played again; how it went on after that can.
            skipped = taken_back[place] + 1
            match = replay(game, {**record, "moves": moves[:skipped]}, drawn)
        if place < skipped:
            continue
        if entry["seat"] != CHANCE:
            try:
                match.play(entry["seat"], entry["move"])
            except CuriaError as refused:
                raise BadInput("proof-entry", number=place + 1) from refused
        if match.entries(place)[:1] != [(entry["seat"], entry["move"])]:
            raise BadInput("proof-entry", number=place + 1)
    return commitment(secret)


def _check_take_backs(moves: list[Json], scheme: str) -> None:
    """A server that knows all nonces could throw deals away until it likes one."""
    for place, taken in take_backs(moves).items():
        upgraded = scheme != FIRST and moves[place]["move"].startswith("upgraded ")
        if not upgraded and any(moves[number]["seat"] == CHANCE for number in taken):
            raise BadInput("proof-dealt-again", number=place + 1)


def upgraded(record: Any, games: Games) -> list[int]:
    """The numbers of the entries by which a server says that it went on by newer rules. Raises BadInput."""
    moves = _replayed(record, games).record()["moves"]
    return [place + 1 for place in sorted(upgrades(moves).values())]


def given_nonces(record: Any, games: Games) -> Json:
    """The nonces that were given and not derived from the secret, by seat. Whoever sat there gave them; if
    nobody did, because a bot played, the server has chosen it. Raises BadInput."""
    secret, nonces = _read(record)
    seats = _replayed(record, games).seats
    if len(seats) != len(nonces):
        raise BadInput("proof-unreadable")
    return {
        seat: nonce
        for place, (seat, nonce) in enumerate(zip(seats, nonces, strict=True))
        if nonce != derived_nonce(secret, place)
    }


def check_nonce(record: Any, nonce: str, games: Games) -> None:
    """Raises BadInput if nobody has given this nonce."""
    if nonce not in given_nonces(record, games).values():
        raise BadInput("proof-nonce", nonce=nonce[:80])


def _replayed(record: Any, games: Games) -> Match:
    checked = check_record(record, {id: game.rules for id, game in games.items()})
    return replay(games[checked["game"]], checked, unforeseeable())


def _read(record: Any) -> tuple[bytes, list[str]]:
    """The secret and the nonces of a record, which fit the commitment that stands beside them."""
    proof = record.get("proof") if isinstance(record, dict) else None
    if not isinstance(proof, dict):
        raise BadInput("proof-none")
    nonces, secret = proof.get("nonces"), proof.get("secret")
    if proof.get("scheme") not in (FIRST, NEWEST):
        raise BadInput("proof-unreadable")
    if not isinstance(secret, str) or not isinstance(nonces, list):
        raise BadInput("proof-unreadable")
    if not isinstance(proof.get("commitment"), str) or not all(isinstance(nonce, str) for nonce in nonces):
        raise BadInput("proof-unreadable")
    try:
        found = bytes.fromhex(secret)
    except ValueError:
        raise BadInput("proof-unreadable") from None
    if commitment(found) != proof["commitment"]:
        raise BadInput("proof-commitment")
    return found, nonces
