"""The terminal table looks the same whatever the terminal that runs the tests."""

import pytest


@pytest.fixture(autouse=True)
def same_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NO_COLOR", "TEXTUAL_THEME", "TEXTUAL_ANIMATIONS", "COLORTERM"):
        monkeypatch.delenv(name, raising=False)
