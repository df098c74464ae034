"""A program of somebody else's as a bot: it is sent views as JSON lines and answers with moves.

The protocol is documented in docs/player.md. Whatever the program does, `choose` comes back in time.
"""

import json
import os
import queue
import shutil
import signal
import subprocess
import threading
import time
from collections import deque
from pathlib import Path
from typing import IO, Any

from curia.bots.bot import BotFailed
from curia.core.game import Json

PROTOCOL = 1
SECONDS = 10.0
"""The time for an answer where none is said."""
# Over and above its time: starting up, and reading what was written.
_GRACE = 1.0
# To leave by itself once nothing more is coming.
_FAREWELL = 0.1
_MOST_CHARACTERS = 100_000
# Answers that nobody has asked for, or not yet looked at.
_MOST_WAITING = 1000
# None of the program's lines: empty ones are passed over.
_TOO_MUCH = "\n"


def is_program(name: str) -> bool:
    """Whether this names a program that can be run: a path, not a bare word."""
    return os.sep in name and shutil.which(name) is not None and not Path(name).is_dir()


class Outside:
    """The program, started once and asked again and again."""

    def __init__(self, program: str, seconds: float | None = None) -> None:
        self._program = program
        self._seconds = seconds or SECONDS
        self._number = 0
        self._answers: queue.Queue[str | None] = queue.Queue()
        self._complaints: deque[str] = deque(maxlen=3)
        self._process = self._start()

    def choose(
        self, view: Json, seconds: float | None = None, iterations: int | None = None, seed: int | None = None
    ) -> str:
        """The program's move. Raises BotFailed."""
        request: Json = {"ask": "move", "view": view, "iterations": iterations, "seed": seed}
        return self._text(self._ask(request, seconds).get("move"))

    def choose_offer(self, view: Json) -> str | None:
        offer = self._ask({"ask": "offer", "view": view}, None).get("offer")
        return None if offer is None else self._text(offer)

    def close(self) -> None:
        """End the program, and whatever it has started."""
        process = self._process
        try:
            if process.stdin is not None:
                process.stdin.close()
        except OSError:
            pass
        time.sleep(_FAREWELL)
        # Before it is waited for: until then its number is not given to anybody else.
        _kill(process)
        process.wait()

    def _start(self) -> subprocess.Popen[str]:
        try:
            process = subprocess.Popen(
                [self._program],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
                start_new_session=True,
            )
        except OSError as problem:
            raise BotFailed("bot-no-start", bot=self._program, why=problem.strerror or str(problem)) from None
        assert process.stdout is not None
        assert process.stderr is not None
        for target, stream in ((self._read_answers, process.stdout), (self._read_complaints, process.stderr)):
            threading.Thread(target=target, args=(stream,), daemon=True).start()
        return process

    def _read_answers(self, stream: IO[str]) -> None:
        with stream:
            while line := stream.readline(_MOST_CHARACTERS):
                too_long = not line.endswith("\n") and len(line) == _MOST_CHARACTERS
                if too_long or self._answers.qsize() >= _MOST_WAITING:
                    self._answers.put(_TOO_MUCH)
                    break
                if line.strip():
                    self._answers.put(line)
            self._answers.put(None)

    def _read_complaints(self, stream: IO[str]) -> None:
        with stream:
            while line := stream.readline(1000):
                if line.strip():
                    self._complaints.append(line.strip())

    def _ask(self, request: Json, seconds: float | None) -> Json:
        self._number += 1
        limit = self._seconds if seconds is None else seconds
        line = json.dumps({"protocol": PROTOCOL, "id": self._number, "seconds": limit, **request})
        deadline = time.monotonic() + limit + _GRACE
        # A program that does not read would block us: writing has to end in time as well.
        writer = threading.Thread(target=self._write, args=(line,), daemon=True)
        writer.start()
        while (left := deadline - time.monotonic()) > 0:
            try:
                answer = self._answers.get(timeout=left)
            except queue.Empty:
                break
            if answer is None:
                self._answers.put(None)
                raise BotFailed("bot-gone", bot=self._program, why=self._last_words())
            if answer == _TOO_MUCH:
                raise BotFailed("bot-flood", bot=self._program)
            read = self._understood(answer)
            # A late answer to an earlier question is not an answer to this one.
            if read.get("id", self._number) == self._number:
                return read
        raise BotFailed("bot-too-slow", bot=self._program, seconds=limit)

    def _write(self, line: str) -> None:
        try:
            assert self._process.stdin is not None
            self._process.stdin.write(line + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            pass  # it is gone, and the reader will say so

    def _understood(self, answer: str) -> Json:
        try:
            found: Any = json.loads(answer)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise BotFailed("bot-garbage", bot=self._program, answer=answer.strip()[:60])
        return found

    def _text(self, found: Any) -> str:
        if not isinstance(found, str) or not _is_writable(found):
            raise BotFailed("bot-no-move", bot=self._program)
        return found

    def _last_words(self) -> str:
        # The thread that reads them may need a moment more than the one that saw the end.
        time.sleep(0.05)
        return " / ".join(self._complaints)[-300:] or "-"


def _is_writable(text: str) -> bool:
    """JSON may hold halves of characters, which no file takes."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return True


def _kill(process: subprocess.Popen[str]) -> None:
    if os.name != "posix":
        process.kill()
        return
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except (ProcessLookupError, PermissionError):
        process.kill()
