"""What hosts, bots and reviews ask about Caesar & Cleopatra: turns, questions, and what events mean."""

from collections.abc import Mapping, Sequence

from curia.core.game import Json, Kind, StandingAnswers

# What tells nobody anything new. What is not named here (a draw, a vote card, a spy's find, a scouted card)
# can't be undone in anyone's head.
_TELLS_NOTHING = {"ordered", "arranged", "laid", "played", "done", "passed", "turn", "skipped"}
# What bots do in sight of everyone; of hidden cards only that they are laid. Their action cards, and whether
# they veto one, tell something about their hands.
_BOTS_TELL_NOTHING = (_TELLS_NOTHING - {"played"}) | {"declined"}

_KINDS = {
    **dict.fromkeys(("bonus", "vote-card", "vote-card-out", "reshuffled"), Kind.LUCK),
    # Another's card from a reserve, a turn's begin, or what only passes.
    **dict.fromkeys(("drew", "turn", "allowed", "done", "passed", "ordered", "arranged"), Kind.QUIET),
    "declined": Kind.SAID,
}
# A vote card is news of its own, whatever move it came with; these tell it and what came of it.
_CARD = "vote-card"
_NEWS = {_CARD, "vote-card-out", "reshuffled", "voted", "closed"}

# CC-5.8: every seat is asked every time, and no answer comes sooner than another.
_VETO = "veto"
VETO_ANSWERS = StandingAnswers(
    ("assassination", "spy", "castling", "scout", "wrath", "others"), ("ask", "allow", "veto")
)


def turn(public: Json) -> str:
    return f"{public['turn']}/"


def question(public: Json) -> str:
    phase = public["phase"]
    return f"{turn(public)}/{phase['name']}/{phase.get('actor', '')}/"


def timed(question: str) -> bool:
    return f"/{_VETO}/" in question


def standing_answer(answers: Mapping[str, str], public: Json, legal: list[str]) -> str | None:
    """Who would veto and holds none allows: from outside the two look the same."""
    word = answers.get(public["phase"]["card"], answers.get("others", "ask"))
    if word == "veto":
        return "veto" if "veto" in legal else "allow"
    return "allow" if word == "allow" else None


def tells_nothing(event: Json, seat: str, alone: bool) -> bool:
    doer = event.get("seat")
    if event["event"] in _TELLS_NOTHING and (not alone or doer in (seat, None)):
        return True
    unseen = doer == seat or all(event.get(key) is None for key in ("card", "cards"))
    return alone and event["event"] in _BOTS_TELL_NOTHING and unseen


def kinds(event: Json, seat: str) -> Kind:
    found = _KINDS.get(event["event"], Kind(0))
    # A card that is drawn is luck for who sees it.
    return found | Kind.LUCK if event["event"] == "drew" and event["seat"] == seat else found


def news(events: Sequence[Json]) -> list[Json]:
    names = [event["event"] for event in events]
    if _CARD not in names:
        return []
    return [event for event in events[names.index(_CARD) :] if event["event"] in _NEWS]


def opening(view: Json) -> bool:
    return view["phase"]["name"] in ("order", "arrange")
