"""`curia serve`: tables for browsers and outside bots."""

import os
import sys
import webbrowser
from argparse import Namespace

from curia.terminal.arguments import Parser, whole_number
from curia.terminal.console import Console
from curia.terminal.extras import extra


def arguments(parser: Parser) -> None:
    parser.add_argument("--host")
    parser.add_argument("--port")
    parser.add_argument("--lan", action="store_true")
    parser.add_argument("--no-browser", action="store_true")


def run(args: Namespace, console: Console) -> int:
    # Imported here: every other command starts faster without it, and does not need its packages.
    with extra(console, "server", "serve-missing"):
        from curia.server import settings
        from curia.server.lan import lan_address
        from curia.server.run import serve

    port = whole_number(console, "--port", args.port, 1)
    found = settings.read(os.environ, host="0.0.0.0" if args.lan else args.host, port=port)
    if args.lan and not found.public_url:
        found = settings.read(
            os.environ, host="0.0.0.0", port=port, public_url=f"http://{lan_address()}:{found.port}"
        )

    def ready() -> None:
        console.tell("serve-ready", address=found.address)
        if args.lan:
            console.raw(_code(found.address))
        if not args.no_browser and _has_screen():
            webbrowser.open(found.address)

    return 0 if serve(found, ready) else 1


def _has_screen() -> bool:
    """Without one, a browser inside the terminal would get in the way."""
    return sys.platform in ("darwin", "win32") or bool(
        os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    )


def _code(address: str) -> str:
    """The address as a QR code, for phones in the same network."""
    import io

    import segno

    out = io.StringIO()
    segno.make(address).terminal(out=out, compact=True)
    return out.getvalue()
