"""Words for the screen: what the line mode would print is kept as lines, and the widgets wrap them."""

import io

from curia.terminal.console import MOST_COLUMNS, Console


class Scribe(Console):
    """Says everything that the line mode says, and prints nothing."""

    def __init__(self, language: str) -> None:
        super().__init__(io.StringIO(), io.StringIO(), language, MOST_COLUMNS)
        self.lines: list[str] = []

    def write(self, text: str = "", indent: int = 0, hang: int | None = None) -> None:
        self.lines += [" " * indent + line for line in text.split("\n")]

    def raw(self, text: str) -> None:
        self.lines.append(text)

    def take(self) -> list[str]:
        """What was said since it was last taken."""
        lines, self.lines = self.lines, []
        return lines
