"""Write the types of the page: python tools/page_types.py

All that travels is described in Python and published in the service's OpenAPI; from that, openapi-typescript makes
web/src/lib/api.gen.ts. The file is kept with the sources, so that a fresh clone can build and check the page with
Node.js alone, and a change of what travels is seen in reviews of both sides.

python tools/page_types.py --check     write nothing; exit status 1 when the file is not what the Python says
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from meydan.server.app import make_app
from meydan.server.config import Config
from meydan.server.described import ByMsgspec

WEB = Path(__file__).resolve().parent.parent / "web"
TYPES = WEB / "src" / "lib" / "api.gen.ts"
MAKER = WEB / "node_modules" / ".bin" / "openapi-typescript"
HOW = ("--root-types", "--root-types-no-schema-prefix", "--default-non-nullable=false")


def described() -> dict[str, Any]:
    """The description of the service without its addresses, and with unions that tell their members apart alone."""
    app = make_app(Config(Path("nowhere")))
    whole = app.plugins.get(ByMsgspec).complete(app.openapi_schema.to_schema())
    return {**_without(whole, "discriminator"), "paths": {}}


def _without(value: Any, name: str) -> Any:
    if isinstance(value, dict):
        return {key: _without(part, name) for key, part in value.items() if key != name}
    return [_without(part, name) for part in value] if isinstance(value, list) else value


def main(check: bool) -> int:
    with tempfile.TemporaryDirectory() as folder:
        document, made = Path(folder) / "openapi.json", Path(folder) / "api.ts"
        document.write_text(json.dumps(described()), encoding="utf-8")
        subprocess.run([MAKER, document, "-o", made, *HOW], check=True, stdout=subprocess.DEVNULL)
        new = made.read_text(encoding="utf-8")
    if not check:
        TYPES.write_text(new, encoding="utf-8")
    elif new != TYPES.read_text(encoding="utf-8"):
        print(f"{TYPES.relative_to(WEB.parent)} is not what the service tells: make types")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
