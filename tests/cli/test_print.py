"""What is printed: in every language, on both papers, inside its frame, and the same each time."""

import logging
import re
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from xml.etree import ElementTree

import pypdfium2
import pytest

from curia import puzzles
from curia.games.caesar.data import EDITIONS
from curia.locale import languages, say
from curia.terminal import main
from curia.terminal.commands.printing import GAMES, PAPERS
from curia.terminal.paper import frames, reference, sheet
from curia.terminal.paper.sheet import HEIGHT, WIDTH, Sheet, Style, TooLong

ROOT = Path(__file__).parents[2]
# Every game has so many pages of these: a page of cards for each side, of scores, of promises.
PAGES = {("cards", "caesar-cleopatra"): 2, ("cards", "quovadis"): 1}
PAGES |= {("pads", "caesar-cleopatra"): 1, ("pads", "quovadis"): 2}
POINT = 25.4 / 72


def printed(tmp_path: Path, *argv: str) -> pypdfium2.PdfDocument:
    file = tmp_path / "printed.pdf"
    assert main(["print", *argv, "--out", str(file)]) == 0
    return pypdfium2.PdfDocument(file.read_bytes())


def text(document: pypdfium2.PdfDocument, *numbers: int) -> str:
    """The words of these pages, or of all."""
    pages = [document[number] for number in numbers or range(len(document))]
    return " ".join(" ".join(page.get_textpage().get_text_range() for page in pages).split())


def lines(page: pypdfium2.PdfPage) -> list[tuple[float, float, float, float]]:
    """Where text stands: left, top, right, bottom, in millimetres from the frame's top left corner."""
    width, height = page.get_size()
    left, top = (width * POINT - WIDTH) / 2, (height * POINT - HEIGHT) / 2
    words = page.get_textpage()
    boxes = (words.get_rect(number) for number in range(words.count_rects()))
    return [
        (x1 * POINT - left, (height - y2) * POINT - top, x2 * POINT - left, (height - y1) * POINT - top)
        for x1, y1, x2, y2 in boxes
    ]


