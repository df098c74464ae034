"""Deprecated: `curia.research.pettingzoo` by its old name."""

from curia.research.pettingzoo import *  # noqa: F403
