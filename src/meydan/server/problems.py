"""What can go wrong for a client: a stable code, a sentence, and what would have been allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

STATUS: dict[str, int] = {
    "bad-request": 400,
    "bad-option": 400,
    "bad-record": 400,
    "sign-in-first": 401,
    "wrong-password": 401,
    "forbidden": 403,
    "account-first": 403,
    "wrong-origin": 403,
    "not-your-seat": 403,
    "not-found": 404,
    "too-slow": 408,
    "name-taken": 409,
    "stale-version": 409,
    "seat-taken": 409,
    "not-now": 409,
    "illegal-choice": 409,
    "cannot-undo": 409,
    "too-many-bots": 409,
    "damaged": 410,
    "too-large": 413,
    "wrong-host": 421,
    "too-many-requests": 429,
    "failure": 500,
    "busy": 503,
}


class Problem(Exception):
    """An answer that says no: it becomes a document of type application/problem+json."""

    def __init__(self, code: str, sentence: str, *, allowed: Sequence[str] = (), **more: Any) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.allowed = list(allowed)
        self.more = more

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def refusal(self) -> dict[str, Any]:
        """What is told of it: the fields of a `told.Refusal`."""
        told: dict[str, Any] = {
            "title": self.code.replace("-", " "),
            "status": self.status,
            "detail": self.sentence,
            "code": self.code,
            **self.more,
        }
        if self.allowed:
            told["allowed"] = self.allowed
        return told

    def document(self) -> dict[str, Any]:
        """The fields of RFC 9457, with our code in `type` and `code`."""
        return {"type": f"urn:meydan:{self.code}", **self.refusal()}


def check_seat(seat: int, seats: int) -> None:
    if not 0 <= seat < seats:
        raise Problem("bad-request", f"there is no seat {seat}; seats are 0 to {seats - 1}")


def need(true: bool, code: str, sentence: str) -> None:
    """Refuse unless something is true."""
    if not true:
        raise Problem(code, sentence)
