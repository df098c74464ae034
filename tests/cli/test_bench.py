"""`curia bench`: a table, a picture, and numbers of the right kind."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from curia.terminal import main, measure
from curia.terminal.chart import chart


def test_the_table_and_the_picture(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(measure, "GAMES", 1)
    monkeypatch.setattr(measure, "COPIES", 10)
    # Starting processes takes longer than all the rest.
    monkeypatch.setattr(measure, "_by_two", lambda game, seconds: 1.0)
    picture = tmp_path / "bench.svg"
    assert main(["bench", "--seconds", "0.01", "--svg", str(picture)]) == 0
    first, head, *rows = capsys.readouterr().out.splitlines()[: 2 + len(measure.Numbers._fields)]
    assert first.endswith("(rules: interpreted)")
    assert "Caesar & Cleopatra" in head
    for row in rows:
        assert all(int(number.replace(",", "")) > 0 for number in row.split()[-2:])
    assert ElementTree.fromstring(picture.read_text(encoding="utf-8")).tag.endswith("svg")


def test_a_picture_that_cannot_be_written(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It is told before anything is measured."""
    monkeypatch.setattr(measure, "measure", None)
    assert main(["bench", "--svg", str(tmp_path / "missing" / "bench.svg")]) == 2
    assert "missing" in capsys.readouterr().err


@pytest.mark.long
def test_two_processes_play() -> None:
    assert measure._by_two("quovadis", 0.1) > 0


def test_bars_grow_with_what_they_show() -> None:
    drawn = ElementTree.fromstring(
        chart("t & t", "scale", ["one", "two"], [("a", [10, 100]), ("b", [1000, 1])])
    )
    space = "{http://www.w3.org/2000/svg}"
    widths = [float(bar.attrib["width"]) for bar in drawn.iter(f"{space}rect")][2:]
    assert widths == [*sorted(widths[:3]), 0.0]
    assert "t & t" in [text.text for text in drawn.iter(f"{space}text")]
