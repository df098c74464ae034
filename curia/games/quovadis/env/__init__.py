"""Quo Vadis? as an environment for research."""
