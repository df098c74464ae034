"""How much one client may ask: a bucket for each address or key that fills up again with time. And how much
of what it asked for may wait for it to be read."""

from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from curia.server.refusals import Refused
from curia.server.tables import clock

# Buckets of clients not heard of for the longest time are dropped; a full one is worth nothing anyway.
_MOST = 20_000


class Rate:
    def __init__(self, a_second: float, burst: float) -> None:
        self._a_second = a_second
        self._burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """Raises Refused if this client has asked too much."""
        left = self._left(who)
        if left < 1:
            raise Refused("server-rate", 429)
        self._buckets[who] = (left - 1, clock.monotonic())

    def charge(self, who: str, amount: float) -> None:
        """Count what has turned out to be more than one request's worth. There is a bottom, so that nobody
        has to wait for longer than it takes to fill the bucket twice."""
        self._buckets[who] = (max(-self._burst, self._left(who) - amount), clock.monotonic())

    def _left(self, who: str) -> float:
        now = clock.monotonic()
        left, at = self._buckets.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._a_second)
        self._buckets[who] = (left, now)
        while len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
        return left


class Unread:
    """The bytes of answers that are on their way to each address."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._bytes: Counter[str] = Counter()

    @contextmanager
    def sending(self, who: str, size: int) -> Iterator[None]:
        """Raises Refused if too much is on its way to this client already."""
        if self._bytes[who] and self._bytes[who] + size > self._most:
            raise Refused("server-unread", 429)
        self._bytes[who] += size
        try:
            yield
        finally:
            self._bytes[who] -= size
            if not self._bytes[who]:
                del self._bytes[who]
