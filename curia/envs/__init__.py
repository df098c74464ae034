"""Both games for research libraries: a fixed list of actions, tensors, and adapters.

`curia.envs.pettingzoo` needs the extra `curia[envs]`, `curia.envs.openspiel` the extra `curia[openspiel]`.
Nothing here is imported with `curia` itself.
"""
