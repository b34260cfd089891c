"""`python -m meydan` is the `meydan` command."""

from meydan.cli.main import app_main

if __name__ == "__main__":
    app_main()
