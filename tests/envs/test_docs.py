"""docs/research.md keeps its word: its Python runs, and its tables are those of the code."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from bench.exploitability import measured
from curia.games.caesar.data import FULL
from curia.games.caesar.env import tensor as caesar_tensor
from curia.games.quovadis.env import tensor as quovadis_tensor
from curia.research.fields import table
from tests.pages import run_python

DOCS = Path(__file__).parent.parent.parent / "docs"
PAGE = (DOCS / "research.md").read_text(encoding="utf-8")


def test_its_python_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert run_python(DOCS / "research.md") > 5


def test_every_field_is_documented() -> None:
    assert table(caesar_tensor.fields(FULL)) in PAGE
    assert table(quovadis_tensor.fields(3)) in PAGE


@pytest.mark.parametrize(("rewards", "column"), [("win", 1), ("points", 2)])
def test_the_figures_are_those_of_the_code(rewards: str, column: int) -> None:
    rows = [
        [cell.strip() for cell in row.strip("|").split("|")] for row in PAGE.splitlines() if row[:1] == "|"
    ]
    quoted = {row[0].removeprefix("CFR+, "): row[column] for row in rows if len(row) == 3}
    uniform, curve, _ = measured(rewards, (2, 5, 10, 20))
    assert float(quoted["uniform"]) == pytest.approx(uniform, rel=0.01)
    assert float(quoted["2 iterations"]) == pytest.approx(curve[0][1], rel=0.01)
    for iteration, exploitability in curve[1:]:
        assert float(quoted[str(iteration)]) == pytest.approx(exploitability, rel=0.01)


def test_the_plot_is_a_picture() -> None:
    root = ElementTree.parse(DOCS / "exploitability.svg").getroot()
    assert len(root.findall(".//{*}polyline")) == 2
