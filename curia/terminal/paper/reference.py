"""Reference cards: what one looks up at the table, four cards for each game."""

from collections.abc import Iterator

from curia.games.caesar.data import (
    ACTION_CARDS,
    FULL,
    GROUPS,
    INFLUENCE_CARDS,
    ORGY,
    RESHUFFLE,
    names,
    read_options,
)
from curia.games.quovadis.data import IN_THE_BOX, LAURELS
from curia.terminal.console import Console, capital
from curia.terminal.paper.frames import Block, cell, cut_marks, fill, footer, plate
from curia.terminal.paper.sheet import EGYPT, GOLD, ROME, Sheet

# The edition that is sold where a language is spoken.
_USUAL_EDITIONS = {"cs": "czech", "de": "kosmos", "fr": "french", "nl": "dutch"}
_COLOURS = {"cleopatra": EGYPT, "caesar": ROME}


class Card:
    def __init__(self, title: str, icon: str, section: str, blocks: list[Block]) -> None:
        self.title, self.icon, self.section, self.blocks = title, icon, section, blocks


def caesar(sheet: Sheet, console: Console, edition: str | None) -> None:
    """A page for each of the two players, in the colour of their side."""
    options = read_options({"edition": edition or _USUAL_EDITIONS.get(console.language, "kosmos")})
    cards = _caesar_cards(console, options.values)
    about = f"{console.say('cc-name')} · {console.say('print-edition', edition=options.edition)}"
    for colour in _COLOURS.values():
        _page(sheet, cards, about, colour)


def quovadis(sheet: Sheet, console: Console) -> None:
    _page(sheet, _quovadis_cards(console), console.say("qv-name"), GOLD)


def _page(sheet: Sheet, cards: list[Card], about: str, colour: str) -> None:
    sheet.add_page()
    cut_marks(sheet, 2, 2)
    for number, card in enumerate(cards):
        place = cell(sheet, 2, 2, number)
        fill(sheet, plate(sheet, place, card.title, card.icon, colour), card.blocks, colour)
        footer(sheet, place, about, card.section)


def _lead(console: Console, key: str, number: int) -> str:
    """A thing's name, and how often it is there."""
    return console.say("print-lead", name=f"{capital(console.say(key))} {_times(number)}")


def _times(number: int) -> str:
    return f"\N{MULTIPLICATION SIGN}{number}"


# --- Caesar & Cleopatra -----------------------------------------------------------------------------------


def _caesar_cards(console: Console, options: dict[str, str]) -> list[Card]:
    say = console.say
    return [
        Card(say("print-cc-turn"), "patrician", "CC-3", list(_caesar_turn(console, options))),
        Card(say("print-cc-cards"), "castling", "CC-1, CC-5", list(_caesar_kinds(console, options))),
        Card(say("print-cc-vote"), "vote", "CC-4", list(_caesar_vote(console))),
        Card(say("print-cc-points"), "laurel", "CC-6, CC-7", list(_caesar_points(console, options))),
    ]


def _caesar_turn(console: Console, options: dict[str, str]) -> Iterator[Block]:
    say = console.say
    yield Block(say("print-cc-active"), kind="head")
    steps = [
        say("print-cc-action", late_action=options["late_action"]),
        say("print-cc-lay"),
        say("print-cc-refill"),
        say("print-cc-vote-card", late_action=options["late_action"]),
    ]
    # CC-4.2: before the hand is refilled or, in an option, after it.
    asked = say("print-cc-extraordinary", vote_action=options["vote_action"])
    steps.insert(2 if options["extraordinary"] == "before" else 3, asked)
    yield from (Block(step, kind="step", mark=str(number)) for number, step in enumerate(steps, 1))
    yield Block(say("print-cc-passive"), kind="head")
    yield Block(say("print-cc-passive.how"))
    yield Block(say("print-cc-no-influence", no_influence=options["no_influence"]))
    yield Block(say("print-cc-limits"), kind="head")
    yield Block(say("print-cc-limits.how"))


def _caesar_kinds(console: Console, options: dict[str, str]) -> Iterator[Block]:
    say = console.say
    of = names(FULL.influence + FULL.actions)
    values = f"{INFLUENCE_CARDS[0]}\N{EN DASH}{INFLUENCE_CARDS[-2]}"
    each = say("print-cc-each", number=of.count(INFLUENCE_CARDS[0]))
    yield Block(
        say("cc-card-influence.about", value=values),
        say("print-lead", name=f"{capital(say('cc-card-influence', value=values))} ({each})"),
        "icon",
        "star",
    )
    also = {
        "spy": say("print-cc-spied", spied=options["spied"]),
        "veto": say("print-cc-vetoer", vetoer=options["vetoer"]),
    }
    for card, key in (("P", "philosopher"), *((card, card) for card in ACTION_CARDS)):
        about = f"{say(f'cc-card-{key}.about')} {also.get(card, '')}".strip()
        yield Block(about, _lead(console, f"cc-card-{key}", of.count(card)), "icon", card)


