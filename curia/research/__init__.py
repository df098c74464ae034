"""Both games for research libraries: a fixed list of actions, tensors, and adapters.

`curia.research.pettingzoo` needs the extra `envs`, `curia.research.openspiel` the extra `openspiel`.
Nothing here is imported with `curia` itself.
"""