@pytest.fixture(autouse=True)
def _no_glyph_is_missing(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The library warns of a character that the typeface lacks."""
    caplog.set_level(logging.WARNING, "fpdf")
    yield
    assert [record.getMessage() for record in caplog.get_records("call")] == []


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("what", ["cards", "pads"])
def test_cards_and_pads(what: str, game: str, language: str, tmp_path: Path) -> None:
    document = printed(tmp_path, what, game, "--language", language)
    assert len(document) == PAGES[what, game]
    title = "cc-name" if game == "caesar-cleopatra" else "qv-name"
    assert say(title, language=language).replace("\xa0", " ") in text(document, 0)
    columns = 2 if what == "cards" else 1
    for page in document:
        assert page.get_size() == pytest.approx((595.28, 841.89), abs=0.1)
        for x1, y1, x2, y2 in lines(page):
            # Nothing crosses a cut, or comes near one.
            column, row = int(x1 // (WIDTH / columns)), int(y1 // (HEIGHT / 2))
            assert column * WIDTH / columns + 5 < x1 < x2 < (column + 1) * WIDTH / columns - 5
            assert row * HEIGHT / 2 + 5 < y1 < y2 < (row + 1) * HEIGHT / 2 - 5


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", GAMES)
def test_puzzles(game: str, language: str, tmp_path: Path) -> None:
    document = printed(tmp_path, "puzzles", game, "--language", language)
    listed = puzzles.listed(game)
    sheets = (len(listed) + 1) // 2
    assert len(document) > sheets
    asked, solved = (text(document, *pages) for pages in (range(sheets), range(sheets, len(document))))
    for puzzle in listed:
        title = say(puzzle.title, language=language).replace("\xa0", " ")
        assert title in asked
        assert title in solved
        assert ", ".join(puzzle.clauses) in solved
    assert say("print-solutions", language=language) in solved
    for page in document:
        for x1, y1, x2, y2 in lines(page):
            assert -0.1 < x1 < x2 < WIDTH + 0.1
            assert -0.1 < y1 < y2 < HEIGHT + 2


@pytest.mark.parametrize("language", languages())
def test_every_card_is_explained_by_the_rules_of_the_country(language: str, tmp_path: Path) -> None:
    words = text(printed(tmp_path, "cards", "caesar-cleopatra", "--language", language), 0).lower()
    for card in ("philosopher", "assassination", "castling", "scout", "spy", "veto", "wrath"):
        assert say(f"cc-card-{card}", language=language).lower() in words
    for vote in ("orgy", "reshuffle"):
        assert say(f"cc-vote-{vote}", language=language).lower() in words
    edition = {"fr": "french", "nl": "dutch", "cs": "czech"}.get(language, "kosmos")
    assert say("print-edition", {"edition": edition}, language).lower() in words


@pytest.mark.clause("CC-3.4", "CC-3.9", "CC-4.2", "CC-5.2", "CC-6.4", "CC-7.2", "CC-9.1", "CC-9.2")
def test_the_cards_are_those_of_the_edition(tmp_path: Path) -> None:
    words = {
        edition: text(printed(tmp_path, "cards", "caesar-cleopatra", "--edition", edition), 0)
        for edition in EDITIONS
    }
    assert "passive and swap for influence" in words["dutch"]
    assert "passive and swap for influence" not in words["kosmos"]
    german, french = words["kosmos"], words["french"]
    assert german.index("eight cards lie") < german.index("Refill your hand")
    assert french.index("eight cards lie") > french.index("Refill your hand")
    assert "still play your action card, and then draw one card" in french
    assert "still play your action card, even one just drawn" in french
    assert "or later where it says so" in french
    assert "still play your action card" not in german
    assert "finished laying." in german
    assert "until five of their own cards lie at every open group" in german
    assert "until the last influence card of the hand is laid" in french
    assert "They must then draw" in french
    assert "They may then draw" in german
    assert "once all its patricians are won" in french


@pytest.mark.clause("QV-7.1", "QV-9.2", "QV-9.14")
def test_the_deals_of_quo_vadis_are_those_of_the_rules(tmp_path: Path) -> None:
    words = text(printed(tmp_path, "cards", "quovadis"), 0)
    assert "to any other laurel." in words
    assert "what somebody agrees not to do" in words
    assert "may deal among themselves" in words


def test_all_of_it_on_the_other_paper(tmp_path: Path) -> None:
    document = printed(tmp_path, "all", "--paper", "Letter")
    assert len(document) > sum(PAGES.values()) + 20
    assert {page.get_size() for page in document} == {(612.0, 792.0)}


def test_the_same_words_make_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("one.pdf", "two.pdf")]
    for file in files:
        assert main(["print", "all", "caesar-cleopatra", "--language", "cs", "--out", str(file)]) == 0
    assert files[0].read_bytes() == files[1].read_bytes()


def test_it_has_a_name_of_its_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", "pads"]) == 0
    assert capsys.readouterr().out == "3 pages in curia-pads.pdf.\n"
    assert (tmp_path / "curia-pads.pdf").read_bytes().startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        (["money"], "There are: cards, pads, puzzles, all."),
        (["cards", "chess"], "only for: caesar-cleopatra, quovadis."),
        (["cards", "--paper", "papyrus"], "There is no paper “papyrus”, only: a4, letter."),
        (["cards", "--edition", "roman"], "kosmos, czech, dutch, french"),
        (["cards", "--out", "no/such/folder.pdf"], "“no/such/folder.pdf” can't be written"),
        ([], "“curia print --help” tells what."),
    ],
)
def test_what_is_refused(argv: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["print", *argv]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("missing", ["fpdf", "font_source_sans_pro"])
def test_without_what_it_needs(
    missing: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [name for name in sys.modules if name.startswith("curia.terminal.paper")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, missing, None)
    assert main(["print", "cards"]) == 2
    assert 'pip install ".[print]"' in capsys.readouterr().err


def test_what_does_not_fit_is_never_printed() -> None:
    with closing(Sheet("a4", "x", "en")) as paper:
        with pytest.raises(TooLong):
            paper.lines([("Vertrauensfragekartenstapel", Style(10))], 20)
        with pytest.raises(TooLong):
            paper.fitted("a title that is far too long " * 3, Style(14), 20)
        paper.add_page()
        with pytest.raises(TooLong):
            frames.fill(paper, (0, 0, 80, 100), [frames.Block("word " * 2000)], "#000000")


def test_every_language_has_its_edition() -> None:
    assert set(reference._USUAL_EDITIONS) == set(languages()) - {"en"}


def test_the_pictures_are_those_of_the_page() -> None:
    def symbols(file: Path) -> set[str]:
        text = file.read_text(encoding="utf-8")
        # Where lines break is up to each file's formatter.
        found = re.findall(r"<symbol\s.*?</symbol\s*>", text, re.DOTALL)
        return {ElementTree.canonicalize(symbol, strip_text=True) for symbol in found}

    ours = symbols(Path(sheet.__file__).parent / "icons.svg")
    assert ours
    pages = [ROOT / "web/src/art/Sprite.svelte", *(ROOT / "web/src/games").glob("*/Symbols.svelte")]
    assert ours <= set().union(*map(symbols, pages))


def test_papers_are_known_to_the_library() -> None:
    for paper in PAPERS:
        with closing(Sheet(paper, "x", "en")) as made:
            assert made.left > 9
            assert made.top > 9
