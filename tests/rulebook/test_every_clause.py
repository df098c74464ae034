"""Every clause of both rulebooks has a test that names it: `@pytest.mark.clause("CC-4.6", "CC-4.7")`."""

import ast
from collections.abc import Iterator
from pathlib import Path

from curia.rulebook import GAMES, clauses

KNOWN = [found.id for game in GAMES.values() for found in clauses(game)]


def named(source: str) -> Iterator[str]:
    """The ids in every `pytest.mark.clause(...)` of a file."""
    for node in ast.walk(ast.parse(source)):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Attribute)
            and node.func.attr == "clause"
            and isinstance(node.func.value, ast.Attribute)
            and node.func.value.attr == "mark"
        ):
            for id in node.args:
                assert isinstance(id, ast.Constant), f"line {node.lineno}: write the ids of clauses out"
                yield str(id.value)


def everywhere() -> set[str]:
    files = Path(__file__).parent.rglob("test_*.py")
    return {id for file in files for id in named(file.read_text(encoding="utf-8"))}


def test_markers_are_found() -> None:
    source = '@pytest.mark.clause("CC-4.6", "CC-4.7")\ndef test(): clause("CC-1.1")'
    assert list(named(source)) == ["CC-4.6", "CC-4.7"]


def test_every_clause_has_a_test() -> None:
    tested = everywhere()
    missing = [id for id in KNOWN if id not in tested]
    assert not missing, f"no test names {', '.join(missing)}"


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert everywhere() <= set(KNOWN)
