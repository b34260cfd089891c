"""The games: importing this makes each known by its name. A folder here is one; others may be brought along.

MEYDAN_GAMES names more of them: folders anywhere (`examples/spice_sellers`) or installed packages (`spice_sellers`),
with a colon between them, as in PATH. Bringing a game runs its code.
"""

import os
import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from meydan.kernel.errors import UnknownGame

BROUGHT = "MEYDAN_GAMES"


def bring_game(where: str) -> None:
    """Make a game known that lives elsewhere: in a folder, or in a package that can be imported."""
    folder = Path(where).expanduser().resolve()
    name = folder.name
    if (folder / "__init__.py").is_file():
        sys.path.append(str(folder.parent))
    else:
        name = where
    try:
        import_module(name)
    except ImportError as error:
        raise UnknownGame(f"{BROUGHT} names {where!r}, which cannot be brought: {error}") from error


for one in iter_modules(__path__):
    import_module(f"{__name__}.{one.name}")
for where in filter(None, os.environ.get(BROUGHT, "").split(os.pathsep)):
    bring_game(where)
