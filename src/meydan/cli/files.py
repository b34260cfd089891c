"""Where games are kept on disk, and how a record is read."""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from meydan.kernel.errors import BadRecord
from meydan.kernel.files import FileTrouble
from meydan.kernel.record import Record


def data_folder() -> Path:
    """Where games are kept unless told otherwise; MEYDAN_HOME names another folder."""
    given = os.environ.get("MEYDAN_HOME")
    if given:
        return Path(given)
    if sys.platform == "win32":
        base = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "meydan"


def new_game_file(game: str) -> Path:
    """A name nobody has used yet, in the games folder."""
    stem = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    folder = data_folder() / "games"
    for extra in ("", *(f"-{number}" for number in range(2, 1000))):
        path = folder / f"{stem}{extra}.json"
        if not path.exists():
            return path
    raise FileTrouble(f"{folder} holds too many games of this second")


def saved_games() -> list[Path]:
    """The games in the games folder, the newest first."""
    return sorted((data_folder() / "games").glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)


def find_file(name: str) -> Path:
    """The file a name means: a path, a name in the games folder, or `last` for the newest game there."""
    games = saved_games()
    if name == "last" and games:
        return games[0]
    for path in (Path(name).expanduser(), data_folder() / "games" / name, data_folder() / "games" / f"{name}.json"):
        if path.is_file():
            return path
    near = [*sorted(Path(name).expanduser().parent.glob("*.json")), *games]
    shown = ", ".join(str(path) for path in near[:5])
    raise FileTrouble(f"there is no file {name!r}; " + (f"there are {shown}" if near else "no game has been saved yet"))


def read_record(path: Path) -> Record:
    """The record in a file; what is wrong with it is said with the file's name."""
    try:
        return Record.from_json(path.read_bytes().decode("utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: this is not a record: it is not text") from None
    except OSError as error:
        raise FileTrouble(f"{path} cannot be read: {error.strerror}") from None
    except BadRecord as error:
        raise BadRecord(f"{path}: {error}", error.line) from None
