"""Deprecated: `curia.research.openspiel` by its old name."""

from curia.research.openspiel import *  # noqa: F403
