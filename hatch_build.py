"""What the wheel's build does beyond copying: the browser client (hatch_client.py) and the compiled rules.

With a C compiler the rules are compiled by mypyc, and the wheel is one for this machine and this Python.
Without one, or with `CURIA_PURE=1` in the environment, the wheel is pure Python: the same rules, interpreted.
An editable install is always interpreted; `make play` compiles a copy beside it (compile_rules.py).
"""

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent

# One group: calls between these are calls in C. What they import besides stays interpreted.
COMPILED = [
    f"curia/{room}/{name}.py"
    for room, names in (
        ("core", "dice"),
        ("games/caesar", "data events moves state legal votes rules scoring playout steps"),
        ("games/caesar/bots", "heuristic_weights heuristics features belief"),
        ("games/quovadis", "data state rules ledger scoring setup payments deals playout"),
        ("games/quovadis/bots", "heuristic_value network_value"),
    )
    for name in names.split()
]


class Hook(BuildHookInterface[Any]):
    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        spec = importlib.util.spec_from_file_location("hatch_client", ROOT / "hatch_client.py")
        assert spec is not None
        assert spec.loader is not None
        client = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(client)
        self.client = client.ClientHook(*args, **kwargs)
        self.folder: str | None = None

    def dependencies(self) -> list[str]:
        return [*self.client.dependencies(), *([] if pure() else ["mypy>=2.4", "setuptools>=65"])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        self.client.initialize(version, build_data)
        if version == "editable":
            return
        self.folder = tempfile.mkdtemp()
        if (why := why_not(Path(self.folder))) is not None:
            self.app.display_warning(f"Curia's rules are not compiled: {why}. The wheel is pure Python.")
            return
        build_data["force_include"] |= compile_into(Path(self.folder))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if self.folder is not None:
            shutil.rmtree(self.folder, ignore_errors=True)


def pure() -> bool:
    """Whether nothing is to be compiled."""
    return os.environ.get("CURIA_PURE", "") not in ("", "0")


def why_not(folder: Path) -> str | None:
    """Why the rules can't be compiled here, or None."""
    if pure():
        return "CURIA_PURE is set"
    for module in ("mypyc", "setuptools"):
        if importlib.util.find_spec(module) is None:
            return f"{module} is not installed"
    if _run("probe", folder).returncode:
        return "there is no C compiler, or it does not find Python.h"
    return None


def compile_into(folder: Path) -> dict[str, str]:
    """Compile the rules: the modules made, each with its place in the wheel."""
    done = _run("compile", folder)
    if done.returncode:
        raise RuntimeError(f"mypyc could not compile the rules:\n{done.stdout}")
    made = folder / "made"
    return {str(file): str(file.relative_to(made)) for file in sorted(made.rglob("*")) if file.is_file()}


def compiled_copy(folder: Path) -> Path:
    """The package as a wheel has it, but for the browser client: for tests and measurements."""
    made, package = compile_into(folder), folder / "package"
    shutil.copytree(ROOT / "curia", package / "curia", ignore=shutil.ignore_patterns("__pycache__", "web"))
    for file, place in made.items():
        shutil.copy(file, package / place)
    return package


def _run(step: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """A process of its own: mypyc and setuptools talk, exit and change global things."""
    return subprocess.run(
        [sys.executable, __file__, step, str(folder)],
        cwd=ROOT,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def _probe(folder: Path) -> None:
    """The smallest module there is."""
    from setuptools import Extension

    source = folder / "probe.c"
    source.write_text(
        "#include <Python.h>\n"
        'static struct PyModuleDef probe = {PyModuleDef_HEAD_INIT, "probe"};\n'
        "PyMODINIT_FUNC PyInit_probe(void) { return PyModule_Create(&probe); }\n",
        encoding="ascii",
    )
    _build([Extension("probe", [str(source)])], folder / "probed")


def _compile(folder: Path) -> None:
    from mypyc.build import mypycify

    options = ["--config-file=", f"--cache-dir={folder / 'cache'}", "--follow-imports=silent"]
    extensions = mypycify(
        [*options, *COMPILED], group_name="curia", debug_level="0", target_dir=str(folder / "c")
    )
    for extension in extensions:
        if sys.platform == "linux":
            # Calls inside the library are bound when it is built, and may be inlined.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    _build(extensions, folder / "made")


def _build(extensions: list[Any], folder: Path) -> None:
    from setuptools import Distribution

    build: Any = Distribution({"name": "curia", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(folder), str(folder.with_name("objects"))
    build.ensure_finalized()
    build.run()


if __name__ == "__main__":
    {"probe": _probe, "compile": _compile}[sys.argv[1]](Path(sys.argv[2]))
