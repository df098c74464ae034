"""`random` at Quo Vadis?: it answers deals between others too."""

from random import Random

from curia.bots import random_bot
from curia.bots.bot import Choice
from curia.core.game import Json


class RandomBot(random_bot.RandomBot):
    def decide_offer(self, view: Json) -> Choice | None:
        """An answer to a deal between others that stands open to this seat: yes or no, both alike."""
        for offer in view["offers"]:
            answers = [f"{word} {offer['number']}" for word in ("accept", "decline")]
            if view["seat"] in (offer["open"] or ()):
                likely = [answer for answer in answers if answer in view["legal"]]
                return Choice(Random(f"{view['seat']} {offer['number']}").choice(likely))
        return None
