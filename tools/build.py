"""Compile Meydan: python tools/build.py build/compiled

Copies src/meydan to the given folder and compiles it there with mypyc. Afterwards the folder either
holds a build of exactly the present sources or does not exist, so `PYTHONPATH=build/compiled` is
never out of date. The same sources are never compiled twice: a stamp in the folder holds a hash of
them and of everything else that shapes the result.

python tools/build.py --check      exit status 0 when there is a usable C compiler, 1 otherwise
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import setup as recipe  # noqa: E402  (the project's setup.py, which knows what to compile and how)

SOURCE = ROOT / "src" / "meydan"
IGNORED = shutil.ignore_patterns("__pycache__", "*.pyc", "*.so", "*.pyd")


def fingerprint() -> str:
    """A hash of all that the compiled build depends on."""
    try:
        mypy_version = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        mypy_version = "none"
    settings = (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), mypy_version, recipe.opt_level())
    digest = hashlib.sha256(repr(settings).encode())
    files = [path for path in SOURCE.rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so", ".pyd")]
    for path in [ROOT / "setup.py", Path(__file__).resolve(), *sorted(files)]:
        data = path.read_bytes()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {len(data)}\n".encode() + data)
    return digest.hexdigest()


def compile_in(folder: Path) -> None:
    """Compile the copy of the package in `folder` in place (run in a process of its own)."""
    from setuptools import setup

    os.chdir(folder)
    c_folder = ROOT / "build" / "c"
    modules = recipe.extensions(Path("meydan"), c_folder)
    setup(
        name="meydan",
        packages=[],
        ext_modules=modules,
        script_args=[
            "-q",
            "build_ext",
            "--inplace",
            "--parallel=2",
            f"--build-temp={c_folder}",
            f"--build-lib={c_folder / 'lib'}",
        ],
    )


def build(target: Path) -> int:
    stamp = target / "stamp"
    wanted = fingerprint()
    if not recipe.pure_wanted() and stamp.is_file() and stamp.read_text() == wanted:
        return 0
    shutil.rmtree(target, ignore_errors=True)
    reason = recipe.why_not_compiled()
    if reason is not None:
        print(f"Not compiling: {reason}. Everything works the same without, only slower.", flush=True)
        return 0

    print(f"Compiling {len(recipe.mypyc_modules(SOURCE))} modules (once per change of the sources) ...", flush=True)
    started = time.monotonic()
    fresh = target.with_name(target.name + ".part")
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.rmtree(ROOT / "build" / "c", ignore_errors=True)
    shutil.copytree(SOURCE, fresh / "meydan", ignore=IGNORED)
    log = ROOT / "build" / "compile.log"
    log.parent.mkdir(exist_ok=True)
    with log.open("w") as output:
        command = [sys.executable, __file__, "--compile-in", str(fresh)]
        status = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output).returncode
    if status != 0:
        shutil.rmtree(fresh)
        print("".join(log.read_text(errors="replace").splitlines(keepends=True)[-40:]))
        print(f"Compiling failed; the whole output is in {os.path.relpath(log)}.")
        return 1
    (fresh / "stamp").write_text(wanted)
    fresh.rename(target)
    print(f"Compiled in {time.monotonic() - started:.0f} s.", flush=True)
    return 0


def main(arguments: list[str]) -> int:
    match arguments:
        case ["--check"]:
            return 0 if not recipe.pure_wanted() and recipe.find_compiler() is not None else 1
        case ["--compile-in", folder]:
            compile_in(Path(folder))
            return 0
        case [target] if not target.startswith("-"):
            return build(Path(target).resolve())
        case _:
            print(__doc__)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
