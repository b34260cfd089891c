"""The browser that tests look through: python tools/browser.py

Prints where Chromium (or Chrome) is. Where there is none it is installed, if that can be done: as
root on Debian and its relatives. Exit status 1 when there is still none.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = (
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)


def find() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path is not None), None)


def install() -> None:
    """From the packages of the system, where we may."""
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print("Installing Chromium for the browser tests ...", file=sys.stderr)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", "install", "-y", "-qq", "chromium"]):
        if subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=quiet).returncode != 0:
            return


def main() -> int:
    if find() is None:
        install()
    path = find()
    if path is None:
        print("There is no Chromium here and it cannot be installed: the browser tests will fail.", file=sys.stderr)
        return 1
    print(path)
    return 0


if __name__ == "__main__":
    sys.exit(main())
