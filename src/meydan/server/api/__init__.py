"""The addresses of the service; handlers only carry between HTTP and the domain."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import Any, Final

from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody, Schema
from litestar.openapi.spec.enums import OpenAPIType

from meydan.server.guarding import CODES, PROBLEM_TYPE
from meydan.server.problems import STATUS
from meydan.server.told import Moments, ProblemDocument, Turn

_STATUS: Final[dict[str, int]] = STATUS | {code: status for status, code in CODES.items()}


def refusals(*codes: str) -> dict[int, ResponseSpec]:
    """The refusals of an address, for its published description."""
    by_status: dict[int, list[str]] = defaultdict(list)
    for code in codes:
        by_status[_STATUS[code]].append(code)
    return {
        status: ResponseSpec(ProblemDocument, False, ", ".join(codes), PROBLEM_TYPE)
        for status, codes in by_status.items()
    }


WRITING: Final = ("bad-request", "wrong-origin", "too-large", "too-many-requests")  # any write
LOOKING: Final = ("bad-request", "not-found", "not-now", "damaged")  # at a table that is being played
PLAYING: Final = (*WRITING, "sign-in-first", "not-your-seat", "not-found", "not-now", "damaged")

# What an address answers where its handler's type does not say it.
GONE: Final = {204: ResponseSpec(None, False, "Done, and nothing follows")}
PACKED: Final = "packed"  # mark of a handler whose answer comes packed out of the archive
RECORD_TOLD: Final = {200: ResponseSpec(dict[str, Any], False, "A record, see docs/records.md", MediaType.JSON)}
MOMENTS_TOLD: Final = {200: ResponseSpec(Moments, False, "Positions, see docs/api.md", MediaType.JSON)}
STANDINGS_TOLD: Final = {200: ResponseSpec(list[Turn], False, "By turn, see docs/api.md", MediaType.JSON)}


@dataclass
class RecordGiven(Operation):
    """An address that takes the text of a record as it is."""

    def __post_init__(self) -> None:
        body = Schema(type=OpenAPIType.OBJECT, description="A record, see docs/records.md")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema=body)}, required=True)
