"""Words: every text that Curia shows, by key and language, one Fluent file for each language and topic.

Here are those that belong to no game; each game has its own in the folder `locale` of its content. What a
game does not say in a language, it says in English.

`say("cc-card-spy")` is a message, `say("cc-card-spy.about")` an attribute of it.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Message

from curia.games import kits

__all__ = ["keys", "languages", "say"]


FALLBACK = "en"
# A value may be a stranger's: nothing that steers a terminal, turns the writing round or can't be seen.
_HIDDEN = re.compile(
    "[\\x00-\\x08\\x0b-\\x1f\\x7f-\\x9f\\u061c\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u2069\\ufeff]"
)


def say(key: str, args: Mapping[str, object] | None = None, language: str = "en") -> str:
    """The text of a key. Raises `KeyError` for a key or language that does not exist, and `ValueError` where
    the arguments do not fit: a player must never be shown a raw key or a hole."""
    bundle, known = _read(language)
    if key not in known:
        bundle, known = _read(FALLBACK)
    if key not in known:
        raise KeyError(f"no message {key!r} in language {language!r}")
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None  # `known` names a message only if it has a text
    filled = {name: _in_words(value, language) for name, value in (args or {}).items()}
    text, errors = bundle.format_pattern(pattern, filled)
    if errors:
        raise ValueError(f"message {key!r} in language {language!r}: {errors[0]}")
    return str(text)


def _in_words(value: object, language: str) -> object:
    """A refusal inside another one (`why`) is said in the same language, by its own key and values; so are
    words inside words, a key with its arguments, and lists of them."""
    if isinstance(value, str):
        return _HIDDEN.sub("", value)
    if isinstance(value, list):
        return ", ".join(str(_in_words(one, language)) for one in value)
    key, values = (
        value if isinstance(value, tuple) else (getattr(value, "key", None), getattr(value, "values", None))
    )
    return say(key, values, language) if isinstance(key, str) and isinstance(values, Mapping) else value


def languages() -> list[str]:
    """The languages that Curia speaks, by their folders, in alphabetical order."""
    folders = (folder for folder in files(__name__).iterdir() if folder.is_dir())
    return sorted(folder.name for folder in folders if not folder.name.startswith("_"))


def keys(language: str) -> set[str]:
    """Every key that there are words for in a language, attributes too."""
    return set(_read(language)[1])


@cache
def _read(language: str) -> tuple[FluentBundle, frozenset[str]]:
    if language not in languages():
        raise KeyError(f"no language {language!r}")
    # Isolation marks would show up as odd characters in terminals and logs.
    bundle = FluentBundle([language], use_isolating=False)
    known: set[str] = set()
    for folder in _folders():
        if (folder / language).is_dir():
            for file in sorted((folder / language).iterdir(), key=lambda file: file.name):
                if file.name.endswith(".ftl"):
                    known |= _add(bundle, file)
    return bundle, frozenset(known)


def _folders() -> list[Traversable]:
    """Where words are: here, and with each game. The first to say a key keeps it."""
    of_games = {kit.content: kit.folder("locale") for kit in kits().values()}
    return [files(__name__), *(folder for folder in of_games.values() if folder is not None)]


def _add(bundle: FluentBundle, file: Traversable) -> set[str]:
    resource = FluentResource(file.read_text(encoding="utf-8"))
    bundle.add_resource(resource)
    return {key for entry in resource.body if isinstance(entry, Message) for key in _keys_of(entry)}


def _keys_of(message: Message) -> Iterator[str]:
    if message.value is not None:
        yield message.id.name
    for attribute in message.attributes:
        yield f"{message.id.name}.{attribute.id.name}"
