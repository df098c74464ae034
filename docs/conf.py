"""How the documentation becomes a site: `make docs`. The rules are pages made from the rulebooks."""

import re
from io import StringIO
from pathlib import Path
from textwrap import indent
from typing import Any

import curia
from curia import rulebook
from curia.locale import languages, say
from curia.rulebook.examples import Example, of_clause
from curia.terminal.commands.rules import write_example
from curia.terminal.console import Console

DOCS = Path(__file__).parent
RULES = DOCS / "rules"
NAMES = {"caesar-cleopatra": "cc-name", "quovadis": "qv-name"}

project = "Curia"
author = "the Curia contributors"
release = version = curia.__version__
extensions = ["myst_parser", "sphinx.ext.autodoc"]
exclude_patterns = ["_build"]

myst_enable_extensions = ["attrs_inline"]
myst_heading_anchors = 3
# A docstring's backticks are code.
default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
# Blocks that only look like JSON or shell are shown as they are.
suppress_warnings = ["misc.highlighting_failure"]

html_theme = "furo"
html_title = "Curia"
html_favicon = "../web/src/art/icon.svg"
html_copy_source = False
html_show_sourcelink = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {
        "color-brand-primary": "#9b1c2e",
        "color-brand-content": "#8a6414",
        "color-background-primary": "#fffdf8",
        "color-background-secondary": "#f4efe4",
    },
    "dark_css_variables": {
        "color-brand-primary": "#f0838a",
        "color-brand-content": "#e2bd63",
        "color-background-primary": "#15171c",
        "color-background-secondary": "#1e2129",
    },
}

_ITEM = re.compile(r"^- ([A-Z]{2})-(\d+)\.(\d+) ", flags=re.MULTILINE)
_NAMED = re.compile(r"\b([A-Z]{2})-(\d+)\.(\d+)\b")
_FOLDER = re.compile(r"\[([^\]]+)\]\((\.\./[^)#]+)\)")


def setup(app: Any) -> None:
    app.connect("config-inited", lambda *_: write_rules())
    app.connect("source-read", without_folders)


def write_rules() -> None:
    """A page for each game and language, and one that leads to them; what has not changed stays as it is."""
    pages = {RULES / "index.md": rules_contents()}
    for language in languages():
        for game in NAMES:
            pages[RULES / language / f"{game}.md"] = rules_page(game, language)
    for old in set(RULES.rglob("*.md")) - set(pages):
        old.unlink()
    for page, text in pages.items():
        page.parent.mkdir(parents=True, exist_ok=True)
        if not page.exists() or page.read_text(encoding="utf-8") != text:
            page.write_text(text, encoding="utf-8")


def rules_page(game: str, language: str) -> str:
    """Each clause can be linked to by its id, and is, wherever another one names it; its examples follow."""
    lines = []
    for line in rulebook.text(game, language).split("\n"):
        own = _ITEM.match(line)
        start = own.end() if own else 0
        named = line if line.startswith("#") else _NAMED.sub(r"[\g<0>](#\1-\2-\3)", line[start:])
        lines.append(_ITEM.sub(r"- [**\1-\2.\3**]{#\1-\2-\3} ", line[:start]) + named)
        for example in of_clause("{}-{}.{}".format(*own.groups())) if own else ():
            drawn = "\n".join(["```text", *picture(example, language), "```"])
            lines.append("\n" + indent(drawn, "  ") + "\n")
    return "\n".join(lines)


def picture(example: Example, language: str) -> list[str]:
    """An example as the terminal draws it."""
    console = Console(StringIO(), target := StringIO(), language, columns=88)
    write_example(console, example)
    return [line.rstrip() for line in target.getvalue().strip().split("\n")]


def rules_contents() -> str:
    def row(language: str) -> str:
        links = [f"[{say(NAMES[game], language=language)}]({language}/{game}.md)" for game in NAMES]
        return f"| {language} | {' | '.join(links)} |\n"

    pages = "\n".join(f"{language}/{game}" for language in languages() for game in NAMES)
    return (
        "# The rules\n\n"
        "By clause, in every language that Curia speaks. A refused move names the clause that it breaks; "
        "`curia rules CC-4.6` shows one in the terminal, and the page has them all with drawn examples. "
        "Where editions differ, the clause says so.\n\n"
        f"| | | |\n|---|---|---|\n{''.join(map(row, languages()))}\n"
        f"```{{toctree}}\n:hidden:\n\n{pages}\n```\n"
    )


def without_folders(app: Any, name: str, source: list[str]) -> None:
    """A link to a folder of the project has nowhere to lead in a site: its text stays."""

    def text_alone(link: re.Match[str]) -> str:
        return link[1] if (DOCS / link[2]).is_dir() else link[0]

    source[0] = _FOLDER.sub(text_alone, source[0])
