"""Where games are kept on disk, how a file is written all or nothing, and how a record is read."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from pathlib import Path

from meydan.kernel.errors import BadRecord, MeydanError
from meydan.kernel.record import Record


class FileTrouble(MeydanError):
    """A file that is not there, cannot be read or written, or is already taken."""


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


def write_whole(path: Path, text: str) -> None:
    """Write a file so that it is there completely or not at all, whatever happens meanwhile."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part.write_text(text, encoding="utf-8")
        part.replace(path)
    except OSError as error:
        raise FileTrouble(f"{path} cannot be written: {error.strerror}") from None
    finally:
        with contextlib.suppress(OSError):
            part.unlink()


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
