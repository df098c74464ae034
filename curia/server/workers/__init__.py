"""Work beside the event loop: bots, hints, reviews and replays."""
