"""What the server refuses, with a status of HTTP. Words are found at the edge, in the caller's language."""

from typing import Any

from curia.core.errors import CuriaError


class Refused(CuriaError):
    def __init__(self, key: str, status: int, /, **values: Any) -> None:
        super().__init__(key, **values)
        self.status = status


def forbidden() -> Refused:
    """The same answer whether a table does not exist, or is not for the one who asks."""
    return Refused("server-forbidden", 403)
