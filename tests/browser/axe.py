"""axe-core, run inside a page."""

from pathlib import Path
from typing import Any

from playwright.sync_api import Page

SCRIPT = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"


def violations(page: Page) -> list[str]:
    """What axe finds fault with, and where."""
    page.evaluate(SCRIPT.read_text(encoding="utf-8"))
    found: dict[str, Any] = page.evaluate("axe.run()")
    return [
        f"{one['id']}: {one['help']} at {', '.join(str(node['target'][0]) for node in one['nodes'])}"
        for one in found["violations"]
    ]
