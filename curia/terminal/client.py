"""A guest at a server's table: requests, the stream of news, and what is known from both.

Standard library only, so that joining needs nothing installed. Nothing here waits for a person: `listen`
runs in a thread of its own, `Known` is told what it heard.
"""

import json
import os
import re
import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit
from uuid import uuid4

from curia.core.errors import BadInput, CuriaError
from curia.core.game import Json

if TYPE_CHECKING:
    from curia.terminal.game_table import Table

_ANSWER_SECONDS = 30.0
# The server says something at least every 15 seconds.
_SILENCE_SECONDS = 45.0
_MOST_PAUSE = 8.0
_TRIES = 5


class Link(NamedTuple):
    """A table's link, as the browser has it: `https://curia.example.org/t/TABLE#INVITE`."""

    address: str
    table: str
    invite: str | None


def read_link(text: str) -> Link | None:
    try:
        parts = urlsplit(text.strip())
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        return None
    table = re.fullmatch("/+t/+([0-9a-z]+)/*", parts.path)
    if not known or table is None or "@" in parts.netloc:
        return None
    return Link(f"{parts.scheme}://{parts.netloc}", table[1], parts.fragment or None)


class Refused(CuriaError):
    """The server said no, in words of its own."""

    def __init__(self, status: int, key: str, message: str, clause: str | None) -> None:
        super().__init__("join-refused", why=message)
        self.status = status
        self.reason = key
        self.clause = clause


class Lost(CuriaError):
    """The server can't be reached."""

    def __init__(self, address: str, why: object) -> None:
        super().__init__("join-lost", address=address, why=str(why) or type(why).__name__)


class Guest:
    """Somebody with a key at one server."""

    def __init__(self, link: Link, language: str, token: str | None = None) -> None:
        self.link = link
        self.token = token
        self._language = language
        self._last = ""
        self._closed = threading.Event()
        self._listening: socket.socket | None = None

    # --- Requests -----------------------------------------------------------------------------------------

    def call(self, method: str, path: str, body: Json | None = None) -> Json:
        """Raises Refused or Lost."""
        connection = self._connection(_ANSWER_SECONDS)
        headers = {"Content-Type": "application/json", **self._headers()}
        try:
            connection.request(method, path, None if body is None else json.dumps(body), headers)
            answer = connection.getresponse()
            found = json.loads(answer.read() or b"null")
        except (OSError, HTTPException, ValueError) as problem:
            raise Lost(self.link.address, problem) from problem
        finally:
            connection.close()
        if answer.status >= 400:
            raise _refusal(answer.status, found)
        return found if isinstance(found, dict) else {}

    def at_table(self, method: str, path: str = "", **body: object) -> Json:
        return self.call(method, f"/api/tables/{self.link.table}{path}", body if method != "GET" else None)

    def introduce(self) -> None:
        """Be known by a key, and be let in by the link."""
        for token in (self.token, None):
            self.token = token or self._new_key()
            try:
                self.at_table("POST", "/watch", invite=self.link.invite)
                return
            except Refused as refused:
                # A key that this server has forgotten is of no use.
                if refused.status != 401 or token is None:
                    raise

    def _new_key(self) -> str:
        token = self.call("POST", "/api/keys", {"kind": "bearer"}).get("token")
        if not isinstance(token, str):
            raise BadInput("join-elsewhere", address=self.link.address)
        return token

    def move(self, move: str, decision: str) -> None:
        """Sent again if the answer is lost: the server knows it by its request."""
        request = uuid4().hex
        for attempt in range(_TRIES):
            try:
                self.at_table("POST", "/moves", move=move, decision=decision, request=request)
                return
            except Lost:
                if attempt == _TRIES - 1 or self._closed.wait(1 + attempt):
                    raise

    def _connection(self, timeout: float) -> HTTPConnection:
        parts = urlsplit(self.link.address)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        return kind(parts.netloc, timeout=timeout)

    def _headers(self) -> dict[str, str]:
        known = {"Authorization": f"Bearer {self.token}"} if self.token else {}
        return {"Accept-Language": self._language, **known}

    # --- News ---------------------------------------------------------------------------------------------

    def listen(self, heard: Callable[[str, Json], None]) -> None:
        """Tell all that happens until closed; after a lost connection, from where it was. Besides what the
        server sends (`news`, `gone`), `lost` and `back` tell how the connection fares."""
        pause, lost = 0.5, False
        while not self._closed.is_set():
            try:
                for kind, told in self._stream():
                    if lost:
                        heard("back", {})
                    pause, lost = 0.5, False
                    heard(kind, told)
            except (OSError, HTTPException, ValueError):
                pass
            except Refused:
                heard("gone", {"table": self.link.table})
                return
            if not self._closed.is_set():
                lost = True
                heard("lost", {})
                self._closed.wait(pause)
                pause = min(2 * pause, _MOST_PAUSE)

    def _stream(self) -> Iterator[tuple[str, Json]]:
        connection = self._connection(_SILENCE_SECONDS)
        try:
            connection.connect()
            self._listening = connection.sock
            connection.request("GET", "/api/stream", headers={**self._headers(), "Last-Event-ID": self._last})
            answer = connection.getresponse()
            if answer.status in (401, 403):
                raise _refusal(answer.status, json.loads(answer.read() or b"null"))
            if answer.status == 200:
                yield from self._messages(answer)
        finally:
            self._listening = None
            connection.close()

    def _messages(self, answer: HTTPResponse) -> Iterator[tuple[str, Json]]:
        kind = data = ""
        while line := answer.readline():
            name, _, value = line.decode("utf-8").rstrip("\r\n").partition(": ")
            if name == "event":
                kind = value
            elif name == "id":
                self._last = value
            elif name == "data":
                data = value
            elif not name and data:
                yield kind, json.loads(data)
                kind = data = ""

    def close(self) -> None:
        """End `listen`, even while it waits for the server."""
        self._closed.set()
        listening = self._listening
        if listening is not None:
            with suppress(OSError):
                listening.shutdown(socket.SHUT_RDWR)


