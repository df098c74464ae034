"""The games that the terminal can show."""

from curia.cli.caesar import CaesarTable
from curia.cli.quovadis import QuoVadisTable
from curia.cli.table import Table

TABLES: dict[str, Table] = {
    "caesar-cleopatra": CaesarTable(),
    "caesar-cleopatra-small": CaesarTable(),
    "quovadis": QuoVadisTable(),
}
