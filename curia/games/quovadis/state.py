"""The whole truth of one match, flat: integers and lists of integers, fast to copy.

What players agree on (deals, promises, offers) never changes once made, so copies share it.
"""

from typing import Any, Final

from curia.core.game import Event
from curia.core.pickles import filled, values
from curia.games.quovadis.data import CAESAR_START, PLACES, SEATS_IN, SENATORS, Options, ones_in_game

# Phases. START and TILES wait for chance: the start player, the shuffle.
START: Final = 0
TILES: Final = 1
ACTION: Final = 2
CAESAR: Final = 3
RECALL: Final = 4
OVER: Final = 5
PHASES = ("start", "tiles", "action", "caesar", "recall", "over")

# Why a game ended.
NOT_ENDED: Final = 0
FIFTH_SENATOR: Final = 1
CAESAR_TURNS: Final = 2
CONSUL: Final = 3
REASONS = ("", "QV-8.1", "QV-8.4", "QV-10.3")

# Kinds of promises.
CONSENT: Final = 0
NO_CONSENT: Final = 1
CAESAR_TO: Final = 2
NO_CAESAR: Final = 3
NO_ENTER: Final = 4
NO_MOVE: Final = 5
PAY: Final = 6
WORDS: Final = 7
KINDS = ("consent", "no-consent", "caesar", "no-caesar", "no-enter", "no-move", "pay", "words")

# What became of a promise.
OPEN: Final = 0
KEPT: Final = 1
BROKEN: Final = 2
NEVER: Final = 3
UNJUDGED: Final = 4
STATUSES = ("open", "kept", "broken", "never", "unjudged")

# How a deal came to the table.
PROPOSAL: Final = 0
COUNTER: Final = 1
TAKEN: Final = 2
ORIGINS = ("proposal", "counter", "taken")

NONE: Final = -1
ALL_PLACES: Final = (1 << PLACES) - 1
WIDTH: Final = 15  # one for each committee, the Senate last
NO_CONSENTS: Final[tuple[int, ...]] = (0, 0, 0, 0, 0)


