import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.serving import Server, serving

ROOT = Path(__file__).parent.parent.parent
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# Milliseconds that a page may take for anything, on a machine that is busy with other things too.
PATIENCE = 30_000
# What keeps Chromium from talking to anyone but us.
ALONE = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
# A browser's own words for a move that the match refuses, or that somebody else's came before.
REFUSED = r"status of (409|422)"
GONE = r"net::ERR_|Failed to load resource"
expect.set_options(timeout=PATIENCE)


class Opens:
    """Opens browsers of people who do not know each other. No page may leave a message in its console."""

    def __init__(self, chromium: Browser, address: str) -> None:
        self.chromium = chromium
        self.address = address
        self.contexts: list[BrowserContext] = []
        self.messages: list[str] = []
        self.expected: re.Pattern[str] | None = None

    def __call__(
        self, path: str = "/", width: int = 1280, height: int = 900, motion: bool = False, touch: bool = False
    ) -> Page:
        context = self.chromium.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=touch,
        )
        self.contexts.append(context)
        context.set_default_timeout(PATIENCE)
        context.on("console", lambda message: self.heard(message.type, message.text))
        context.on("weberror", lambda error: self.heard("error", str(error.error)))
        page = context.new_page()
        page.goto(path)
        return page

    def expects(self, message: str) -> None:
        """What a browser says by itself in this test, and no page can help: that a request was refused, or
        that the network is gone."""
        self.expected = re.compile(message)

    def heard(self, kind: str, text: str) -> None:
        if self.expected is None or not self.expected.search(text):
            self.messages.append(f"{kind}: {text}")

    def close(self) -> None:
        for context in self.contexts:
            context.close()
        assert self.messages == []


@contextmanager
def launched() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("there is no Chromium here: make system")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[*ALONE, *(["--no-sandbox"] if root else [])]
        )
        yield browser
        browser.close()


# Not for the session: while playwright runs, no other test of its process can run an event loop.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    with launched() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (ROOT / "curia" / "web" / "index.html").exists():
        pytest.fail("the client is not built: make client")
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def opens(chromium: Browser, server: Server) -> Iterator[Opens]:
    found = Opens(chromium, server.address)
    yield found
    found.close()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that this test may stop."""
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def opens_own(chromium: Browser, own_server: Server) -> Iterator[Opens]:
    found = Opens(chromium, own_server.address)
    yield found
    found.close()