def _caesar_vote(console: Console) -> Iterator[Block]:
    say = console.say
    steps = ("reveal", "sum", "decide", "discards", "closes")
    for number, step in enumerate(steps, 1):
        yield Block(say(f"print-cc-{step}"), kind="step", mark=str(number))
        if step == "decide":
            yield Block(say("print-cc-equal"), kind="step", mark="=")
    yield Block(say("print-cc-vote-cards"), kind="head")
    for kind, named, number in (
        ("group", "print-cc-each-group", len(GROUPS)),
        ("orgy", "cc-vote-orgy", FULL.votes.count(ORGY)),
        ("reshuffle", "cc-vote-reshuffle", FULL.votes.count(RESHUFFLE)),
    ):
        icon = "vote" if kind == "group" else kind
        yield Block(say(f"cc-vote-{kind}.about"), _lead(console, named, number), "icon", icon)


def _caesar_points(console: Console, options: dict[str, str]) -> Iterator[Block]:
    say = console.say
    yield Block(say("print-cc-patrician"), kind="points", mark="1")
    yield Block(say("print-cc-majority", majority=options["majority"]), kind="points", mark="+1")
    yield Block(say("print-cc-whole", whole_group=options["whole_group"]), kind="points", mark="+1")
    yield Block(say("print-cc-bonus"), kind="points", mark="+2")
    yield Block(say("print-cc-example"))
    yield Block(say("print-cc-most"))
    yield Block(say("print-cc-end"), kind="head")
    yield Block(say("print-cc-all-won"), kind="step", mark="1")
    yield Block(say("print-cc-spent"), kind="step", mark="2")
    yield Block(say("print-cc-alone", lone_end=options["lone_end"]))


# --- Quo Vadis? -------------------------------------------------------------------------------------------


def _quovadis_cards(console: Console) -> list[Card]:
    say = console.say
    return [
        Card(say("print-qv-turn"), "person", "QV-3, QV-4, QV-5", list(_quovadis_turn(console))),
        Card(say("print-qv-laurels"), "laurel", "QV-6, QV-7", list(_quovadis_laurels(console))),
        Card(say("print-qv-deals"), "people", "QV-9", list(_quovadis_deals(console))),
        Card(say("print-qv-end"), "aediles", "QV-8, QV-10", list(_quovadis_end(console))),
    ]


def _quovadis_turn(console: Console) -> Iterator[Block]:
    say = console.say
    yield Block(say("print-qv-one"), kind="head")
    for number, what in enumerate(("enter", "move", "caesar"), 1):
        yield Block(say(f"print-qv-{what}.how"), say(f"print-qv-{what}"), "step", str(number))
    yield Block(say("print-qv-consents"), kind="head")
    for seats in (1, 3, 5):
        yield Block(say("print-qv-needed", seats=seats), kind="points", mark=str(seats))
    yield Block(say("print-qv-stuck"))


def _quovadis_laurels(console: Console) -> Iterator[Block]:
    say = console.say
    number = dict(zip(LAURELS, IN_THE_BOX, strict=True))
    yield Block(say("print-qv-tiles"), kind="head")
    for kind in ("I", "IIc"):
        lead = _lead(console, f"qv-laurel-{kind}", number[kind])
        yield Block(say(f"qv-laurel-{kind}.about"), lead, "tile", kind)
    plain = ("II", "III", "IV", "V")
    yield Block(" ".join(_times(number[kind]) for kind in plain), kind="tiles", mark=" ".join(plain))
    yield Block(say("print-qv-take"))
    yield Block(say("print-qv-earn"))
    yield Block(capital(say("qv-caesar")), kind="head")
    yield Block(say("qv-caesar.about"))
    yield Block(say("print-qv-room"))


def _quovadis_deals(console: Console) -> Iterator[Block]:
    say = console.say
    yield Block(say("print-qv-anything"))
    for what in ("binding", "promise"):
        yield Block(say(f"print-qv-{what}"), kind="head")
        yield Block(say(f"print-qv-{what}.how"))
    yield Block(say("print-qv-others"))
    yield Block(say("print-qv-whole"))
    yield Block(say("print-qv-pay"))


def _quovadis_end(console: Console) -> Iterator[Block]:
    say = console.say
    for number, what in enumerate(("fifth", "scored", "most"), 1):
        yield Block(say(f"print-qv-{what}"), kind="step", mark=str(number))
    yield Block(say("print-qv-variants"), kind="head")
    for what in ("few", "disclosure", "consul"):
        yield Block(say(f"print-qv-{what}.how"), say("print-lead", name=say(f"print-qv-{what}")))
