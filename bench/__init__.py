"""Measurements. `make bench` runs them all."""