class Promise:
    """A term of a deal that reaches past the turn, or says what is not done in it (QV-9.2).

    `at` is a committee, a path or a laurel place, by kind.
    """

    __slots__ = ("against", "at", "by", "kind", "laurels", "text", "to", "turns")

    def __init__(
        self, by: int, to: int, kind: int, at: int, against: int, laurels: int, text: str, turns: int
    ) -> None:
        self.by = by
        self.to = to
        self.kind = kind
        self.at = at
        self.against = against
        self.laurels = laurels
        self.text = text
        self.turns = turns
        """0: for this turn alone; NONE: to the end of the game."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Promise, (
            self.by,
            self.to,
            self.kind,
            self.at,
            self.against,
            self.laurels,
            self.text,
            self.turns,
        )


class Deal:
    """What would be done, all or nothing (QV-9.7). Never changed once made."""

    __slots__ = ("caesar", "consents", "enter", "move", "ones", "payments", "promises")

    def __init__(
        self,
        move: int,
        enter: int,
        caesar: int,
        consents: tuple[int, ...],
        ones: tuple[int, ...],
        payments: tuple[tuple[int, int, int], ...],
        promises: tuple[Promise, ...],
    ) -> None:
        self.move = move
        """A path, or NONE."""
        self.enter = enter
        """A committee, or NONE."""
        self.caesar = caesar
        """A laurel place, or NONE."""
        self.consents = consents
        """How many from each of the five colours."""
        self.ones = ones
        """Who is paid first when I tiles are short."""
        self.payments = payments
        """(from, to, laurels), in order."""
        self.promises = promises

    def __reduce__(self) -> tuple[Any, ...]:
        return Deal, (
            self.move,
            self.enter,
            self.caesar,
            self.consents,
            self.ones,
            self.payments,
            self.promises,
        )


class Table:
    """The one deal on the table (QV-9.11). `agreed` and `waiting` are sets of seats, one bit each."""

    __slots__ = ("agreed", "answers", "author", "deal", "number", "origin", "waiting")

    def __init__(
        self, number: int, deal: Deal, author: int, origin: int, answers: int, agreed: int, waiting: int
    ) -> None:
        self.number = number
        self.deal = deal
        self.author = author
        """Who may withdraw it: who wrote it, or took it."""
        self.origin = origin
        self.answers = answers
        """The number of the deal that it counters, or 0."""
        self.agreed = agreed
        self.waiting = waiting

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (
            self.number,
            self.deal,
            self.author,
            self.origin,
            self.answers,
            self.agreed,
            self.waiting,
        )


class Offer:
    """A deal offered to the player on turn (QV-9.11), or between others (QV-9.14).

    `open` and `agreed` are sets of seats, one bit each.
    """

    __slots__ = ("agreed", "by", "deal", "number", "open")

    def __init__(self, number: int, by: int, deal: Deal, open: int, agreed: int) -> None:
        self.number = number
        self.by = by
        self.deal = deal
        self.open = open
        """Who has yet to accept a deal between others; nobody: it is to the player on turn."""
        self.agreed = agreed

    def __reduce__(self) -> tuple[Any, ...]:
        return Offer, (self.number, self.by, self.deal, self.open, self.agreed)


class Entry:
    """A promise in the ledger (QV-9.8). Replaced, never changed."""

    __slots__ = ("expires", "game", "number", "occasion", "promise", "status", "turn")

    def __init__(
        self, promise: Promise, number: int, game: int, turn: int, expires: int, occasion: bool, status: int
    ) -> None:
        self.promise = promise
        self.number = number
        """The deal that it came from."""
        self.game = game
        self.turn = turn
        """How many turns had been played when it was made."""
        self.expires = expires
        """The number of played turns at which it runs out, or NONE."""
        self.occasion = occasion
        self.status = status

    def __reduce__(self) -> tuple[Any, ...]:
        return Entry, (
            self.promise,
            self.number,
            self.game,
            self.turn,
            self.expires,
            self.occasion,
            self.status,
        )


_OF_A_STATE: Final = (
    "bank", "bare", "barred", "caesar", "caesar_turns", "drawn", "entered", "free", "game", "ledger", "log",
    "n", "no_consent", "no_enter", "no_move", "noted", "number", "offered", "offers", "options", "own",
    "phase", "places", "proposals", "reason", "reserve", "senate", "starter", "stock", "table", "tiles",
    "turn", "turns", "window",
)  # fmt: skip


class State:
    __slots__ = _OF_A_STATE

    def __init__(self, n: int, options: Options, like: "State | None" = None) -> None:
        self.n = n
        self.options = options
        if like is not None:
            # Compiled classes are only made by __init__, so this is where a copy has to begin.
            self._become(like)
            return
        self.phase = START
        self.reason = NOT_ENDED
        self.turn = 0
        """The seat on turn; between two games, who takes a senator off the board."""
        self.turns = 0
        """Turns played in the whole match."""
        self.caesar_turns = 0
        """Turns in a row whose action was to move Caesar (QV-8.4)."""
        self.own: list[int] = [0] * (5 * WIDTH)
        """Senators, by seat and committee."""
        self.free: list[int] = list(SEATS_IN)
        self.senate: list[int] = []
        """Who entered it, in order (QV-8.3)."""
        self.reserve: list[int] = [SENATORS] * n
        self.tiles: list[int] = [0] * (6 * n)
        """Tiles collected, by seat and kind."""
        self.places: list[int] = [NONE] * PLACES
        self.bare = ALL_PLACES
        """The laurel places without a tile, one bit each: it follows from `places`."""
        self.stock: tuple[int, ...] = ()
        self.drawn = 0
        """How much of `stock` is gone, from its beginning."""
        self.bank = ones_in_game(options, n)
        self.caesar = CAESAR_START
        # QV-10.2
        self.entered = False
        """Disclosure may be asked for once this turn is over."""
        self.window = False
        """Disclosure may be asked for now."""
        # QV-10.3
        self.game = 1
        self.starter = 0
        self.noted: list[int] = []
        """The laurels noted after each game, seat by seat; NONE for who was not scored."""
        # Talk, section 9
        self.number = 0
        """The number of the newest deal."""
        self.proposals = 0
        self.offered: list[int] = [0] * n
        # QV-9.2: what was agreed not to be done this turn, one bit each
        self.barred = 0
        """Laurel places where the player on turn must not put Caesar."""
        self.no_enter = 0
        """Committees where they must not bring a senator in."""
        self.no_move = 0
        """Paths that they must not take."""
        self.no_consent = 0
        """Seats that must not consent to their move."""
        self.table: Table | None = None
        self.offers: list[Offer] = []
        self.ledger: list[Entry] = []
        self.log: list[Event] | None = None

    def copy(self) -> "State":
        """A deep copy, without a log."""
        return State(self.n, self.options, self)

    def _become(self, other: "State") -> None:
        self.phase = other.phase
        self.reason = other.reason
        self.turn = other.turn
        self.turns = other.turns
        self.caesar_turns = other.caesar_turns
        self.own = other.own[:]
        self.free = other.free[:]
        self.senate = other.senate[:]
        self.reserve = other.reserve[:]
        self.tiles = other.tiles[:]
        self.places = other.places[:]
        self.bare = other.bare
        self.stock = other.stock
        self.drawn = other.drawn
        self.bank = other.bank
        self.caesar = other.caesar
        self.entered = other.entered
        self.window = other.window
        self.game = other.game
        self.starter = other.starter
        self.noted = other.noted[:]
        self.number = other.number
        self.proposals = other.proposals
        self.offered = other.offered[:]
        self.barred = other.barred
        self.no_enter = other.no_enter
        self.no_move = other.no_move
        self.no_consent = other.no_consent
        self.table = other.table
        self.offers = other.offers[:]
        self.ledger = other.ledger[:]
        self.log = None

    def __reduce__(self) -> tuple[Any, ...]:
        return _state, (self.n, self.options, values(self, _OF_A_STATE))


def _state(n: int, options: Options, kept: list[Any]) -> State:
    return filled(State(n, options), _OF_A_STATE, kept)
