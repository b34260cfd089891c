"""Calling a program of somebody's own, or a bridge to Slack, Discord or Telegram: signed JSON for each call."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from meydan.server.calling.posting import NotSent, post
from meydan.server.calling.wording import Told
from meydan.server.room import as_json
from meydan.server.stamps import now

SIGNATURE: Final = "X-Meydan-Signature"
MOMENT: Final = "X-Meydan-Time"
CALL: Final = "X-Meydan-Call"


def document(told: Told) -> bytes:
    """What is posted: `text` is read by Slack, `content` by Discord; the rest is for programs."""
    line = f"{told.title}: {told.text} {told.link}"
    body = {
        "id": told.id,
        "kind": told.kind,
        "text": line,
        "content": line,
        "title": told.title,
        "link": told.link,
        "table": told.table,
        "group": told.group,
        "game": told.game,
        "version": told.version,
        "deadline": told.deadline,
        "language": told.language,
    }
    return as_json(body).encode()


def signature(secret: str, moment: str, body: bytes) -> str:
    """What proves that we sent it, and when: whoever knows the secret can make it too."""
    return "sha256=" + hmac.new(secret.encode(), moment.encode() + b"." + body, hashlib.sha256).hexdigest()


async def send(address: str, secret: str, told: Told, *, own_network: bool) -> None:
    """Post a call; the same one has the same id whenever it is sent again."""
    body, moment = document(told), str(now())
    headers = {
        "Content-Type": "application/json",
        CALL: told.id,
        MOMENT: moment,
        SIGNATURE: signature(secret, moment, body),
    }
    status = await post(address, body, headers, own_network=own_network)
    if not 200 <= status < 300:
        raise NotSent(f"answered with {status}")
