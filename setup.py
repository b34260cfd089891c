"""Builds Meydan: compiled with mypyc where that is possible, as plain Python otherwise.

Everything else about the package is in pyproject.toml. Environment variables read here:

MEYDAN_PURE       when set (to anything but 0), never compile
MEYDAN_BUILT      a folder such as build/compiled, whose compiled modules are taken as they are
MEYDAN_OPT_LEVEL  optimisation level for the C compiler, 3 unless given
CC                the C compiler, as usual
"""

from __future__ import annotations

import ast
import importlib.util
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from contextlib import chdir
from pathlib import Path
from typing import Any

UNCOMPILED_MARKER = "# uncompiled:"  # within a module's first 400 characters, followed by the reason
COMPILED_FOLDERS = ("kernel", "games", "search", "bots")
COMPILED_MODULES = ("server/clock.py", "server/room.py")  # of the service, what each choice goes through
TOGETHER = "meydan"


def mypyc_modules(package: Path) -> list[Path]:
    """The modules of the package folder `package` that get compiled, in a fixed order."""
    found = [path for folder in COMPILED_FOLDERS for path in (package / folder).rglob("*.py")]
    found += [package / module for module in COMPILED_MODULES]
    return sorted(
        path
        for path in found
        if path.name != "__init__.py" and UNCOMPILED_MARKER not in path.read_text(encoding="utf-8")[:400]
    )


def libraries(package: Path) -> list[tuple[list[str], str]]:
    """The modules to compile, by the library they go to, so that they are compiled side by side.

    A game with its bots is a library of its own, apart from the largest, which goes with all else; so are those of the
    service. They lie beside the package, under these names and an ending of mypyc's: inside it, modules would not
    know their own files.
    """
    modules = mypyc_modules(package)
    by_game: dict[str, list[Path]] = {}
    for path in modules:
        layer, *inside = path.relative_to(package).parts
        if layer != "kernel" and len(inside) > 1:
            by_game.setdefault(inside[0], []).append(path)
    if by_game:
        by_game.pop(max(by_game, key=lambda name: sum(path.stat().st_size for path in by_game[name])))
    apart = {path: f"{TOGETHER}_{name}" for name, paths in by_game.items() for path in paths}
    apart |= {package / module: f"{TOGETHER}_server" for module in COMPILED_MODULES}
    found: dict[str, list[str]] = {}
    for path in modules:
        found.setdefault(apart.get(path, TOGETHER), []).append(os.path.relpath(path))
    return [(paths, name) for name, paths in found.items()]


def pure_wanted() -> bool:
    return os.environ.get("MEYDAN_PURE", "0") not in ("", "0")


def opt_level() -> str:
    return os.environ.get("MEYDAN_OPT_LEVEL") or "3"


