"""What requests are made of: fields and parameters that several addresses share."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, WebSocket
from litestar.params import QueryParameter

Web = Request[Any, Any, Any]
Socket = WebSocket[Any, Any, Any]

MOST: Final = 2**31 - 1  # of a number that is stored
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Short = Annotated[str, msgspec.Meta(max_length=64)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=9)]
Seats = Annotated[int, msgspec.Meta(ge=1, le=10)]
Version = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Key = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Text = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Choices = Annotated[list[Text], msgspec.Meta(min_length=1, max_length=100)]

Link = Annotated[str | None, QueryParameter(max_length=64)]
AskedSeat = Annotated[int, QueryParameter(ge=-1, le=9)]
