"""The recipes for systemd and containers are right and hardened: names that exist, and nothing more allowed
than a server needs."""

import re
import shlex
from dataclasses import fields

import pytest

from curia.server.settings import Settings, read
from tests.pages import ROOT, read_command

PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")
KNOWN = {f"CURIA_{setting.name.upper()}" for setting in fields(Settings)}


def block(heading: str, beginning: str) -> str:
    """The block of a section of the page that begins so."""
    section = PAGE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]
    (found,) = (
        each
        for each in re.findall(r"^```[^\n]*\n(.*?)^```", section, flags=re.DOTALL | re.MULTILINE)
        if each.startswith(beginning)
    )
    return str(found)


def unit() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in block("As a service of systemd", "[Unit]").splitlines():
        if line and not line.startswith("["):
            name, _, value = line.partition("=")
            found.setdefault(name, []).append(value)
    return found


def settings(given: list[str]) -> Settings:
    """What `NAME=value`s make of a server; each has to be a setting, and readable."""
    environment = dict(one.split("=", 1) for one in given)
    assert set(environment) <= KNOWN
    return read(environment)


def test_the_service_may_do_no_more_than_it_needs() -> None:
    expected = {
        "DynamicUser": "yes", "StateDirectory": "curia", "StateDirectoryMode": "0700", "UMask": "0077",
        "NoNewPrivileges": "yes", "CapabilityBoundingSet": "", "ProtectSystem": "strict",
        "ProtectHome": "yes", "PrivateTmp": "yes", "PrivateDevices": "yes",
        "RestrictAddressFamilies": "AF_INET AF_INET6 AF_UNIX", "SystemCallFilter": "@system-service",
        "SystemCallArchitectures": "native", "RestrictNamespaces": "yes", "Restart": "always",
    }  # fmt: skip
    found = unit()
    assert {name: found.get(name) for name in expected} == {name: [is_] for name, is_ in expected.items()}
    assert {"MemoryMax", "LimitNOFILE", "TasksMax"} <= set(found)


def test_the_service_finds_its_data_and_its_command() -> None:
    found = unit()
    there = settings(found["Environment"])
    assert str(there.data) == f"/var/lib/{found['StateDirectory'][0]}"
    assert there.secure
    assert there.host == "127.0.0.1"
    program, *arguments = shlex.split(found["ExecStart"][0])
    assert program.endswith("/bin/curia")
    read_command(arguments)
    # More descriptors than connections of a few addresses, and streams, and files.
    assert int(found["LimitNOFILE"][0]) > 2 * there.max_streams


def test_the_container_is_built_for_a_user_without_rights() -> None:
    lines = CONTAINER.replace("\\\n", " ").splitlines()
    does = [line.partition(" ")[::2] for line in lines if line and not line.startswith("#")]
    assert ("USER", "curia") in does
    last = [what for name, what in does if name == "RUN"][-1]
    assert "install -d -m 0700 -o curia /data" in last
    assert "--no-index" in last
    (environment,) = (what for name, what in does if name == "ENV")
    inside = settings(environment.split())
    assert (str(inside.data), inside.host) == ("/data", "0.0.0.0")
    assert ("EXPOSE", str(inside.port)) in does


def test_the_container_runs_with_little_and_believes_its_proxy() -> None:
    command = shlex.split(
        block("As a container", "podman build").replace("\\\n", " ").partition("podman run")[2]
    )
    for option in ("--read-only", "--cap-drop=all", "--security-opt=no-new-privileges"):
        assert option in command
    assert {"--memory", "--pids-limit"} <= {word.partition("=")[0] for word in command}
    assert "nofile=65536:65536" in command
    # Only this machine reaches the port past the proxy.
    host, _, inside = command[command.index("-p") + 1].rpartition(":")
    assert host.startswith("127.0.0.1:")
    # What the page says fits the file that it speaks of.
    assert "`Containerfile`" in PAGE
    assert f"EXPOSE {inside}\n" in CONTAINER
    assert f"VOLUME {command[command.index('-v') + 1].partition(':')[2]}\n" in CONTAINER
    given = [command[place + 1] for place, word in enumerate(command) if word == "-e"]
    there = settings(given)
    assert there.secure
    assert not set(there.trusted_proxies) & {"127.0.0.1", "0.0.0.0/0", "::/0"}


@pytest.mark.parametrize("header", ["Host $host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto https"])
def test_the_proxy_says_who_asks_and_adds_to_nobodys_word(header: str) -> None:
    """With `$proxy_add_x_forwarded_for` a client could say itself where it comes from."""
    assert f"proxy_set_header {header};" in block("Behind a TLS proxy", "location")
