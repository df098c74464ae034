"""What is not installed with Curia itself."""

from importlib import import_module
from typing import Any

from curia.core import errors


def need(module: str, extra: str) -> Any:
    """A module of an extra; where it is missing, an error that names the extra."""
    try:
        return import_module(module)
    except ModuleNotFoundError as missing:
        if missing.name is None or not module.startswith(missing.name.partition(".")[0]):
            raise
        raise ModuleNotFoundError(
            f"{module} is not installed. {errors.in_words('install-extra', {'extra': extra})}",
            name=missing.name,
        ) from missing
