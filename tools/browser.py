"""The browser that tests look through: python tools/browser.py

Prints where Chromium (or Chrome) is. Where there is none it is installed, if that can be done: as
root on Debian and its relatives. Exit status 1 when there is still none.

One without windows is preferred: the same engine, but it has no tabs and bars to draw around every page,
so that the tests take half as long.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

NAMES = (
    "chromium-headless-shell",
    "chrome-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
PACKAGES = ("chromium-headless-shell", "chromium")  # the second where the first is not known
APT = ["apt-get", "-qq", "-o", "APT::Install-Recommends=false"]  # no printers and power switches


def find() -> str | None:
    return next((path for path in map(shutil.which, NAMES) if path is not None), None)


def install() -> None:
    """From the packages of the system, where we may."""
    if shutil.which("apt-get") is None or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return
    print("Installing Chromium for the browser tests ...", file=sys.stderr)
    run(*APT, "update")
    any(run(*APT, "install", "-y", package, "fonts-liberation") for package in PACKAGES)


def run(*command: str) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=quiet).returncode == 0


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
