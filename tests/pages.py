"""Pages of documentation, held to their word: their Python runs, their commands exist."""

import re
import shlex
from pathlib import Path

from curia.terminal import COMMANDS, USUAL, _split
from curia.terminal.arguments import Parser

ROOT = Path(__file__).parent.parent
_BLOCK = r"^```{}\n(.*?)^```$"
_COMMAND = re.compile(r"(?:\S+=\S* )*(?:\S*/)?curia(?: |$)")


def blocks(page: Path, language: str) -> list[tuple[int, str]]:
    """The fenced blocks of a language, each with the number of lines before it."""
    text = page.read_text(encoding="utf-8")
    found = re.finditer(_BLOCK.format(language), text, flags=re.MULTILINE | re.DOTALL)
    return [(text[: block.start(1)].count("\n"), block[1]) for block in found]


def run_python(page: Path) -> int:
    """Run a page's Python from top to bottom, as one program; how many blocks it has."""
    namespace: dict[str, object] = {"__name__": page.stem}
    found = blocks(page, "python")
    for line, source in found:
        # Blank lines in front make a traceback name the page's own line.
        exec(compile("\n" * line + source, page, "exec"), namespace)
    return len(found)


def commands(page: Path) -> list[list[str]]:
    """What the page's shell blocks give `curia` to do."""
    found = []
    for _, source in blocks(page, "(?:sh|bash)"):
        for line in source.replace("\\\n", " ").splitlines():
            if (start := _COMMAND.match(line)) is not None:
                found.append(shlex.split(line[start.end() :].split(" > ")[0], comments=True))
    return found


def read_command(argv: list[str]) -> str:
    """The command of a line whose arguments are understood; raises Misused for one that is not."""
    before, name, after = _split(argv)
    top = Parser("")
    top.add_argument("--version", action="store_true")
    top.read(before)
    parser = Parser(name or USUAL)
    COMMANDS[name or USUAL].arguments(parser)
    parser.read(after)
    return name or (before[0] if before else USUAL)
