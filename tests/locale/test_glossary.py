"""Each language's glossary is held against its words and rules: what it lists is what players read."""

import re
from pathlib import Path

import pytest

import curia
from curia.locale import languages

ROOT = Path(__file__).parents[2]
PACKAGE = Path(curia.__file__).parent
OTHERS = [language for language in languages() if language != "en"]
ROW = re.compile(r"\| ([^|]+) \| ([^|]+) \| ([^|]+) \|")


def rows(language: str) -> list[tuple[str, str, str]]:
    """Each line of the table: the English term, the language's, and where it is from."""
    text = (ROOT / "docs" / "glossary" / f"{language}.md").read_text(encoding="utf-8")
    found = [(row[1], row[2], row[3]) for row in map(ROW.fullmatch, text.splitlines()) if row]
    return [row for row in found if row[0] != "English"]


def written(language: str) -> str:
    folders = (PACKAGE / "locale" / language, *sorted(PACKAGE.glob(f"games/*/content/*/{language}")))
    texts = [file.read_text(encoding="utf-8") for folder in folders for file in sorted(folder.iterdir())]
    return " ".join(" ".join(texts).split()).lower()


def forms(term: str) -> list[str]:
    """`Vorrat (Plural: Vorräte), Stapel` lists three."""
    parts = re.split(r"[,;/():=→]", re.sub(r"[“”„«»\"*`]", "", term))
    return [" ".join(part.split()).lower() for part in parts if part.strip()]


def test_there_is_one_for_each_language() -> None:
    assert sorted(file.stem for file in (ROOT / "docs" / "glossary").glob("*.md")) == OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_it_covers_both_games_and_names_its_sources(language: str) -> None:
    found = rows(language)
    assert len(found) >= 40
    assert all(source.strip() for *_, source in found)
    english = " ".join(term for term, *_ in found).lower()
    for term in ("vote of confidence", "philosopher", "castling", "committee", "laurel", "promise"):
        assert term in english


@pytest.mark.parametrize("language", OTHERS)
def test_its_terms_are_the_ones_in_use(language: str) -> None:
    text = written(language)
    assert [term for _, term, _ in rows(language) if not any(form in text for form in forms(term))] == []
