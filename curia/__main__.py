"""`python -m curia` is the same as `curia`."""

import sys

from curia.terminal import main

if __name__ == "__main__":
    sys.exit(main())
