"""Clients that share nothing with the service: they know what docs/api.md says, and choose among the options shown."""

from __future__ import annotations

import json
import random
import time
import uuid
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect


class Person:
    """Somebody with a browser: cookies, a name, and a will to play."""

    def __init__(self, url: str, name: str, *, seed: int = 0) -> None:
        self.url = url
        self.web = httpx.Client(base_url=url, timeout=30, headers={"Origin": url})
        self.luck = random.Random(seed)
        self.me = self.post("/api/guest", name=name)

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.web.close()

    def get(self, path: str, **query: Any) -> Any:
        return _fine(self.web.get(path, params=query))

    def post(self, path: str, **body: Any) -> Any:
        return _fine(self.web.post(path, json=body))

    def put(self, path: str, **body: Any) -> Any:
        return _fine(self.web.put(path, json=body))

    def delete(self, path: str) -> Any:
        return _fine(self.web.delete(path))

    def refused(self, method: str, path: str, **body: Any) -> dict[str, Any]:
        """The problem document of something that must not work."""
        answer = self.web.request(method, path, json=body if method != "GET" else None)
        assert answer.status_code >= 400, answer.text
        assert answer.headers["content-type"].startswith("application/problem+json"), answer.headers
        problem: dict[str, Any] = answer.json()
        assert problem["status"] == answer.status_code
        return problem

    def socket(
        self,
        table: str,
        seat: int = -1,
        since: int | None = None,
        link: str | None = None,
        views: str | None = None,
        presence: int | None = None,
    ) -> ClientConnection:
        asked = {"seat": seat, "since": since, "link": link, "views": views, "presence": presence}
        query = "&".join(f"{name}={value}" for name, value in asked.items() if value is not None)
        return self.listen(f"/api/tables/{table}/socket?{query}")

    def listen(self, path: str) -> ClientConnection:
        """An open socket at an address."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.web.cookies.items())
        address = self.url.replace("http", "ws", 1) + path
        return connect(address, additional_headers={"Cookie": cookies}, origin=self.url, max_size=2**22)

    # -- playing --------------------------------------------------------------------------------------------

    def choose(self, table: str, seat: int, version: int, choices: list[str], key: str | None = None) -> Any:
        return self.post(
            f"/api/tables/{table}/choices", seat=seat, version=version, choices=choices, key=key or uuid.uuid4().hex
        )

    def play_over_http(self, table: str, seats: list[int]) -> dict[str, Any]:
        """Play one's seats to the end by asking again and again; the last view is returned."""
        seat = seats[0]
        while True:
            seen: dict[str, Any] = self.get(f"/api/tables/{table}/view", seat=seat)
            if seen["over"]:
                return seen
            if seen["to_answer"] == seat:
                self.choose(table, seat, seen["version"], [self.luck.choice(seen["view"]["options"])])
            elif seen["to_answer"] in seats:
                seat = seen["to_answer"]
            else:
                time.sleep(0.01)

    def play_over_socket(self, table: str, seat: int, seen: list[dict[str, Any]] | None = None) -> dict[str, Any]:
        """Play one seat to the end, told by the socket; every message is kept in `seen`."""
        with self.socket(table, seat) as socket:
            while True:
                message: dict[str, Any] = json.loads(socket.recv(timeout=60))
                if seen is not None:
                    seen.append(message)
                if message["type"] not in ("view", "events"):
                    assert message["type"] in ("table", "chat"), message
                    continue
                if message["over"]:
                    return message
                if message["to_answer"] == seat:
                    self.choose(table, seat, message["version"], [self.luck.choice(message["view"]["options"])])


def _fine(answer: httpx.Response) -> Any:
    assert answer.status_code < 300, f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    return answer.json() if answer.content else None
