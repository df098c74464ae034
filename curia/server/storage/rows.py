"""A table and its seats as the store keeps them."""

from dataclasses import dataclass, field
from typing import Any

from curia.core.game import Json
from curia.core.proof import NEWEST

# What was asked, and when: [facts, number], by seat; under "" the turn itself, if others may speak in it.
Asked = dict[str, list[str | int]]
WAITING, PLAYING, OVER, CLOSED = "waiting", "playing", "over", "closed"
PERSON, BOT = "person", "bot"


@dataclass
class TableRow:
    """What holds other values (options, asked) is replaced, never changed: differences are looked for."""

    id: str
    game: str
    options: Json
    secret: str
    made: float
    touched: float
    scheme: str = NEWEST
    """How deals follow from the secret."""
    version: int = 0
    rules: int = 0
    open: bool = False
    takeback: bool = True
    hints: bool = False
    """Whether it was opened with hints, so that whoever sits down agrees to them."""
    memory_aids: bool = False
    """The same for memory aids."""
    clock: Json | None = None
    status: str = WAITING
    host: int | None = None
    invite: str | None = None
    opener: str | None = None
    number: int = 0
    public: int = 1
    said: int = 0
    asked: Asked = field(default_factory=dict)
    choices: Json = field(default_factory=dict)
    people: Json = field(default_factory=dict)
    """Keys: `removed` and `muted` ones, the places that each has `held`, the groups of `devices` that are one
    person's; who `applies` for a seat, and how often anyone has `asked` for one. Places whose
    player was `granted` time on coming back."""
    result: Json | None = None
    rematch: str | None = None
    wake: float | None = None


@dataclass
class SeatRow:
    table: str
    place: int
    seat: str
    kind: str = PERSON
    bot: str | None = None
    key: int | None = None
    name: str | None = None
    nonce: str | None = None
    standing: Json | None = None
    muted: bool = False
    away: bool = False
    late: bool = False
    left: float | None = None
    """Seconds left on a live clock when it last stood still."""
    since: float | None = None
    """When the open question was put."""
    notice: str | None = None
    hints: bool = False
    """Whether who sits here agrees to hints."""
    memory_aids: bool = False
    former: int | None = None
    """The key of who had this seat before a bot played on, or before they left in the middle of a match: they
    may watch and, unless they resigned, take it back. Nobody else ever gets a seat that has been played."""
    former_name: str | None = None
    """For whom the bot here plays on."""
    resigned: bool = False


@dataclass
class EntryRow:
    table: str
    number: int
    seat: str
    move: str
    made: float
    key: int | None = None
    request: str | None = None


@dataclass
class ChatRow:
    table: str
    number: int
    seat: str | None
    name: str | None
    text: str
    made: float
    key: int | None = None
    request: str | None = None
    words: Json | None = None
    """Of a bot's sentence: its key, its arguments and the deal that it is about."""


@dataclass
class Change:
    """What is stored at once, or not at all if the table is no longer at `version`."""

    table: str
    version: int
    row: dict[str, Any]
    seats: dict[int, dict[str, Any]] = field(default_factory=dict)
    entries: list[EntryRow] = field(default_factory=list)
    chat: list[ChatRow] = field(default_factory=list)
    audience: frozenset[int] | None = None
    """The keys that may notice a private change, such as a standing answer; None if everyone may."""