def _refusal(status: int, found: object) -> Refused:
    problem = found if isinstance(found, dict) else {}
    return Refused(status, str(problem.get("key")), str(problem.get("message")), problem.get("clause"))


class Known:
    """What a guest knows of the table, put together from the news."""

    def __init__(self, first: Json) -> None:
        self.about: Json = {}
        self.yours: Json = {"seats": [], "host": False}
        self.plays: dict[str | None, Json] = {}
        self.chat: list[Json] = []
        self.connected = True
        self.gone = False
        self.hear("news", first)

    def hear(self, kind: str, told: Json) -> None:
        if kind in ("lost", "back"):
            self.connected = kind == "back"
        elif told.get("table") != self.about.get("id", told.get("table")):
            return
        elif kind == "gone":
            self.gone = True
        else:
            self._news(told)

    def _news(self, told: Json) -> None:
        self.about = told.get("about") or self.about
        self.yours = told.get("yours") or self.yours
        numbers = {line["number"] for line in self.chat}
        self.chat += [line for line in told.get("chat") or () if line["number"] not in numbers]
        for play in told.get("play") or ():
            before = self.plays.get(play["seat"])
            if before is not None and before["number"] > play["number"]:
                continue
            past = [] if play["again"] or before is None else before["view"]["events"]
            view = {**play["view"], "events": [*past, *play["events"]]}
            self.plays[play["seat"]] = {**play, "view": view}

    @property
    def seats(self) -> list[str]:
        """One's own."""
        return list(self.yours["seats"])

    def view(self, seat: str | None) -> Json | None:
        """The view of a seat of one's own, or an onlooker's; who holds a seat gets no onlooker's view."""
        play = self.plays.get(seat)
        return None if play is None else play["view"]

    def shown(self, seat: str | None, table: "Table") -> Json | None:
        """The same as it is shown to a person, with memory aids only where everyone agrees to them."""
        view = self.view(seat)
        return view if view is None or self.about.get("memory_aids") else table.unaided(view)

    def decision(self, seat: str) -> str:
        return str(self.plays[seat]["decision"])

    def names(self, say: Callable[..., str]) -> dict[str, str]:
        """Who sits where, as far as anyone does."""
        return {one["seat"]: one["name"] or _bot_name(one, say) for one in self.about["seats"]}

    @property
    def back(self) -> list[str]:
        """Seats that one had, and may take back."""
        return list(self.yours.get("back", ()))

    @property
    def full(self) -> bool:
        return all(one["taken"] for one in self.about["seats"])


def _bot_name(seat: Json, say: Callable[..., str]) -> str:
    bot, person = seat["bot"] or "", seat.get("stands_for")
    return bot if person is None else say("web-bot-for", bot=bot, who=person)


# --- Keys that are kept -----------------------------------------------------------------------------------


def kept_key(file: Path, address: str) -> str | None:
    """The key that one was known by at this server."""
    try:
        found = json.loads(file.read_text(encoding="utf-8")).get(address)
    except (OSError, ValueError, AttributeError, RecursionError):
        return None
    return found if isinstance(found, str) else None


def keep_key(file: Path, address: str, token: str) -> None:
    """Only for oneself to read: whoever has the key has the seats. Raises OSError."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        kept = None
    known = kept if isinstance(kept, dict) else {}
    file.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
        json.dump({**known, address: token}, out, indent=1)
