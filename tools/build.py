"""Compile Meydan: python tools/build.py build/compiled

Copies src/meydan to the given folder and compiles it there with mypyc. Afterwards the folder either
holds a build of exactly the present sources or does not exist, so `PYTHONPATH=build/compiled` is
never out of date. The same modules are never compiled twice: a stamp in the folder holds a hash of
them and of everything else that shapes the result. All other files are only copied again.

python tools/build.py --now build/compiled     say at once which folder to import from; where that is
                                               src, a compilation is begun in the background
python tools/build.py --check                  exit status 0 when there is a usable C compiler, 1 otherwise
"""

from __future__ import annotations

import filecmp
import hashlib
import importlib.metadata
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import setup as recipe  # noqa: E402  (the project's setup.py, which knows what to compile and how)

SOURCE = ROOT / "src" / "meydan"
MADE = (".pyc", ".so", ".pyd")  # in neither folder are these sources


def sources(package: Path) -> set[Path]:
    """All files of a package that somebody wrote, from its folder on."""
    folders = (package, package / "rules")  # the rules are a link, which is not followed by itself
    found = {path.relative_to(package) for folder in folders for path in folder.rglob("*") if path.is_file()}
    return {path for path in found if path.suffix not in MADE}


def fingerprint() -> str:
    """A hash of all that the compiled modules depend on: their folders, and what those of the service import there."""
    try:
        mypy_version = importlib.metadata.version("mypy")
    except importlib.metadata.PackageNotFoundError:
        mypy_version = "none"
    settings = (sys.version, sysconfig.get_config_var("EXT_SUFFIX"), mypy_version, recipe.opt_level())
    digest = hashlib.sha256(repr(settings).encode())
    files = [SOURCE / "__init__.py"]
    files += sorted(path for folder in recipe.COMPILED_FOLDERS for path in (SOURCE / folder).rglob("*.py"))
    for module in (SOURCE / module for module in recipe.COMPILED_MODULES):
        imported = re.findall(r"^from meydan\.server(?:\.| import )(\w+)", module.read_text(), re.MULTILINE)
        files += [module, *(module.with_name(f"{name}.py") for name in imported)]
    for path in [ROOT / "setup.py", Path(__file__).resolve(), *files]:
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


def ready(target: Path) -> bool:
    """Whether the folder holds what would be compiled; if so, all else in it is brought up to date."""
    stamp = target / "stamp"
    if recipe.pure_wanted() or not stamp.is_file() or stamp.read_text() != fingerprint():
        return False
    copy_to(target / "meydan")
    return True


def copy_to(package: Path) -> None:
    """Make the files that are not made by compiling the same as in the sources."""
    wanted = sources(SOURCE)
    for path in sources(package) - wanted:
        (package / path).unlink()
    for path in wanted:
        copy = package / path
        if not copy.is_file() or not filecmp.cmp(SOURCE / path, copy):
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(SOURCE / path, copy)


@contextmanager
def alone(wait: bool = True) -> Iterator[bool]:
    """Nobody else compiles meanwhile; without waiting, whether that is so."""
    try:
        import fcntl
    except ImportError:  # on Windows, where nothing is compiled
        yield True
        return
    lock = ROOT / "build" / "lock"
    lock.parent.mkdir(exist_ok=True)
    with lock.open("w") as held:
        os.set_inheritable(held.fileno(), True)  # the compiler holds it too, and may live longer
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            if not wait:
                yield False
                return
            print("Waiting for another compilation to end ...", flush=True)
            fcntl.flock(held, fcntl.LOCK_EX)
        yield True


def build(target: Path) -> int:
    if ready(target):
        return 0
    with alone():
        return 0 if ready(target) else compile_to(target)


def compile_to(target: Path) -> int:
    shutil.rmtree(target, ignore_errors=True)
    reason = recipe.why_not_compiled()
    if reason is not None:
        print(f"Not compiling: {reason}. Everything works the same without, only slower.", flush=True)
        return 0

    print(f"Compiling {len(recipe.mypyc_modules(SOURCE))} modules (once per change of the sources) ...", flush=True)
    started = time.monotonic()
    wanted = fingerprint()
    fresh = target.with_name(target.name + ".part")  # it gets its name when it is whole
    shutil.rmtree(fresh, ignore_errors=True)
    shutil.rmtree(ROOT / "build" / "c", ignore_errors=True)
    copy_to(fresh / "meydan")
    log = ROOT / "build" / "compile.log"
    with log.open("w") as output:
        command = [sys.executable, __file__, "--compile-in", str(fresh)]
        done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=output, stderr=output, close_fds=False)
    if done.returncode != 0:
        shutil.rmtree(fresh)
        print("".join(log.read_text(errors="replace").splitlines(keepends=True)[-40:]))
        print(f"Compiling failed; the whole output is in {os.path.relpath(log)}.")
        return 1
    (fresh / "stamp").write_text(wanted)
    fresh.rename(target)
    print(f"Compiled in {time.monotonic() - started:.0f} s.", flush=True)
    return 0


def best_now(target: Path) -> Path:
    """The folder to import from without waiting; what is missing is compiled meanwhile, at low priority."""
    if ready(target):
        return target
    with alone(wait=False) as nobody_else:
        begin = nobody_else and recipe.why_not_compiled() is None
    if begin:
        print("Starting as plain Python. A faster build is made meanwhile, for the next start.", file=sys.stderr)
        with (ROOT / "build" / "background.log").open("w") as log:
            subprocess.Popen(
                ["nice", "-n", "19", sys.executable, __file__, str(target)],
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # so that it outlives the game
            )
    return SOURCE.parent


def main(arguments: list[str]) -> int:
    match arguments:
        case ["--check"]:
            return 0 if not recipe.pure_wanted() and recipe.find_compiler() is not None else 1
        case ["--compile-in", folder]:
            compile_in(Path(folder))
            return 0
        case ["--now", target]:
            print(best_now(Path(target).resolve()))
            return 0
        case [target] if not target.startswith("-"):
            return build(Path(target).resolve())
        case _:
            print(__doc__)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
