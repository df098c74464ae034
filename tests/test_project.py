"""The project names no machine it was made on, and agrees with itself about its version."""

import json
import re
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml
from hatchling.metadata.core import ProjectMetadata
from hatchling.plugin.manager import PluginManager

import curia
import hatch_client

ROOT = Path(__file__).parent.parent
LOCKS = ("", "-dev", "-node", "-compile", "-build", "-server")
# Folders of one person's machine, and the hosts that packages are fetched from: a mirror's name gets into
# lock files easily. Written in pieces, so that this file does not find itself.
MACHINE = re.compile(
    "|".join(
        [
            "file:" + "///",
            r"(?<![\w.*])/" + "(?:root|home|Users|work)/",
            "pypi" + r"\.org/simple",
            "pythonhosted" + r"\.org",
            "registry" + r"\.npmjs",
            "arti" + "factory",
        ]
    )
)


def files() -> list[Path]:
    """What is committed, or would be: nothing that git ignores."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
        text=True,
    )
    return [path for name in listed.stdout.split("\0") if name and (path := ROOT / name).is_file()]


def text(file: Path) -> str:
    """The text of a file; of a picture or a font, nothing."""
    content = file.read_bytes()
    return "" if b"\0" in content else content.decode("utf-8")


def test_no_file_names_a_machine() -> None:
    found = [
        f"{file.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for file in files()
        for number, line in enumerate(text(file).splitlines(), 1)
        if MACHINE.search(line)
    ]
    assert found == []


@pytest.mark.parametrize("name", [f"requirements{what}.lock" for what in LOCKS])
def test_a_lock_holds_versions_and_hashes_and_no_address(name: str) -> None:
    for line in (ROOT / name).read_text(encoding="utf-8").splitlines():
        assert re.fullmatch(r"[\w.-]+==[\w.+-]+( ; [^\\]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?", line)


def test_the_version_is_written_in_one_place() -> None:
    """What is built has the package's version, and the changelog's newest release is that or an older one."""
    assert ProjectMetadata(str(ROOT), PluginManager()).version == curia.__version__
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    released = re.findall(r"^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$", changelog, flags=re.MULTILINE)
    assert "## [Unreleased]" in changelog
    # Before the first release there is no heading with a number to compare.
    assert released[:1] in ([], [curia.__version__])


def test_the_changelog_keeps_to_its_form() -> None:
    """Each release has the headings of Keep a Changelog, once each and in their order."""
    kinds = ["Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"]
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for release in re.split(r"^## ", changelog, flags=re.MULTILINE)[1:]:
        headings = re.findall(r"^### (.+)$", release, flags=re.MULTILINE)
        assert headings == [kind for kind in kinds if kind in headings]
        body = release.partition("\n")[2]
        assert [line for line in body.splitlines() if line and not line.startswith(("### ", "- "))] == []


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_runs_what_anyone_can_run_at_home(file: Path) -> None:
    """Workflows call targets of the Makefile, or `.ci/run`, and hold no commands of their own."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z-]+):", makefile, flags=re.MULTILINE))
    jobs = yaml.safe_load(file.read_text(encoding="utf-8"))["jobs"].values()
    for command in (step["run"] for job in jobs for step in job.get("steps", []) if "run" in step):
        called = re.fullmatch(r"make ([a-z-]+)( PYTHON=python)?", command)
        assert command == ".ci/run" or (called is not None and called[1] in targets), command


def test_hooks_call_the_tools_of_the_project() -> None:
    """None is fetched by pre-commit: it would have a version of its own."""
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    assert [repository["repo"] for repository in config["repos"]] == ["local"]
    for hook in config["repos"][0]["hooks"]:
        program, *arguments = hook["entry"].split()
        assert (hook["language"], program.rpartition("/")[0]) == ("system", ".venv/bin")
        if arguments[:1] == ["hatch_client.py"]:
            assert set(arguments[1:]) <= set(hatch_client.CHECKS)


def test_all_that_checks_the_client_is_run() -> None:
    scripts = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert [name for name in scripts if name.startswith("check:")] == hatch_client.CHECKS
    # npm does not find itself where Node comes from a wheel.
    assert not any("npm " in script for script in scripts.values())


def test_every_python_that_we_claim_is_checked() -> None:
    matrix = yaml.safe_load((ROOT / ".github" / "workflows" / "check.yml").read_text(encoding="utf-8"))
    checked = matrix["jobs"]["check"]["strategy"]["matrix"]["python"]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    claimed = re.findall(r"Python :: (3\.\d+)", " ".join(project["classifiers"]))
    assert set(claimed) <= set(checked)
    assert project["requires-python"] == f">={checked[0]}"
