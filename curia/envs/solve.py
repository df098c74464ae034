"""Deprecated: `curia.research.solve` by its old name."""

from curia.research.solve import *  # noqa: F403
