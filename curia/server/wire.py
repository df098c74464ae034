"""Messages: what clients send and get. OpenAPI is made from these, with the examples of `examples.py`."""

import math
import re
import unicodedata
from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

import curia

Json = dict[str, Any]


# Letters and symbols that are drawn as nothing.
_BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\U0001d159")


def plain(text: str) -> str:
    """Text as text: no control characters, nothing that turns the direction of writing, single spaces, and
    something to be seen."""
    kept = "".join(" " if c.isspace() else c for c in unicodedata.normalize("NFC", text))
    kept = "".join(c for c in kept if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn"))
    kept = " ".join(kept.split())
    if not any(unicodedata.category(c)[0] not in "MZ" and c not in _BLANK for c in kept):
        raise ValueError("empty")
    return kept


# The length is checked before and after: to be normalised makes some texts longer.
Name = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(plain), Field(max_length=40)]
Secret = Annotated[str, Field(min_length=1, max_length=100)]
SeatName = Annotated[str, Field(min_length=1, max_length=20, examples=["caesar"])]
Request = Annotated[
    str,
    Field(
        min_length=8,
        max_length=64,
        pattern=r"^[\x21-\x7e]+$",
        description="Made up by the client for each request. The same one again is the same request: after a "
        "lost answer, send it once more.",
        examples=["3f6c0d0e-0001"],
    ),
]
OneOfYours = Annotated[
    SeatName | None,
    Field(default=None, description="Which of your seats, if you hold several at this table (hot seat)."),
]


_NO_CHARACTER = re.compile(r"[\0\ud800-\udfff]")


def storable(value: Any, depth: int = 0) -> Any:
    """Whole characters, finite numbers, not too deep: nothing that a database or JSON would choke on."""
    if depth > 20:
        raise ValueError("too deep")
    if isinstance(value, str) and _NO_CHARACTER.search(value):
        raise ValueError("half a character")
    if isinstance(value, float) and not math.isfinite(value):
        raise ValueError("no number")
    if isinstance(value, dict):
        for key, inner in value.items():
            storable(key)
            storable(inner, depth + 1)
    elif isinstance(value, list):
        for inner in value:
            storable(inner, depth + 1)
    return value


class Sent(BaseModel):
    """What a client sends: nothing unknown in it."""

    model_config = ConfigDict(extra="forbid")

    @model_validator(mode="before")
    @classmethod
    def _storable(cls, value: Any) -> Any:
        return storable(value)


class KeyWanted(Sent):
    kind: Literal["cookie", "bearer"] = Field(
        default="cookie",
        description="A browser gets a cookie that no script can read. A bot gets a token to send as "
        "`Authorization: Bearer …`; it is shown this once.",
        examples=["bearer"],
    )


class KeyMade(BaseModel):
    token: str | None = Field(examples=["mCk4b3SmjL8pUu2yqzP3Zw"])


class SeatWanted(Sent):
    kind: Literal["person", "bot"] = "person"
    bot: str | None = Field(default=None, max_length=40, examples=["eques"])


class LiveClock(Sent):
    kind: Literal["live"]
    seconds: int = Field(ge=10, le=86_400, description="For all of one's moves together.", examples=[900])
    increment: int = Field(default=0, ge=0, le=3600, description="Added after each move.", examples=[10])


class MailClock(Sent):
    kind: Literal["mail"]
    hours: float = Field(ge=0.01, le=2160, description="For each move.", examples=[72])


class TableWanted(Sent):
    game: str = Field(max_length=40, examples=["caesar-cleopatra"])
    options: Json = Field(default_factory=dict, examples=[{"edition": "french"}])
    seats: list[SeatWanted] | None = Field(
        default=None, max_length=10, examples=[[{"kind": "person"}, {"kind": "bot", "bot": "eques"}]]
    )
    open: bool = Field(default=False, description="Listed for everyone; otherwise by invitation only.")
    takeback: bool = Field(default=True, description="Whether moves that revealed nothing may be taken back.")
    hints: bool | None = Field(
        default=None,
        description="Whether hints may be asked for; whoever sits down agrees to it. If left out: only where "
        "one person plays against bots.",
    )
    memory_aids: bool | None = Field(
        default=None,
        description="Whether people are shown what the rules would have them remember (CC-10.2); whoever "
        "sits down agrees to it. If left out: only where one person plays against bots.",
    )
    clock: Annotated[LiveClock | MailClock, Field(discriminator="kind")] | None = None


