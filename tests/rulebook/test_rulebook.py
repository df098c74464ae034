"""The rules by clause: every id of the specification, in order, in every language."""

from pathlib import Path

import pytest

import curia
import curia.rulebook
from curia.rulebook import clause, clauses, search, sections, text

# How many clauses each section has: CC-1.1 to CC-1.6, CC-2.1 to CC-2.7, and so on.
SIZES = {
    "caesar-cleopatra": ("CC", (6, 7, 13, 12, 11, 5, 7, 3, 2, 5)),
    "quovadis": ("QV", (4, 3, 3, 1, 7, 3, 5, 4, 14, 4, 2)),
}
PACKAGE = Path(curia.__file__).parent
# The clauses with an `R` in the specification, and how each language marks a ruling.
RULED = {
    "caesar-cleopatra": "CC-2.4 CC-2.7 CC-3.4 CC-3.9 CC-3.10 CC-3.11 CC-3.12 CC-4.2 CC-4.5 CC-4.6 CC-4.12 "
    "CC-5.7 CC-5.8 CC-5.9 CC-5.10 CC-5.11 CC-6.2 CC-6.3 CC-6.4 CC-6.5 CC-7.4 CC-7.7 CC-8.1 CC-9.1 CC-9.2 "
    "CC-10.2 CC-10.3",
    "quovadis": "QV-2.2 QV-3.1 QV-5.7 QV-6.1 QV-6.2 QV-7.1 QV-7.2 QV-7.3 QV-7.5 QV-8.1 QV-8.4 QV-9.1 QV-9.2 "
    "QV-9.4 QV-9.5 QV-9.7 QV-9.8 QV-9.9 QV-9.10 QV-9.11 QV-9.12 QV-9.13 QV-9.14 QV-10.2 QV-10.3 "
    "QV-10.4",
}
RULING = {"cs": "výklad", "de": "festlegung", "en": "ruling", "fr": "décision", "nl": "besluit"}
LANGUAGES = sorted(
    folder.parent.name for folder in (PACKAGE / "games").glob("quovadis/content/rulebook/*/quovadis.md")
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
    (file,) = (PACKAGE / "games").glob(f"*/content/rulebook/{language}/{game}.md")
    text = file.read_text(encoding="utf-8")
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


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_rulings_are_marked_as_such_in_every_language(game: str, language: str) -> None:
    found = {one.id: one.text.lower().count(RULING[language]) for one in clauses(game, language)}
    assert [id for id, number in found.items() if number] == RULED[game].split()
    assert found == {one.id: one.text.lower().count("ruling") for one in clauses(game)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_when_an_action_card_may_be_played_is_true_of_every_edition(language: str) -> None:
    found = clause("CC-3.4", language)
    assert found.when == ("vote_action=yes", "late_action=yes")
    assert found.text.count("CC-9.1") == found.text.count("CC-9.2") == 2


def test_every_option_is_marked_at_some_clause() -> None:
    for game in SIZES:
        marked = {when.partition("=")[0] for found in clauses(game) for when in found.when}
        assert marked == curia.games()[game]["options"].keys() - {"edition"}


def test_search_minds_neither_case_nor_accents() -> None:
    assert [found.id for found in search("ROSADA", "caesar-cleopatra", "cs")] == ["CC-5.3"]
    assert "CC-4.8" in [found.id for found in search("philosopher discarded", "caesar-cleopatra")]
    assert [found.id for found in search("qv-7.4", "quovadis")] == ["QV-7.4"]
    assert search("", "quovadis") == search("chess", "quovadis") == []
