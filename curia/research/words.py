"""What a seat saw, as words of a fixed vocabulary: the information state as text and as numbers."""

from typing import Any

from curia.core.game import Json


def told(event: Json) -> str:
    """An event in words. What stands where is the same for all events of a name, so keys are left out."""
    return " ".join(map(spoken, event.values()))


def spoken(seen: Any) -> str:
    """JSON in single words."""
    if isinstance(seen, dict):
        return " ".join(f"{key} {spoken(value)}" for key, value in seen.items()) if seen else "-"
    if isinstance(seen, list):
        return f"[ {' '.join(map(spoken, seen))} ]" if seen else "-"
    if seen is None:
        return "?"
    if isinstance(seen, bool):
        return "yes" if seen else "no"
    return str(seen)


def without(own: Json, public: Json) -> Json:
    """What one view holds beyond another one."""
    found: Json = {}
    for key, value in own.items():
        other = public.get(key)
        if isinstance(value, dict) and isinstance(other, dict):
            inside = without(value, other)
            if inside:
                found[key] = inside
        elif value != other:
            found[key] = value
    return found


class Vocabulary:
    """Words as numbers: 0 for none, then the words, then the whole numbers from 0 on."""

    def __init__(self, words: list[str]) -> None:
        self.words = tuple(dict.fromkeys(words))
        self._numbers = {word: number for number, word in enumerate(self.words, 1)}

    def number(self, word: str) -> int:
        found = self._numbers.get(word)
        return found if found is not None else len(self.words) + 1 + int(word)

    def numbers(self, text: str) -> list[int]:
        return [self.number(word) for word in text.replace(";", " ; ").split()]
