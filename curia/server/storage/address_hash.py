"""Where tables were opened from. No address is written down, only a hash with a key that is not in the
database: all addresses could be tried against a hash without one."""

import hmac
import os
import secrets
from pathlib import Path

_BYTES = 32


def read_key(file: Path) -> bytes:
    """The key in this file, which is made if there is none."""
    try:
        found = file.read_bytes()
    except FileNotFoundError:
        found = b""
    if len(found) != _BYTES:
        found = secrets.token_bytes(_BYTES)
        part = file.with_name(file.name + ".part")
        with open(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            out.write(found)
        part.replace(file)
    return found


def hashed(key: bytes, address: str) -> str:
    return hmac.new(key, address.encode(), "sha256").hexdigest()