class TableMade(BaseModel):
    table: str = Field(examples=["k7mp2xq9rtbc"])
    invite: str | None = Field(
        description="Opens the table to whoever has it; none for an open table. In a link it stands behind "
        "#, where no server sees it.",
        examples=["Zt8cW0m4Ihbq6cRr1w0q0A"],
    )
    link: str = Field(examples=["http://127.0.0.1:8611/t/k7mp2xq9rtbc#Zt8cW0m4Ihbq6cRr1w0q0A"])


class Invite(BaseModel):
    invite: str
    link: str


class Lan(BaseModel):
    """The way in for friends in the local network, at a server that was started for one machine."""

    possible: bool = Field(description="Whether the server can be made to listen there.")
    address: str | None = Field(
        description="What their links begin with, once it does.", examples=["http://192.168.1.20:8611"]
    )


class Sit(Sent):
    seat: SeatName | None = Field(default=None, description="Any free one, if left out.")
    name: Name = Field(examples=["Livia"])
    nonce: str | None = Field(
        default=None,
        min_length=1,
        max_length=64,
        description="Your share in the chance of this table: any text that the server can't know beforehand. "
        "Who has a seat already, after a rematch say, may give one until play begins.",
        examples=["five small sparrows"],
    )
    invite: Secret | None = None


class Watch(Sent):
    invite: Secret | None = None


class SeatChange(Sent):
    """Exactly one of these. `name` is for your own seat; `bot` and `muted` are the host's."""

    name: Name | None = None
    bot: str | None = Field(default=None, max_length=40, description="An empty text takes the bot away.")
    muted: bool | None = None

    @model_validator(mode="after")
    def _one(self) -> "SeatChange":
        if [self.name, self.bot, self.muted].count(None) != 2:
            raise ValueError("exactly one")
        return self


class Move(Sent):
    decision: str = Field(
        max_length=60,
        description="What this move answers, as the update named it. Refused as stale only if that is gone.",
        examples=["caesar:17"],
    )
    move: str = Field(max_length=20_000, examples=["down 4 senators"])
    request: Request


class Moved(BaseModel):
    number: int = Field(description="The number of the move's entry in the record.", examples=[17])
    known: bool = Field(description="Whether this request had been here before.", examples=[False])


class TakeBack(Sent):
    seat: OneOfYours
    number: int = Field(ge=0, description="How many entries the record has, as you know it.", examples=[18])


class Resign(Sent):
    seat: OneOfYours


class Away(Sent):
    seat: OneOfYours
    away: bool


class Absent(Sent):
    seat: OneOfYours
    absent: SeatName
    choice: Literal["bot", "wait", "end"]


class Admit(Sent):
    """An answer to somebody who asks to play on at a seat that was left."""

    seat: OneOfYours
    at: SeatName = Field(description="The seat that somebody asks for.")
    number: int = Field(
        ge=0, le=1_000_000_000, description="Which application is meant, as the table tells it.", examples=[1]
    )
    accept: bool


def _named_by_games(schema: Json) -> None:
    """What the games accept as standing answers; at a table, what its own game does."""
    offered = [game.standing_answers for game in curia.GAMES.values() if game.standing_answers]
    situations = list(dict.fromkeys(name for one in offered for name in one.situations))
    answers = list(dict.fromkeys(name for one in offered for name in one.answers))
    schema["propertyNames"] = {"enum": situations}
    schema["additionalProperties"] = {"type": "string", "enum": answers}


class Standing(Sent):
    seat: OneOfYours
    answers: dict[str, str] = Field(
        description="What to answer when an action card is played: for each card, and for all others. `veto` "
        "is `allow` while you hold none. Empty: you want to be asked.",
        examples=[{"spy": "veto", "others": "allow"}],
        json_schema_extra=_named_by_games,
    )


