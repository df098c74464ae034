"""Where Curia keeps what should be there again next time: a server's tables, a learner's progress."""

from collections.abc import Mapping
from pathlib import Path

from platformdirs import user_data_path


def data_folder(environment: Mapping[str, str]) -> Path:
    """The folder that `CURIA_DATA` names, else the one this system provides for programs."""
    named = environment.get("CURIA_DATA")
    return Path(named).expanduser() if named else user_data_path("curia", appauthor=False)
