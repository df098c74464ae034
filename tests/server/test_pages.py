"""The browser client as files: one page for every address, kept for good what never changes, nothing else."""

import re

import httpx
import pytest

from curia.server.http.pages import BUILT
from tests.server.serving import Server

pytestmark = pytest.mark.skipif(
    not (BUILT / "index.html").exists(), reason="the client is not built: make client"
)


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/play/quovadis",
        "/t/k7mp2xq9rtbc",
        "/take",
        "/replay/k7mp",
        "/rules/quovadis",
        "/learn",
        "/learn/quovadis",
    ],
)
def test_every_address_of_the_client_is_one_page(server: Server, path: str) -> None:
    found = httpx.get(server.address + path)
    assert found.status_code == 200
    assert found.headers["content-type"] == "text/html; charset=utf-8"
    assert found.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in found.headers["content-security-policy"]
    assert "<title>Curia</title>" in found.text
    again = httpx.get(server.address + path, headers={"If-None-Match": found.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_the_page_needs_no_leave_that_the_policy_does_not_give(server: Server) -> None:
    page = httpx.get(server.address + "/").text
    assert re.findall(r"<script(?![^>]* src=)", page) == []
    assert re.findall(r"<style| style=| on\w+=", page) == []


def test_what_never_changes_is_kept_for_good_and_comes_compressed(server: Server) -> None:
    (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', httpx.get(server.address + "/").text)
    plain = httpx.get(server.address + script, headers={"Accept-Encoding": "identity"})
    packed = httpx.get(server.address + script, headers={"Accept-Encoding": "gzip"})
    assert plain.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert int(packed.headers["content-length"]) < int(plain.headers["content-length"])
    assert packed.content == plain.content


@pytest.mark.parametrize(
    "path", ["/assets/none.js", "/assets/..%2f..%2f__init__.py", "/assets/", "/web", "/index.html"]
)
def test_there_is_nothing_else(server: Server, path: str) -> None:
    assert httpx.get(server.address + path).status_code == 404


def test_licences_come_with_what_they_are_for(server: Server) -> None:
    found = httpx.get(server.address + "/licences.txt").text
    for name in ("svelte", "@fluent/bundle", "@fontsource/cinzel", "SIL OPEN FONT LICENSE"):
        assert name in found


BROWSER = {"Accept": "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"}


@pytest.mark.parametrize("path", ["/nowhere", "/assets/none.js", "/t", "/learn/quovadis/1/2", "/apiary"])
def test_a_browser_gets_a_page_where_there_is_nothing(server: Server, path: str) -> None:
    found = httpx.get(server.address + path, headers=BROWSER)
    assert found.status_code == 404
    assert found.headers["content-type"] == "text/html; charset=utf-8"
    assert "<title>Curia</title>" in found.text
    again = httpx.get(server.address + path, headers={**BROWSER, "If-None-Match": "*"})
    assert again.status_code == 404
    assert httpx.get(server.address + path).json()["key"] == "server-no-route"


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nowhere", "/api/tables/zzzzzzzzzzzz/nowhere"])
def test_the_api_says_so_in_its_own_way(server: Server, path: str) -> None:
    found = httpx.get(server.address + path, headers={**BROWSER, "Accept-Language": "de"})
    assert found.status_code == 404
    assert found.json()["key"] == "server-no-route"
    assert found.headers["content-language"] == "de"


def test_a_browser_that_sends_where_nothing_is_gets_no_page(server: Server) -> None:
    assert httpx.post(server.address + "/nowhere", headers=BROWSER).json()["key"] == "server-no-route"


@pytest.mark.parametrize("path", ["/", "/t/k7mp2xq9rtbc", "/licences.txt", "/health", "/nowhere"])
def test_head_answers_like_get_without_a_body(server: Server, path: str) -> None:
    asked, got = (getattr(httpx, how)(server.address + path, headers=BROWSER) for how in ("head", "get"))
    assert asked.status_code == got.status_code
    assert asked.content == b""
    for name in ("content-type", "content-length", "content-security-policy"):
        assert asked.headers[name] == got.headers[name]


def test_head_of_a_file_tells_its_size(server: Server) -> None:
    (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', httpx.get(server.address + "/").text)
    plain = {"Accept-Encoding": "identity"}
    asked = httpx.head(server.address + script, headers=plain)
    assert (asked.status_code, asked.content) == (200, b"")
    assert int(asked.headers["content-length"]) == len(
        httpx.get(server.address + script, headers=plain).content
    )


@pytest.mark.parametrize(
    "name", ["%00.js", "a" * 300 + ".js", "a" * 5000 + ".js", "%0a.js", "%ff.js", "%ed%a0%80.css"]
)
def test_what_can_be_no_name_of_a_file_is_not_there(server: Server, name: str) -> None:
    before = server.log()
    assert httpx.get(f"{server.address}/assets/{name}").status_code == 404
    assert server.log() == before
