"""What a stranger wrote may steer neither a terminal nor the direction of writing."""

import json
import os
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

import curia
import curia.locale

NASTY = "\x1b]0;title\x07\x1b]52;c;aGk=\x07\x1b[2J\u202egnp.exe\u2066\u200b\u200f"


def test_words_keep_no_hidden_characters_of_their_values() -> None:
    said = curia.locale.say("move-unreadable", {"move": f"a{NASTY}b"})
    assert not any(character in said for character in NASTY if not character.isprintable())
    assert "a]0;title" in said


@pytest.mark.parametrize("command", ["verify", "replay", "hint", "review"])
def test_a_record_steers_no_terminal(tmp_path: Path, command: str) -> None:
    record = curia.new("quovadis", seats=3, seed=1).record()
    tries = [
        record | {"game": NASTY},
        record | {"moves": [*record["moves"], {"seat": "red", "move": NASTY}]},
        record | {"moves": [*record["moves"], {"seat": NASTY, "move": "enter b5"}]},
        record | {"options": {NASTY: NASTY}},
        record | {"seats": [NASTY]},
        record | {"proof": {"scheme": NASTY}},
    ]
    for number, tried in enumerate(tries):
        file = tmp_path / f"{number}.json"
        file.write_text(json.dumps(tried))
        done = subprocess.run(
            [sys.executable, "-m", "curia", command, str(file)], capture_output=True, text=True
        )
        # Who only replays looks at no proof.
        assert done.returncode == (0 if "proof" in tried and command in ("replay", "hint") else 2)
        for hidden in ("\x1b", "\x07", "\u202e", "\u2066", "\u200f"):
            assert hidden not in done.stdout + done.stderr


class Hostile(BaseHTTPRequestHandler):
    """A server that refuses everything, in words that are none."""

    def do_GET(self) -> None:
        body = json.dumps({"key": NASTY, "args": {}, "clause": NASTY, "message": f"No. {NASTY}"}).encode()
        self.send_response(403)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    do_POST = do_DELETE = do_PUT = do_PATCH = do_GET

    def log_message(self, *_: object) -> None:
        pass


def test_a_server_steers_no_terminal(tmp_path: Path) -> None:
    with HTTPServer(("127.0.0.1", 0), Hostile) as server:
        serving = threading.Thread(target=server.serve_forever)
        serving.start()
        link = f"http://127.0.0.1:{server.server_port}/t/k7mp2xq9rtbc#secret"
        try:
            done = subprocess.run(
                [sys.executable, "-m", "curia", "join", link, "--line", "--name", "Livia"],
                capture_output=True,
                text=True,
                stdin=subprocess.DEVNULL,
                env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path)},
            )
        finally:
            server.shutdown()
            serving.join()
    assert done.returncode != 0
    assert "No. ]0;title" in done.stdout + done.stderr
    for hidden in ("\x1b", "\x07", "\u202e", "\u2066", "\u200f"):
        assert hidden not in done.stdout + done.stderr


@pytest.mark.parametrize(
    "hidden", ["\u202e", "\u2066", "\u200f", "\u200b", "\ufeff", "\x1b", "\x00", "\u2028"]
)
@pytest.mark.parametrize("escaped", [False, True])
def test_no_promise_holds_what_can_not_be_seen(hidden: str, escaped: bool) -> None:
    match = curia.new("quovadis", seats=3, seed=1)
    seat = match.to_act[0]
    other = next(name for name in match.seats if name != seat)
    promise = {"by": seat, "to": other, "kind": "words", "text": f"exe{hidden}gnp"}
    before = match.record()
    with pytest.raises(curia.IllegalMove) as refused:
        match.play(seat, f"propose {json.dumps({'promises': [promise]}, ensure_ascii=escaped)}")
    assert refused.value.clause is None
    assert match.record() == before
    promise["text"] = "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645"  # Persian needs its joiners
    match.play(seat, f"propose {json.dumps({'promises': [promise]})}")