class Agreement(Sent):
    seat: OneOfYours
    agreed: bool


class HintWanted(Sent):
    seat: OneOfYours


class Reason(BaseModel):
    key: str = Field(examples=["hint-vote"])
    args: dict[str, str | int]
    message: str = Field(examples=["The next vote card is theirs with a chance of 14 %."])


class Hint(BaseModel):
    """What a strong bot advises a seat that has to move, from nothing but that seat's view."""

    decision: str | None = Field(description="What the move would answer.", examples=["cleopatra:18"])
    move: str = Field(examples=["down 4 senators"])
    chance: float = Field(description="How likely the seat is to win, as far as it can see.", examples=[0.62])
    reasons: list[Reason]


class Review(BaseModel):
    """A finished match looked at again; none yet while it is being made."""

    done: int = Field(description="How many questions have been answered.", examples=[120])
    of: int = Field(description="Out of how many; 0 before the first.", examples=[336])
    review: Json | None = Field(description="As `curia review --json` writes it.")


class Notice(Sent):
    seat: OneOfYours
    address: str | None = Field(max_length=500, examples=["https://example.org/my-turn"])


class Say(Sent):
    seat: OneOfYours
    text: Annotated[
        str, Field(min_length=1, max_length=500), AfterValidator(plain), Field(max_length=500)
    ] = Field(examples=["Well played!"])
    request: Request


class HandOver(Sent):
    seat: OneOfYours


class HandedOver(BaseModel):
    code: str = Field(description="Moves the seat to whoever sends it first, within ten minutes.")
    link: str


class Take(Sent):
    code: Secret


class Taken(BaseModel):
    table: str
    seat: str


class Done(BaseModel):
    """Stored, and told to everyone who may know."""

    done: Literal[True] = True


class SeatAbout(BaseModel):
    seat: str = Field(examples=["caesar"])
    kind: Literal["person", "bot"]
    bot: str | None
    name: str | None = Field(examples=["Livia"])
    taken: bool
    host: bool
    away: bool
    late: bool = Field(description="Out of time: the others choose what follows.")
    muted: bool
    hints: bool = Field(description="Whether who sits here agrees to hints.")
    memory_aids: bool = Field(description="Whether who sits here agrees to memory aids.")
    stands_for: str | None = Field(
        description="Of a bot: the person for whom it plays on.", examples=["Livia"]
    )
    resigned: bool = Field(description="Whether that person has resigned, and will not come back.")
    kept_for: str | None = Field(
        description="Before play: the person for whom this seat is kept, at a rematch.", examples=["Titus"]
    )
    left: int | None = Field(description="Seconds left on a live clock when it last stood still.")
    since: float | None = Field(description="Since when it runs, in seconds since 1970.")


class Applicant(BaseModel):
    """Somebody who asks to play on at a seat that was left. Everyone who plays has to accept."""

    seat: str = Field(examples=["green"])
    name: str = Field(examples=["Livia"])
    accepted: list[str] = Field(description="The seats that have accepted so far.")
    number: int = Field(description="Of this application; an answer to it names it.", examples=[1])


class About(BaseModel):
    """A table as everyone sees it who may see it."""

    id: str
    game: str
    options: Json
    status: Literal["waiting", "playing", "over", "closed"]
    stopped: bool = Field(
        description="Whether a newer release refuses its log, so that it can't go on: the host ends it."
    )
    open: bool
    takeback: bool
    hints: bool = Field(description="Whether hints may be asked for: while all who play agree.")
    memory_aids: bool = Field(
        description="Whether people are shown what the rules would have them remember, as the order of their "
        "own action cards (CC-10.2): while all who play agree. Views hold it all the same."
    )
    clock: Json | None
    commitment: str = Field(description="The hash of the secret that all chance here is drawn from.")
    nonces: list[str] | None = Field(description="The seats' shares in it, in seat order, once play begins.")
    seats: list[SeatAbout]
    choices: dict[str, dict[str, str]] = Field(
        description="For each seat that is absent, what the others have chosen so far.",
        examples=[{"caesar": {"cleopatra": "bot"}}],
    )
    resign: Literal["end", "bot"] = Field(
        description="What follows if somebody resigns now: the match ends, or a bot plays on for them."
    )
    absence: list[Literal["bot", "wait", "end"]] = Field(
        description="What the others may choose for somebody who is absent or out of time."
    )
    result: Json | None
    applicants: list[Applicant]
    rematch: str | None = Field(description="The table where it goes on.")


