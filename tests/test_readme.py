"""The README keeps its word: its Python runs, and its commands exist."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[tuple[int, str]]:
    """The fenced blocks of a language, each with the number of its first line."""
    found = re.finditer(rf"^```{language}\n(.*?)^```$", README, flags=re.MULTILINE | re.DOTALL)
    return [(README[: block.start(1)].count("\n"), block[1]) for block in found]


def test_the_first_lines_say_how_to_play_and_how_to_test() -> None:
    assert re.match(r"# Curia\n\n```\w*\nmake play\b.*\nmake test\b.*\n```\n", README)


def test_the_python_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    namespace: dict[str, object] = {"__name__": "readme"}
    examples = blocks("python")
    assert examples
    for line, source in examples:
        # Blank lines in front make a traceback name the README's own line.
        exec(compile("\n" * line + source, ROOT / "README.md", "exec"), namespace)


def test_every_make_target_that_is_named_exists() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), flags=re.MULTILINE)
    assert set(re.findall(r"\bmake ([a-z][a-z-]*)", README)) <= set(targets)
