"""The page: how much it loads, how soon it can be used, whether it jumps, whether it keeps up with fast news.

Needs the built client (`make client`), Chromium and playwright. `python -m bench.page`
"""

import json
import os
import random
import shutil
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import curia
from tests.server.serving import Server, serving

MOST_BYTES = 300_000
MOST_SHIFT = 0.05
MOST_LATE = 1000
MOST_TASK = 200
UPDATES, SECONDS = 60, 10

# Counted from the very beginning.
WATCH = """
window.seen = { shift: 0, tasks: [], ready: 0 };
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) if (!one.hadRecentInput) seen.shift += one.value;
}).observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) seen.tasks.push(one.duration);
}).observe({ type: 'longtask', buffered: true });
new MutationObserver((_, observer) => {
  if (!document.querySelector('a.button.main')) return;
  seen.ready = performance.now();
  observer.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
# A stream that says what we like, as fast as we like.
STREAM = """
window.EventSource = class extends EventTarget {
  static CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
    window.stream = this;
    setTimeout(() => this.dispatchEvent(new Event('open')), 10);
  }
  close() {}
};
window.feed = (news, pause) => new Promise((done) => {
  let next = 0;
  const timer = setInterval(() => {
    stream.dispatchEvent(new MessageEvent('news', { data: news[next++] }));
    if (next === news.length) { clearInterval(timer); window.fed = performance.now(); done(); }
  }, pause);
});
"""
# As many vote cards lie open as the last view has.
SHOWN = "(number) => document.querySelectorAll('.votes .part:first-child .vote').length === number"


def main() -> None:
    root = hasattr(os, "geteuid") and os.geteuid() == 0
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox"] if root else []
        )
        first_load(browser, server)
        fast_news(browser, server)
        browser.close()


def first_load(browser: Browser, server: Server) -> None:
    page = browser.new_page()
    page.add_init_script(WATCH)
    sizes: list[float] = []
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(server.address)
    page.wait_for_selector("a.button.main")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    found = page.evaluate("window.seen")
    report("first load, bytes", sum(sizes), MOST_BYTES)
    report("usable after, ms", found["ready"], 1000)
    report("layout shift", found["shift"], MOST_SHIFT)
    page.close()


def fast_news(browser: Browser, server: Server) -> None:
    """Ten seconds of sixty views a second, at a table that is there."""
    # Waiting for a function is done by evaluating text, which our policy forbids.
    page = browser.new_page(bypass_csp=True)
    page.add_init_script(WATCH + STREAM)
    page.goto(f"{server.address}/play/caesar-cleopatra")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_selector(".desk")
    table = page.url.split("/")[-1]
    news = list(many_news(table, UPDATES * SECONDS))
    page.evaluate("window.seen.tasks = []; window.seen.shift = 0")
    page.evaluate("([news, pause]) => { window.feed(news, pause) }", [news, 1000 / UPDATES])
    page.wait_for_function("window.fed", timeout=60_000)
    page.wait_for_function(SHOWN, arg=len(json.loads(news[-1])["play"][0]["view"]["votes"]["shown"]))
    late = page.evaluate("performance.now() - window.fed")
    tasks = page.evaluate("window.seen.tasks")
    report("last of many views shown after, ms", late, MOST_LATE)
    report("longest task, ms", max(tasks, default=0), MOST_TASK)
    page.close()


def many_news(table: str, number: int) -> Any:
    """A game of its own as news; then the same again from the beginning, until there are enough."""
    chance = random.Random(1)
    match, past = curia.new("caesar-cleopatra", seed=1), 0
    for count in range(number):
        if not match.to_act:
            match, past = curia.new("caesar-cleopatra", seed=count), 0
        seat = match.to_act[0]
        match.play(seat, chance.choice(match.legal(seat)))
        view = match.view("cleopatra")
        events = view.pop("events")
        again = past == 0
        play = {"seat": "cleopatra", "number": 10 + count, "decision": None, "again": again, "view": view}
        play["takeback"] = False
        play["events"], play["since"] = events[past:], None if again else 9 + count
        past = len(events)
        yield json.dumps({"table": table, "play": [play]})


def report(what: str, measured: float, most: float) -> None:
    print(f"{what}: {measured:,.3f} ({measured / most:.2f} of what is allowed)")


if __name__ == "__main__":
    main()
