"""The README keeps its word: its Python runs, and what it names exists (tests/test_docs.py)."""

import re
from pathlib import Path

import pytest

from tests.pages import ROOT, run_python

README = ROOT / "README.md"


def test_the_first_lines_say_how_to_play_and_how_to_test() -> None:
    first = README.read_text(encoding="utf-8")
    assert re.match(r"# Curia\n\n```\w*\nmake play\b.*\nmake test\b.*\n```\n", first)


def test_the_python_examples_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_python(README) > 2
