"""Fair deals that can be checked.

Before anyone sits down the server commits to a secret of 256 bits. Each seat adds a nonce of its own. All
that chance decides is drawn from the secret, the nonces and the number of the entry: neither the server,
which does not know the nonces when it commits, nor a player, who does not know the secret, can choose a deal.
When the match is over its record carries secret and nonces, and `verify` draws everything again.
"""

import hashlib
import hmac
import json
import secrets
from collections.abc import Iterator
from random import Random
from typing import Any

import curia
from curia.core.errors import BadInput, CuriaError
from curia.core.game import Json
from curia.core.match import CHANCE, Chance

SCHEME = "curia-1"


def make_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    """What is shown before play."""
    return hashlib.sha256(b"curia commitment 1\n" + secret).hexdigest()


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


def chance(secret: bytes, nonces: list[str]) -> Chance:
    """The source of every chance entry, by its number."""
    said = json.dumps(nonces, separators=(",", ":")).encode()

    def source(number: int) -> Random:
        return Drawn(secret, b"curia chance 1\n" + said + b"\n" + str(number).encode())

    return source


def number(secret: bytes, word: str, of: int) -> int:
    """64 bits for things besides the deal (delays, bots' seeds), which tell nothing about it."""
    return int.from_bytes(hmac.digest(secret, f"curia {word}\n{of}".encode(), "sha256")[:8], "big")


def prove(secret: bytes, nonces: list[str]) -> Json:
    """What a final record carries."""
    return {
        "scheme": SCHEME,
        "commitment": commitment(secret),
        "secret": secret.hex(),
        "nonces": list(nonces),
    }


def verify(record: Any) -> str:
    """The commitment that this record keeps: compare it with the one that was shown before play.
    Raises BadInput if the record is not what its own proof makes it."""
    proof = record.get("proof") if isinstance(record, dict) else None
    if not isinstance(proof, dict):
        raise BadInput("proof-none")
    secret, nonces = _read(proof)
    if commitment(secret) != proof["commitment"]:
        raise BadInput("proof-commitment")
    curia.replay(record)
    match = curia.new(
        record["game"],
        seats=len(record["seats"]),
        options=record["options"],
        chance=chance(secret, nonces),
    )
    if "position" in record:
        raise BadInput("proof-position")
    for place, entry in enumerate(record["moves"]):
        if entry["seat"] != CHANCE:
            try:
                match.play(entry["seat"], entry["move"])
            except CuriaError as refused:
                raise BadInput("proof-entry", number=place + 1) from refused
        if match.entries(place)[:1] != [(entry["seat"], entry["move"])]:
            raise BadInput("proof-entry", number=place + 1)
    return commitment(secret)


def _read(proof: Json) -> tuple[bytes, list[str]]:
    nonces, secret = proof.get("nonces"), proof.get("secret")
    if proof.get("scheme") != SCHEME or not isinstance(secret, str) or not isinstance(nonces, list):
        raise BadInput("proof-unreadable")
    if not isinstance(proof.get("commitment"), str) or not all(isinstance(nonce, str) for nonce in nonces):
        raise BadInput("proof-unreadable")
    try:
        return bytes.fromhex(secret), nonces
    except ValueError:
        raise BadInput("proof-unreadable") from None
