"""Make what is installed elsewhere: python tools/dist.py dist [build/compiled]

A source archive and a wheel, both with the page inside; the wheel with the compiled modules of the second folder if
there are any, and plain Python otherwise. The page must have been built: `make dist` sees to all of it.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main(target: str, compiled: str | None = None) -> int:
    from setuptools import build_meta

    folder = Path(target).resolve()
    taken = None if compiled is None else Path(compiled).resolve()
    os.chdir(ROOT)
    if not Path("src/meydan/page/index.html").is_file():
        print("There is no page in src/meydan/page: run make dist, which builds it first.", file=sys.stderr)
        return 1
    compiled_there = taken is not None and (taken / "stamp").is_file()
    os.environ |= {"MEYDAN_BUILT": str(taken), "MEYDAN_PURE": "0"} if compiled_there else {"MEYDAN_PURE": "1"}
    folder.mkdir(parents=True, exist_ok=True)
    shutil.rmtree("build/lib", ignore_errors=True)  # setuptools would take over what lies there from before
    for made in (build_meta.build_sdist(str(folder)), build_meta.build_wheel(str(folder))):
        print(f"{folder / made}")
    return 0


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    sys.exit(main(*sys.argv[1:]))
