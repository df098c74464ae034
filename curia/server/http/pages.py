"""The browser client: its files as they were built, and one page for every address that people see."""

from importlib.resources import files
from pathlib import Path
from typing import Annotated

from fastapi import APIRouter, Header, Request
from fastapi.responses import FileResponse, Response

from curia.server.refusals import Refused

BUILT = Path(str(files("curia"))) / "web"
router = APIRouter(include_in_schema=False)
_METHODS = ["GET", "HEAD"]

_TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".avif": "image/avif",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
# The name of a file under /assets changes with what it holds.
_FOR_GOOD = "public, max-age=31536000, immutable"
_ENCODINGS = (("br", ".br"), ("gzip", ".gz"))


_ADDRESSES = (
    "/",
    "/play/{game}",
    "/t/{table}",
    "/take",
    "/replay/{table}",
    "/replay/{table}/{step}",
    "/review/{table}",
    "/rules/{game}",
    "/learn",
    "/learn/{game}",
    "/puzzles",
    "/puzzles/{game}/{name}",
)


async def page(request: Request) -> Response:
    """The page finds out by itself what its address asks for."""
    return _file("index.html", request, "no-cache")


for address in _ADDRESSES:
    router.add_api_route(address, page, methods=_METHODS)


def nothing_here(request: Request) -> Response | None:
    """The page for an address that does not exist, in its reader's language; None for programs."""
    path, page = request.url.path, BUILT / "index.html"
    if path == "/api" or path.startswith("/api/") or request.method not in _METHODS:
        return None
    if "text/html" not in request.headers.get("accept", "") or not page.is_file():
        return None
    return Response(page.read_bytes(), 404, {"Cache-Control": "no-cache"}, _TYPES[".html"])


@router.api_route("/licences.txt", methods=_METHODS)
async def licences(request: Request) -> Response:
    return _file("licences.txt", request, "no-cache")


@router.api_route("/assets/{name}", methods=_METHODS)
async def asset(request: Request, name: str, accept_encoding: Annotated[str, Header()] = "") -> Response:
    return _file(f"assets/{name}", request, _FOR_GOOD, accept_encoding)


def _is_there(path: Path) -> bool:
    try:
        return path.resolve().is_relative_to(BUILT.resolve()) and path.is_file()
    except (OSError, ValueError):
        return False  # no name that a file could have


def _file(name: str, request: Request, caching: str, accepted: str = "") -> Response:
    path = BUILT / name
    kind = _TYPES.get(path.suffix)
    if kind is None or not _is_there(path):
        raise Refused("server-no-route" if BUILT.is_dir() else "server-no-client", 404)
    headers = {"Cache-Control": caching, "Vary": "Accept-Encoding"}
    wanted = {part.split(";")[0].strip() for part in accepted.lower().split(",")}
    for encoding, suffix in _ENCODINGS:
        packed = path.with_name(path.name + suffix)
        if encoding in wanted and packed.is_file():
            return FileResponse(packed, media_type=kind, headers=headers | {"Content-Encoding": encoding})
    found = FileResponse(path, media_type=kind, headers=headers, stat_result=path.stat())
    if request.headers.get("if-none-match") == found.headers.get("etag"):
        kept = {key: found.headers[key] for key in ("etag", "cache-control", "vary")}
        return Response(status_code=304, headers=kept)
    return found