class Yours(BaseModel):
    """What only you know of a table."""

    seats: list[str]
    kept: list[str] = Field(description="Seats that are kept for you: sit down to play again.")
    left: list[str] = Field(description="Seats that somebody has left in play, and that you may ask for.")
    back: list[str] = Field(
        description="Those that you had and may take back: a bot plays there for you, or you left."
    )
    host: bool
    standing: dict[str, Json]
    notice: dict[str, str]


class Play(BaseModel):
    """A match as one seat, or a spectator, sees it."""

    seat: str | None
    number: int = Field(description="How many entries the record has.", examples=[18])
    since: int | None = Field(
        description="How many it had before `events`; none if they are told from the beginning. Who knows "
        "less than that has missed something, and asks for the table again.",
        examples=[17],
    )
    decision: str | None = Field(
        description="What a move sent now would answer. `caesar:17` is a question; `blue:turn-15` is leave "
        "to speak in another's turn.",
        examples=["caesar:17"],
    )
    takeback: bool = Field(description="Whether you may take your newest move back, as it stands.")
    again: bool = Field(description="Whether `events` are all of them, instead of those that are new.")
    events: list[Json] = Field(examples=[[{"event": "turn", "seat": "caesar"}]])
    view: Json = Field(description="The game's view of this seat, without its events.")


class FullView(BaseModel):
    number: int
    decision: str | None
    view: Json


class ViewAt(BaseModel):
    step: int
    steps: int
    move: Json | None = Field(examples=[{"seat": "caesar", "move": "done"}])
    view: Json


class Sentence(BaseModel):
    """What a bot says about its move, for a client that puts it into its reader's language."""

    key: str = Field(examples=["qv-pitch-price"])
    args: dict[str, str | int] = Field(examples=[{"laurels": 2}])
    deal: int | None = Field(description="The number of the deal or offer that it is about.", examples=[7])


class Line(BaseModel):
    number: int
    seat: str | None
    name: str | None
    text: str = Field(description="What was said; what a bot says, in English.")
    words: Sentence | None = Field(description="The same as words of any language, if a bot says it.")
    made: float


class Chat(BaseModel):
    """Some of what was said at a table, in order."""

    lines: list[Line]


class News(BaseModel):
    """What is new at a table. Parts that have not changed are left out."""

    table: str
    about: About | None = None
    yours: Yours | None = None
    play: list[Play] | None = Field(
        default=None, description="For each seat that you hold; a spectator's if you hold none."
    )
    chat: list[Line] | None = Field(default=None, description="The newest 200 lines at most.")


class Gone(BaseModel):
    """A table that is no longer there for you."""

    table: str


class Mine(BaseModel):
    table: str
    game: str
    status: str
    seats: list[str] = Field(description="Those that you hold.")
    names: list[str | None]
    asked: list[str] = Field(description="Those of yours that have to move.")
    back: list[str] = Field(description="Those that you may take back.")
    result: Json | None
    touched: float


class Me(BaseModel):
    tables: list[Mine]


class OpenTable(BaseModel):
    table: str
    game: str
    options: Json
    status: str
    seats: list[SeatAbout]


class Lobby(BaseModel):
    tables: list[OpenTable]


class Kit(BaseModel):
    """What a page needs to know about a game to show it."""

    prefix: str = Field(description="What the keys of its words begin with: `<prefix>-name`.")
    clauses: str = Field(description="What the ids of its clauses begin with; empty if it has no rulebook.")
    offered: bool = Field(description="Whether people are offered it; some are for tests and research only.")


