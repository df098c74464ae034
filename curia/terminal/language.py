"""Which language to speak: the one that was asked for, or that of the system, or English."""

from collections.abc import Mapping

from curia.locale import languages

FALLBACK = "en"


def spoken(wanted: str) -> str | None:
    """The language we have for a name such as `de`, `pt-BR` or `de_AT.UTF-8`; None if there is none."""
    name = wanted.partition(".")[0].partition("@")[0].replace("_", "-").lower()
    known = {language.lower(): language for language in languages()}
    while name:
        if name in known:
            return known[name]
        name = name.rpartition("-")[0]
    return None


def of_system(environment: Mapping[str, str]) -> str:
    """The language that the system is set to, if we have it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return spoken(environment[name]) or FALLBACK
    return FALLBACK
