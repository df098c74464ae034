"""The committed pictures are those of the drawings, and a table's are small enough. Nothing is laid here."""

import gzip
import json

from art import build, offices

MOST_BYTES = 600_000


def test_no_picture_is_stale() -> None:
    known = json.loads(build.DIGESTS.read_text())
    found = {picture.file.name: picture.state() for picture in build.pictures()}
    assert found == known, "a drawing and its picture differ: make art"


def test_no_placeholder_is_stale() -> None:
    stale = [file.name for file, text in build.placeholders() if file.read_text() != text]
    assert stale == []


def test_nothing_else_lies_among_the_pictures() -> None:
    named = {one.file.name for one in build.pictures()} | {file.name for file, _ in build.placeholders()}
    assert {file.name for file in build.TARGET.iterdir()} - named == {"index.ts", "index.test.ts"}


def test_the_pictures_of_a_table_stay_within_their_budget() -> None:
    stones = sum(one.file.stat().st_size for one in build.pictures())
    flats = sum(len(gzip.compress(text.encode())) for _, text in build.placeholders())
    assert stones + flats < MOST_BYTES


def test_no_two_persons_of_an_office_are_alike() -> None:
    seen = [repr(draw().shapes) for name, draw in build.drawings().items() if name[:-2] in offices.SIZES]
    assert len(set(seen)) == len(seen) == 21
