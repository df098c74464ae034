"""The arena: bots play each other until it is known who is better.

`plan` says which games are played, `play` plays one, `run` plays them all on any executor, `folder` keeps
them, `stakes` and `tally` say what they tell.
"""
