"""How much one client may ask: a bucket for each address or key that fills up again with time."""

from collections import OrderedDict

from curia.server import clock
from curia.server.refusals import Refused

# Buckets of clients not heard of for the longest time are dropped; a full one is worth nothing anyway.
_MOST = 20_000


class Rate:
    def __init__(self, a_second: float, burst: float) -> None:
        self._a_second = a_second
        self._burst = burst
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str) -> None:
        """Raises Refused if this client has asked too much."""
        now = clock.now()
        left, at = self._buckets.pop(who, (self._burst, now))
        left = min(self._burst, left + (now - at) * self._a_second)
        if left < 1:
            self._buckets[who] = (left, now)
            raise Refused("server-rate", 429)
        self._buckets[who] = (left - 1, now)
        while len(self._buckets) > _MOST:
            self._buckets.popitem(last=False)
