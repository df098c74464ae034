"""Secrets of seats and links: random, 128 bits, and kept as hashes only."""

import hashlib
import secrets

COOKIE = "curia"
# Browsers take a cookie of such a name only from this very host, by TLS: no neighbour can put it there.
SAFE_COOKIE = "__Host-curia"
# No letters that look alike: ids are read out and typed.
_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"


def make() -> str:
    """A new secret, 128 bits as text."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is stored. A random secret of 128 bits needs no salt and no slow hash."""
    return hashlib.sha256(b"curia token " + token.encode("utf-8", "replace")).hexdigest()


def table_id() -> str:
    """A table's name in addresses: nobody guesses it, but it opens nothing by itself."""
    return "".join(secrets.choice(_LETTERS) for _ in range(12))
