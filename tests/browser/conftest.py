import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from tests.server.serving import Server, serving

ROOT = Path(__file__).parent.parent.parent
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
# What keeps Chromium from talking to anyone but us.
ALONE = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
]
Opens = Callable[..., Page]


# Not for the session: while playwright runs, no other test of its process can run an event loop.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.fail("there is no Chromium here: make system")
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[*ALONE, *(["--no-sandbox"] if root else [])]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    if not (ROOT / "curia" / "web" / "index.html").exists():
        pytest.fail("the client is not built: make client")
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def opens(chromium: Browser, server: Server) -> Iterator[Opens]:
    """Opens browsers of people who do not know each other. No page may leave a message in its console."""
    contexts: list[BrowserContext] = []
    messages: list[str] = []

    def opened(path: str = "/", width: int = 1280, height: int = 900, motion: bool = False) -> Page:
        context = chromium.new_context(
            base_url=server.address,
            viewport={"width": width, "height": height},
            reduced_motion="no-preference" if motion else "reduce",
        )
        contexts.append(context)
        context.set_default_timeout(15_000)
        page = context.new_page()
        page.on("console", lambda message: messages.append(f"{message.type}: {message.text}"))
        page.on("pageerror", lambda error: messages.append(f"error: {error}"))
        page.goto(path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert messages == []
