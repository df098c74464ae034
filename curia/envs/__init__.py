"""Deprecated: `curia.research` by its old name."""

import warnings

warnings.warn("curia.envs is called curia.research now", DeprecationWarning, stacklevel=2)
