"""Where a match is held. The screen asks for views and sends moves, and does not care who answers."""

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple, Protocol

from curia.core.game import Json


class Player(NamedTuple):
    """Who sits at a seat."""

    seat: str
    name: str
    """Empty where the seat's own name is all there is to say."""
    here: bool
    """Whether this screen plays for it."""


class Venue(Protocol):
    game: str
    seats: tuple[str, ...]
    paused: bool
    """Whether the others wait until this screen lets them go on."""
    talks: bool
    """Whether the others are far away, so that one has to write to them."""

    @property
    def people(self) -> list[str]:
        """The seats that are played at this screen; none for an onlooker."""

    @property
    def unsaved(self) -> bool:
        """Whether leaving now would lose something."""

    def players(self) -> list[Player]:
        """Everyone, in seat order."""

    def view(self, seat: str | None) -> Json | None:
        """What a seat of this screen knows, or an onlooker; None while the match has not begun."""

    def said(self) -> list[str]:
        """What the players have said to each other."""

    async def say(self, text: str) -> None:
        """Say something to everyone at the table. Raises CuriaError."""

    def notice(self) -> list[str]:
        """What else is to be said now: who is being waited for, a lost connection."""

    async def run(self, changed: Callable[[], None]) -> None:
        """Let the others play, until cancelled; `changed` after everything that happens."""

    def go_on(self, always: bool = False) -> None:
        """Let the others go on; `always`: and wait no more."""

    async def play(self, seat: str, move: str) -> None:
        """Raises CuriaError and then has changed nothing."""

    async def take_back(self, seat: str) -> None:
        """Raises CuriaError."""

    def resigning(self, seat: str) -> str | None:
        """What follows if this seat resigns, in words; None where nobody can."""

    async def resign(self, seat: str) -> None:
        """Give up for good. Raises CuriaError."""

    def may_return(self) -> bool:
        """Whether a bot plays for somebody at this screen, who may take the seat back."""

    async def come_back(self) -> None:
        """Take it back. Raises CuriaError."""

    def may_begin(self) -> bool:
        """Whether this screen is the one that lets the match begin, and it could."""

    async def begin(self) -> None:
        """Raises CuriaError."""

    async def save(self, name: str) -> list[str]:
        """Keep the match in a file; what there is to say about it. Raises CuriaError."""

    def file(self) -> Path | None:
        """A name for that file; None where there is nothing to save yet."""
