"""The games that the screen can show."""

from curia.cli.tui.caesar import CaesarGuide
from curia.cli.tui.guide import Guide
from curia.cli.tui.quovadis import QuoVadisGuide

GUIDES: dict[str, Guide] = {
    "caesar-cleopatra": CaesarGuide(),
    "caesar-cleopatra-small": CaesarGuide(),
    "quovadis": QuoVadisGuide(),
}