def find_compiler() -> str | None:
    """A C compiler command that can build against this Python (a program and its headers), or None."""
    if sys.platform == "win32":
        return None  # untried there, so plain Python it is
    candidates = [os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"]
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        arguments = [f"-I{sysconfig.get_path('include')}", "-c", str(probe), "-o", str(probe.with_suffix(".o"))]
        for candidate in candidates:
            words = shlex.split(candidate or "")
            if not words or shutil.which(words[0]) is None:
                continue
            if subprocess.run([*words, *arguments], stdin=subprocess.DEVNULL, capture_output=True).returncode == 0:
                return candidate
    return None


def why_not_compiled() -> str | None:
    """Why compiling is out of the question here, or None when it can be done."""
    if pure_wanted():
        return "MEYDAN_PURE is set"
    if os.environ.get("MEYDAN_BUILT"):
        return None
    if importlib.util.find_spec("mypyc") is None:
        return "mypy is not installed"
    if find_compiler() is None:
        return "no C compiler with Python's headers was found"
    return None


def extensions(package: Path, c_folder: Path) -> list[Any]:
    """Translate the modules to C files in `c_folder`; returns the extension modules to build."""
    compiler = find_compiler()
    if compiler is not None:
        os.environ["CC"] = compiler
    c_folder.mkdir(parents=True, exist_ok=True)
    with chdir(written_out(package, c_folder)):
        return _translated(Path(package.name), c_folder)


def written_out(package: Path, c_folder: Path) -> Path:
    """A folder with a copy of the package in which everything is written out that follows from declared fields."""
    folder = (c_folder / "written").resolve()
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(package, folder / package.name, ignore=shutil.ignore_patterns("*.so", "*.pyc", "page"))
    # Those of the service declare none, and cannot be imported where only the rules are wanted.
    apart = {folder / package.name / module for module in COMPILED_MODULES}
    modules = [
        path.relative_to(folder).as_posix() for path in mypyc_modules(folder / package.name) if path not in apart
    ]
    command = f"from pathlib import Path; from meydan.kernel.fields import write_out; write_out(Path(), {modules!r})"
    subprocess.run(
        [sys.executable, "-c", command], cwd=folder, env={**os.environ, "PYTHONPATH": str(folder)}, check=True
    )
    return folder


def _translated(package: Path, c_folder: Path) -> list[Any]:
    from mypyc.build import mypycify

    groups = libraries(package)
    if not groups:
        return []
    modules = [module for group, _ in groups for module in group]
    found: list[Any] = mypycify(
        # The project's own mypy settings are for `make lint`; here only real type errors of these modules count. What
        # the service depends on need not be installed.
        [
            "--config-file=",
            "--no-error-summary",
            "--ignore-missing-imports",
            "--follow-imports=silent",
            f"--cache-dir={c_folder / 'mypy_cache'}",
            *modules,
        ],
        opt_level=opt_level(),
        debug_level="0",
        separate=groups,
        target_dir=str(c_folder),
    )
    for extension in found:
        extension.extra_compile_args.append("-Wno-error")  # a newer compiler's new warnings break nothing
        extension.extra_compile_args.append("-ffp-contract=off")  # sums of products are those of plain Python
    put_docstrings_back(package, c_folder)
    return found


# -- docstrings: mypyc leaves them out of its C files, and types too, so that `help` would be empty ---------------

C_STRING = r'"((?:[^"\\]|\\.)*)"'
# A default that is a name (`version=RULES`) leaves a function without a signature.
FUNCTION_DOC = re.compile(rf"(\(PyCFunction\)CPyPy_(\w+),\s+[A-Z_| ]+, PyDoc_STR\()(?:{C_STRING}|NULL)\)")
CLASS_DOC = re.compile(rf"(PyTypeObject CPyType_(\w+)_template_ = {{[^}}]*\.tp_doc = PyDoc_STR\(){C_STRING}\)")
ATTRIBUTE_DOC = re.compile(r"(\(getter\)(\w+),\s+(?:NULL|\(setter\)\w+),\s+)NULL(?=, NULL})")
MODULE_DOC = re.compile(r"(PyModuleDef_HEAD_INIT,\s+\"([\w.]+)\",\s+)NULL(?=, /\* docstring)")


def put_docstrings_back(package: Path, c_folder: Path) -> None:
    """Write into the generated C files what `help` shows: each docstring, and before it the thing with its types."""
    docs: dict[str, str] = {}
    for path in mypyc_modules(package):
        module = "___".join([package.name, *path.relative_to(package).with_suffix("").parts])
        docs |= docstrings(module, ast.parse(path.read_text(encoding="utf-8")))

    def after_signature(match: re.Match[str]) -> str:
        start, name, signature = match.groups()
        return f'{start}"{signature or ""}{docs.get(name, "")}")'

    def alone(match: re.Match[str]) -> str:
        start, name = match.groups()
        doc = docs.get(name.replace(".", "___"))
        return f'{start}"{doc}"' if doc else match.group()

    for path in c_folder.rglob("__native_*.c"):
        text = path.read_text(encoding="utf-8")
        for pattern in (FUNCTION_DOC, CLASS_DOC):
            text = pattern.sub(after_signature, text)
        for pattern in (ATTRIBUTE_DOC, MODULE_DOC):
            text = pattern.sub(alone, text)
        path.write_text(text, encoding="utf-8")


def docstrings(name: str, node: ast.Module | ast.ClassDef | ast.FunctionDef) -> dict[str, str]:
    """The docstrings of a thing and of all in it, as C strings, by the names mypyc gives these things in C."""
    found: dict[str, str] = {}
    doc = ast.get_docstring(node)
    if doc is not None:
        told = "\n\n".join(filter(None, (with_types(node), doc))).encode()
        plain = (chr(byte) if 32 <= byte < 127 and byte not in b'"\\?' else f"\\{byte:03o}" for byte in told)
        found[name] = "".join(plain)
    for inner in node.body:
        if isinstance(inner, ast.ClassDef | ast.FunctionDef):
            found |= docstrings(f"{name}{'_get_' if is_property(inner) else '___'}{inner.name}", inner)
    return found


def is_property(node: ast.ClassDef | ast.FunctionDef) -> bool:
    return "property" in map(ast.unparse, node.decorator_list)


def with_types(node: ast.Module | ast.ClassDef | ast.FunctionDef) -> str:
    """A function, property or class as it is used, with its types."""
    if isinstance(node, ast.ClassDef):
        made = [inner for inner in node.body if isinstance(inner, ast.FunctionDef) and inner.name == "__init__"]
        return f"{node.name}({ast.unparse(made[0].args).removeprefix('self, ')})" if made else ""
    if isinstance(node, ast.FunctionDef) and node.returns is not None:
        returns = ast.unparse(node.returns)
        return f"{node.name}: {returns}" if is_property(node) else f"{node.name}({ast.unparse(node.args)}) -> {returns}"
    return ""


def built(folder: Path) -> dict[str, Any]:
    """What `setup` is told so that it takes the compiled modules of a folder: the very ones that were tested."""
    from setuptools import Extension
    from setuptools.command.build_ext import build_ext

    ending = sysconfig.get_config_var("EXT_SUFFIX")
    made = {path.relative_to(folder).as_posix().removesuffix(ending).replace("/", "."): path
            for path in sorted(folder.rglob(f"*{ending}"))}  # fmt: skip
    if not made:
        raise SystemExit(f"there are no compiled modules for this Python in {folder}: run make build first")

    class Take(build_ext):
        def build_extension(self, ext: Any) -> None:
            target = Path(self.get_ext_fullpath(ext.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(made[ext.name], target)

    return {"ext_modules": [Extension(name, []) for name in made], "cmdclass": {"build_ext": Take}}


def main() -> None:
    from setuptools import setup

    here = Path(__file__).resolve().parent
    reason = why_not_compiled()
    if reason is None and (taken := os.environ.get("MEYDAN_BUILT")):
        setup(**built(Path(taken).resolve()))
    elif reason is None:
        setup(ext_modules=extensions(here / "src" / "meydan", here / "build" / "c"))
    else:
        print(f"meydan: building without compiled modules ({reason})")
        setup()


if __name__ == "__main__":
    main()
