"""Bots think with compiled rules as soon as there is a compiled copy of the same sources; no other is used.

The copies here are compiled by name only: they say that they are, which is how they are told apart."""

import asyncio
import logging
import os
import shutil
from pathlib import Path

import pytest

import curia
from curia.server.workers.bot_pool import BotPool
from curia.server.workers.package import Package, fingerprint
from tests.server.serving import serving

PACKAGE = Path(curia.__file__).parent
VIEW = curia.new("caesar-cleopatra-small", seed=1).view("caesar")


def copy(place: Path) -> Path:
    """A copy of the package that says it is compiled."""
    shutil.copytree(PACKAGE, place / "curia", ignore=shutil.ignore_patterns("__pycache__", "web"))
    front = place / "curia" / "__init__.py"
    front.write_text(front.read_text(encoding="utf-8") + "\nCOMPILED = True\n", encoding="utf-8")
    return place


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return copy(tmp_path_factory.mktemp("made") / "package")


def process(bots: BotPool) -> int:
    """The process that answered last."""
    found = bots._workers[0]._process
    assert found is not None
    return found.pid


def test_a_worker_changes_to_compiled_rules_between_two_decisions(made: Path, tmp_path: Path) -> None:
    async def work() -> None:
        package = Package(str(tmp_path))
        bots = BotPool(1, 30, package)
        await bots.choose("tiro", VIEW, 0, 1)
        before = process(bots)
        assert not package.compiled
        shutil.copytree(made, tmp_path / "making-1")
        await bots.choose("tiro", VIEW, 0, 1)
        assert (process(bots), package.compiled) == (before, False)
        (tmp_path / "making-1").rename(tmp_path / fingerprint())
        assert package.compiled
        chosen = await bots.choose("tiro", VIEW, 0, 1)
        assert chosen.move in VIEW["legal"]
        after = process(bots)
        assert after != before
        await bots.choose("tiro", VIEW, 0, 1)
        assert process(bots) == after
        with pytest.raises(ProcessLookupError):
            os.kill(before, 0)
        await bots.stop()

    asyncio.run(work())


def test_a_copy_of_other_sources_is_not_used(made: Path, tmp_path: Path) -> None:
    (tmp_path / "0123456789abcdef0123").symlink_to(made)
    package = Package(str(tmp_path))
    assert not package.compiled
    assert package.root == PACKAGE.parent


def test_every_file_of_the_package_makes_a_difference(tmp_path: Path) -> None:
    package = tmp_path / "curia"
    (package / "locale").mkdir(parents=True)
    (package / "rules.py").write_text("ONE = 1\n")
    (package / "locale" / "en.ftl").write_text("one = One\n")
    first = fingerprint(package)
    for change in (
        lambda: (package / "rules.py").write_text("ONE = 2\n"),
        lambda: (package / "locale" / "en.ftl").write_text("one = Two\n"),
        lambda: (package / "rules.py").rename(package / "laws.py"),
    ):
        change()
        assert fingerprint(package) != first
        first = fingerprint(package)
    for folder in ("web", "__pycache__"):
        (package / folder).mkdir()
        (package / folder / "more").write_text("more")
    assert fingerprint(package) == first


@pytest.mark.parametrize("wrong", ["raise ImportError", "COMPILED = False"])
def test_a_copy_that_does_not_work_is_left_alone(
    made: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, wrong: str
) -> None:
    place = tmp_path / fingerprint()
    shutil.copytree(made, place)
    with (place / "curia" / "__init__.py").open("a", encoding="utf-8") as front:
        front.write(f"\n{wrong}\n")

    async def work() -> None:
        package = Package(str(tmp_path))
        assert package.compiled
        bots = BotPool(1, 60, package)
        chosen = await bots.choose("tiro", VIEW, 0, 1)
        assert chosen.move in VIEW["legal"]
        assert not package.compiled
        await bots.stop()

    with caplog.at_level(logging.WARNING):
        asyncio.run(work())
    logged = [record.message for record in caplog.records if record.name == "curia.package"]
    assert logged == ["the compiled rules do not work"]


def test_the_server_tells_what_its_bots_think_with(made: Path, data: Path, tmp_path: Path) -> None:
    folder = tmp_path / "compiled"
    folder.mkdir()
    with serving(data, CURIA_COMPILED_RULES=str(folder)) as server:
        client = server.client(key=False)
        assert client.get("/api/about") == {"version": curia.__version__, "rules": "interpreted"}
        os.symlink(made, folder / fingerprint())
        assert client.get("/api/about") == {"version": curia.__version__, "rules": "compiled"}
