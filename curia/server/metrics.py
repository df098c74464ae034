"""Numbers for whoever runs the server, in the text form that Prometheus reads. No names and no cards."""

from collections import Counter


class Metrics:
    def __init__(self) -> None:
        self._counts: Counter[str] = Counter()

    def count(self, name: str, by: int = 1) -> None:
        self._counts[name] += by

    def text(self, gauges: dict[str, float]) -> str:
        lines = []
        for name, value in sorted(self._counts.items()):
            lines += [f"# TYPE curia_{name}_total counter", f"curia_{name}_total {value}"]
        for name, level in sorted(gauges.items()):
            lines += [f"# TYPE curia_{name} gauge", f"curia_{name} {level:g}"]
        return "\n".join(lines) + "\n"
