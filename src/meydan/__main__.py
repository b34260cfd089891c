"""`python -m meydan` is the `meydan` command."""

if __name__ == "__main__":  # processes of the service read this file too, and need no command
    from meydan.cli.main import app_main

    app_main()
