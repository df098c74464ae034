"""`curia rules`: the rulebook by clause, by section, by word, or whole. Also what `?` explains."""

import re
from argparse import Namespace

from curia import rulebook
from curia.cli.arguments import Parser
from curia.cli.console import Console
from curia.cli.table import Table
from curia.rulebook import GAMES, Clause

_ID = re.compile(r"([A-Za-z]{2})[- ]?(\d+)(?:\.(\d+))?")
_NAMED = re.compile(r"[A-Z]{2}-\d+\.\d+")
# So many clauses are an answer; more are a list to choose from.
_MOST_FOUND = 5


def arguments(parser: Parser) -> None:
    parser.add_argument("topics", nargs="*")
    parser.add_argument("--search")


def run(args: Namespace, console: Console) -> int:
    if args.search is not None:
        games = args.topics or list(GAMES.values())
        for game in games:
            if game not in GAMES.values():
                console.stop("rules-no-game", game=game[:40], games=", ".join(GAMES.values()))
        found = [one for game in games for one in search(console, args.search, game)]
        if not found:
            console.stop("rules-not-found", words=args.search[:80])
        for one in found:
            write_clause(console, one)
    elif not args.topics:
        console.tell("rules-contents")
        for game in GAMES.values():
            console.write()
            console.write(game)
            for section in rulebook.sections(game, _language(console)):
                console.write(section, 2)
    for topic in args.topics if args.search is None else []:
        if topic in GAMES.values():
            _write_whole(console, topic)
        elif not write_clauses(console, topic):
            console.stop("rules-no-clause", clause=topic[:40])
    return 0


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
    found = search(console, topic, GAMES[table.clauses])
    if not found:
        console.tell("rules-not-found", words=topic[:80])
    elif len(found) <= _MOST_FOUND:
        for one in found:
            write_clause(console, one)
    else:
        console.tell("rules-found-many", words=topic[:80], clauses=[one.id for one in found])


def write_clauses(console: Console, topic: str) -> bool:
    """The clause `CC-4.6`, or all of `CC-4`; False if there is none."""
    named = _ID.fullmatch(topic.strip())
    if named is None or named[1].upper() not in GAMES:
        return False
    start = f"{named[1].upper()}-{named[2]}."
    clauses = rulebook.clauses(GAMES[named[1].upper()], _language(console))
    if named[3] is not None:
        found = [one for one in clauses if one.id == start + named[3]]
    else:
        found = [one for one in clauses if one.id.startswith(start)]
        if found:
            console.write(found[0].section)
    for one in found:
        write_clause(console, one)
    return bool(found)


def write_clause(console: Console, clause: Clause) -> None:
    console.write(f"{clause.id}  {clause.text}", hang=len(clause.id) + 2)


def search(console: Console, words: str, game: str) -> list[Clause]:
    """The clauses that hold all these words."""
    wanted = words.lower().split()
    clauses = rulebook.clauses(game, _language(console))
    return [one for one in clauses if wanted and all(word in one.text.lower() for word in wanted)]


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
