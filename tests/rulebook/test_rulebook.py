"""The rules by clause: every id of the specification, in order, in every language."""

from pathlib import Path

import pytest

import curia
import curia.rulebook
from curia.rulebook import clause, clauses, search, sections, text

# How many clauses each section has: CC-1.1 to CC-1.6, CC-2.1 to CC-2.7, and so on.
SIZES = {
    "caesar-cleopatra": ("CC", (6, 7, 13, 12, 11, 5, 7, 3, 1, 5)),
    "quovadis": ("QV", (4, 3, 3, 1, 7, 3, 5, 4, 13, 4, 2)),
}
LANGUAGES = sorted(
    folder.parent.name for folder in Path(curia.rulebook.__file__).parent.glob("*/quovadis.md")
)
EVERYWHERE = [(game, language) for game in SIZES for language in LANGUAGES]


def ids(game: str) -> list[str]:
    letters, sizes = SIZES[game]
    return [f"{letters}-{s}.{n}" for s, size in enumerate(sizes, 1) for n in range(1, size + 1)]


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_the_ids_are_those_of_the_specification_in_order(game: str, language: str) -> None:
    assert [found.id for found in clauses(game, language)] == ids(game)


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_no_clause_is_empty_and_each_lies_in_its_section(game: str, language: str) -> None:
    for found in clauses(game, language):
        assert len(found.text) > 10, found
        assert found.section.split()[0] == found.id[3:].split(".")[0], found


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_every_list_item_is_a_clause(game: str, language: str) -> None:
    text = (Path(curia.rulebook.__file__).parent / language / f"{game}.md").read_text(encoding="utf-8")
    items = [line for line in text.splitlines() if line.lstrip().startswith(("- ", "* "))]
    assert len(items) == len(ids(game))


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_sections_are_numbered(game: str, language: str) -> None:
    numbers = [section.split()[0] for section in sections(game, language)]
    assert numbers == [str(n) for n in range(1, len(SIZES[game][1]) + 1)]


def test_one_clause() -> None:
    found = clause("CC-4.6")
    assert found.id == "CC-4.6"
    assert found.section == "4 The vote of confidence"
    assert "philosopher" in found.text


@pytest.mark.parametrize("id", ["CC-4.99", "CC-4", "XX-1.1", "", "cc-4.6", "CC-4.6 "])
def test_a_clause_that_does_not_exist(id: str) -> None:
    with pytest.raises(KeyError):
        clause(id)


@pytest.mark.parametrize(
    ("game", "language"), [("chess", "en"), ("quovadis", "xx"), ("quovadis", ".."), ("../en/quovadis", "en")]
)
def test_a_game_or_a_language_that_does_not_exist(game: str, language: str) -> None:
    with pytest.raises(KeyError):
        clauses(game, language)


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_what_is_for_an_edition_or_a_variant_only_is_marked_alike_in_every_language(
    game: str, language: str
) -> None:
    options = curia.games()[game]["options"]
    marked = {found.id: found.when for found in clauses(game, language)}
    assert marked == {found.id: found.when for found in clauses(game)}
    for when in (when for all in marked.values() for when in all):
        option, _, value = when.partition("=")
        assert value in [str(known).lower() for known in options[option]["values"]]
        assert value != str(options[option]["default"]).lower()
    assert "<" not in text(game, language)


def test_every_option_is_marked_at_some_clause() -> None:
    for game in SIZES:
        marked = {when.partition("=")[0] for found in clauses(game) for when in found.when}
        assert marked == curia.games()[game]["options"].keys() - {"edition"}


def test_search_minds_neither_case_nor_accents() -> None:
    assert [found.id for found in search("ROSADA", "caesar-cleopatra", "cs")] == ["CC-5.3"]
    assert "CC-4.8" in [found.id for found in search("philosopher discarded", "caesar-cleopatra")]
    assert [found.id for found in search("qv-7.4", "quovadis")] == ["QV-7.4"]
    assert search("", "quovadis") == search("chess", "quovadis") == []
