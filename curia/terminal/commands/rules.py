"""`curia rules`: the rulebook by clause, by section, by word, or whole. Also what `?` explains."""

import re
from argparse import Namespace

import curia
from curia import rulebook
from curia.core.game import Json
from curia.rulebook import GAMES, Clause
from curia.rulebook.examples import Example, of_clause
from curia.terminal.arguments import Parser
from curia.terminal.console import Console
from curia.terminal.game_table import Table
from curia.terminal.tables import table_of

_ID = re.compile(r"([A-Za-z]{2})[- ]?(\d+)(?:\.(\d+))?")
_NAMED = re.compile(r"[A-Z]{2}-\d+\.\d+")
# So many clauses are an answer; more are a list to choose from.
_MOST_FOUND = 5


def arguments(parser: Parser) -> None:
    parser.add_argument("topics", nargs="*")
    parser.add_argument("--search")


def run(args: Namespace, console: Console) -> int:
    if args.search is not None:
        _search(console, args.search, args.topics or list(GAMES.values()))
    elif not args.topics:
        _write_contents(console)
    else:
        for topic in args.topics:
            _look_up(console, topic)
    return 0


def _look_up(console: Console, topic: str) -> None:
    """A game, a clause with its drawn examples, a section, or any word."""
    if topic in GAMES.values():
        _write_whole(console, topic)
    elif write_clauses(console, topic):
        for clause in _named(console, topic):
            for example in of_clause(clause.id) if clause.id == _tidy(topic) else ():
                write_example(console, example)
    elif _ID.fullmatch(topic.strip()):
        console.stop("rules-no-clause", clause=topic[:40])
    else:
        _search(console, topic, list(GAMES.values()))


def _search(console: Console, words: str, games: list[str]) -> None:
    for game in games:
        if game not in GAMES.values():
            console.stop("rules-no-game", game=game[:40], games=", ".join(GAMES.values()))
    found = [one for game in games for one in search(console, words, game)]
    if not found:
        console.stop("rules-not-found", words=words[:80])
    for one in found:
        write_clause(console, one)


def _write_contents(console: Console) -> None:
    console.tell("rules-contents")
    for game in GAMES.values():
        console.write()
        console.write(game)
        for section in rulebook.sections(game, _language(console)):
            console.write(section, 2)


def explain(console: Console, topic: str, table: Table) -> None:
    """What `?` says about a card, a clause, a section or a word."""
    if write_clauses(console, topic):
        return
    about = table.about(console, topic.lower())
    if about is not None:
        console.write(about, hang=2)
        for id in dict.fromkeys(_NAMED.findall(about)):
            write_clauses(console, id)
        return
    found = search(console, topic, GAMES[table.clauses]) if table.clauses in GAMES else []
    if not found:
        console.tell("rules-not-found", words=topic[:80])
    elif len(found) <= _MOST_FOUND:
        for one in found:
            write_clause(console, one)
    else:
        console.tell("rules-found-many", words=topic[:80], clauses=[one.id for one in found])


def write_clauses(console: Console, topic: str) -> bool:
    """The clause `CC-4.6`, or all of `CC-4`; False if there is none."""
    found = _named(console, topic)
    if found and "." not in topic:
        console.write(found[0].section)
    for one in found:
        write_clause(console, one)
    return bool(found)


def _tidy(topic: str) -> str:
    """An id as the rulebook writes it: `cc 4.6` is CC-4.6."""
    named = _ID.fullmatch(topic.strip())
    if named is None:
        return ""
    return f"{named[1].upper()}-{named[2]}" + ("" if named[3] is None else f".{named[3]}")


def _named(console: Console, topic: str) -> list[Clause]:
    id = _tidy(topic)
    if id[:2] not in GAMES:
        return []
    clauses = rulebook.clauses(GAMES[id[:2]], _language(console))
    return [one for one in clauses if one.id == id or one.id.startswith(f"{id}.")]


def write_clause(console: Console, clause: Clause) -> None:
    hang = len(clause.id) + 2
    console.write(f"{clause.id}  {clause.text}", hang=hang)
    for option in dict.fromkeys(when.partition("=")[0] for when in clause.when):
        console.write(console.say("rules-option", option=option, values=_values(clause, option)), hang, hang)


def _values(clause: Clause, option: str) -> str:
    """The values of an option, each with the editions that have it: `before (kosmos, czech, dutch)`."""
    about = curia.games()[GAMES[clause.id[:2]]]
    parts = []
    for value in about["options"][option]["values"]:
        name = str(value).lower() if isinstance(value, bool) else value
        usual = about["options"][option]["default"]
        editions = [edition for edition, set in about["editions"].items() if set.get(option, usual) == value]
        parts.append(f"{name} ({', '.join(editions)})" if editions else name)
    return ", ".join(parts)


def write_example(console: Console, example: Example) -> None:
    """The parts of the table that an example is about, before and after its moves."""
    table = table_of(GAMES[example.clause[:2]])
    console.write()
    console.tell("rules-example", caption=rulebook.caption(example.id, _language(console)))
    console.write()
    _draw(console, table, example, example.before)
    if example.after is not None:
        table.tell(console, example.before["seats"], example.events, None)
        console.write()
        _draw(console, table, example, example.after)


def _draw(console: Console, table: Table, example: Example, view: Json) -> None:
    """As the example's seat sees it, but of all seats as of others: the caption speaks of them by name."""
    if view["result"] is not None or example.draw != ["score"]:
        table.picture(console, {**view, "seat": None}, example.draw)
        console.write()


def search(console: Console, words: str, game: str) -> list[Clause]:
    """The clauses that hold all these words."""
    return rulebook.search(words, game, _language(console))


def _write_whole(console: Console, game: str) -> None:
    for line in rulebook.text(game, _language(console)).splitlines():
        if line.startswith("|"):
            # A table's rows stay as they are: wrapped they could not be read.
            console.raw(line)
        elif line.startswith("- "):
            console.write(line[2:], hang=9)
        else:
            console.write(line.lstrip("# ") if line.startswith("#") else line)


def _language(console: Console) -> str:
    """The rules in the language spoken, or in English where they are not translated yet."""
    try:
        rulebook.clauses(GAMES["CC"], console.language)
    except KeyError:
        return "en"
    return console.language