class Games(BaseModel):
    games: Json
    bots: Json = Field(description="As `curia.bots()` lists them, yardsticks included.")
    opponents: dict[str, list[str]] = Field(
        description="For each game, the bots to offer to people, from weak to strong."
    )
    usual: dict[str, str] = Field(description="For each game, the opponent to suggest to a newcomer.")
    stand_in: dict[str, str] = Field(description="For each game, the bot that plays on for a person.")
    kits: dict[str, Kit]


class DrawnExample(BaseModel):
    """A clause shown at a real position: the table as a seat sees it, before and after some moves."""

    id: str
    clause: str
    seat: str | None
    draw: list[str]
    before: Json
    after: Json | None
    events: list[Json]


class Examples(BaseModel):
    examples: list[DrawnExample]


class Server(BaseModel):
    """The server itself."""

    version: str
    rules: Literal["compiled", "interpreted"] = Field(
        description="What bots think with: interpreted, they get through far less in the same time. It "
        "changes where the rules are compiled while the server runs."
    )


class Health(BaseModel):
    status: Literal["ok"]
    version: str


class Problem(BaseModel):
    """What is refused, and why: a key for programs, a text for people."""

    key: str = Field(examples=["server-stale"])
    args: Json
    clause: str | None = Field(description="The clause of the rules that a move breaks.", examples=["CC-3.6"])
    message: str = Field(examples=["This question has been answered, or is gone."])


class PuzzleAbout(BaseModel):
    name: str = Field(examples=["two-for-one"])
    title: str = Field(description="In the caller's language.")
    grade: int = Field(description="1 is easy, 3 is hard.")


class Puzzles(BaseModel):
    games: dict[str, list[PuzzleAbout]] = Field(description="The puzzles of each game, the easy ones first.")


class PuzzleMoves(Sent):
    moves: Annotated[list[Annotated[str, Field(max_length=2000)]], Field(max_length=20)] = Field(
        description="What the solver has done so far in this turn, in order."
    )


class PuzzleVerdict(BaseModel):
    solved: bool
    worth: float = Field(description="What the turn is worth, by the value that the question states.")
    best: float = Field(description="What the solution is worth.")
    declined: list[str] = Field(description="The seats that did not agree to the deal.")
    said: list[str] = Field(description="The same in sentences, in the caller's language.")


class PuzzleAt(BaseModel):
    """A puzzle under way."""

    title: str
    grade: int
    question: list[str] = Field(description="What is to be found and how it is judged, sentence by sentence.")
    moves: list[str]
    verdict: PuzzleVerdict | None = Field(description="Once the turn is over.")
    events: list[Json] = Field(description="All that the solver's seat saw.")
    view: Json = Field(description="The view of the solver's seat, as in play.")


class PuzzleSolution(BaseModel):
    moves: list[str] = Field(description="What every best turn has in it.")
    said: list[str] = Field(description="The same in words, in the caller's language.")
    why: str
    clauses: list[str] = Field(description="The rules that this is about.", examples=[["QV-5.4"]])


class LessonAbout(BaseModel):
    chapter: str
    title: str = Field(description="In the caller's language.")
    steps: int


class Lessons(BaseModel):
    games: dict[str, list[LessonAbout]] = Field(description="The chapters of each game, in order.")


class LessonMoves(Sent):
    moves: Annotated[list[Annotated[str, Field(max_length=2000)]], Field(max_length=40)] = Field(
        description="What the learner has done so far, in order; `continue` where there was nothing to play."
    )


class LessonAt(BaseModel):
    """Where a learner is in a chapter."""

    moves: list[str] = Field(description="Those that count: without the last one if it was not wanted.")
    steps: int = Field(description="In the whole chapter, the closing word too.")
    say: str = Field(description="What the guiding voice says, in the caller's language.")
    hint: str | None = Field(description="Why the last move, though legal, was not made.")
    want: list[str] = Field(description="The moves that lead on; none where it is enough to read on.")
    clauses: list[str] = Field(description="The rules that this is about.", examples=[["CC-3.5"]])
    done: bool = Field(description="Whether this is the closing word.")
    events: list[Json] = Field(description="All that the learner's seat saw.")
    view: Json
