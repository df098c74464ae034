"""A server that is killed and comes back at once: what takes long to load is loaded once, in the process that
the server is forked from. Run as a program it is that process."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.server.serving import QUICK, Server

ROOT = Path(__file__).parents[2]


class Phoenix(Server):
    def __init__(self, data: Path, **settings: str) -> None:
        super().__init__(data, **settings)
        self.nest: subprocess.Popen[bytes] | None = None
        self.pid = 0

    def start(self) -> "Phoenix":
        if self.nest is None:
            environment = {**os.environ, **QUICK, "CURIA_DATA": str(self.data), **self.settings}
            command = [sys.executable, "-m", "tests.server.phoenix", str(self.port)]
            with open(self.data / "log.txt", "ab") as log:
                self.nest = subprocess.Popen(
                    command,
                    env=environment,
                    cwd=ROOT,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    stderr=log,
                )
        self.pid = int(self._say("start"))
        self.wait_until_up()
        return self

    def kill(self) -> None:
        """kill -9, as if the power had gone."""
        os.kill(self.pid, signal.SIGKILL)
        self._say("bury")
        self.pid = 0

    def close(self) -> None:
        if self.nest is not None:
            if self.pid:
                self.kill()
            assert self.nest.stdin is not None
            assert self.nest.stdout is not None
            self.nest.stdin.close()
            self.nest.wait(20)
            self.nest.stdout.close()
        super().close()

    def _say(self, word: str) -> str:
        assert self.nest is not None
        assert self.nest.stdin is not None
        assert self.nest.stdout is not None
        self.nest.stdin.write(f"{word}\n".encode())
        self.nest.stdin.flush()
        return self.nest.stdout.readline().decode()


def nest(port: str) -> None:
    """Start a server whenever told to, and bury it when it is dead."""
    import curia.server.run
    from curia.terminal import main

    assert curia.server.run
    pid = 0
    for line in sys.stdin:
        if line == "start\n":
            pid = os.fork()
            if pid == 0:
                os.dup2(2, 1)
                sys.stdin = open(os.devnull)  # noqa: SIM115
                os._exit(main(["serve", "--no-browser", "--port", port]))
        else:
            os.waitpid(pid, 0)
        print(pid, flush=True)


if __name__ == "__main__":
    nest(sys.argv[1])
