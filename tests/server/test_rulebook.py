"""The rules over HTTP: in every language, whole, and nothing of what is not there."""

from __future__ import annotations

import httpx
import pytest

from meydan.voice import LANGUAGES
from tests.server.conftest import Server


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_are_told_whole(shared_sqlite: Server, language: str) -> None:
    told = httpx.get(f"{shared_sqlite.url}/api/games/san-juan/rules/{language}", timeout=120).json()
    assert (told["game"], told["language"]) == ("san-juan", language)
    assert (told["boxes"], told["seats"]) == (["new-buildings", "events"], [2, 4])
    rules = {rule["id"]: rule for part in told["parts"] for rule in part["paragraphs"]}
    assert len(rules) > 150
    assert rules["SJ-R.5"]["holds"] == {"boxes": [], "seats": [2, 2]}
    assert rules["SJ-N.5"]["holds"]["boxes"] == [["new-buildings"]]
    assert rules["SJ-G.6"]["ours"] and not rules["SJ-G.1"]["ours"]
    assert set(told["names"]) == set(told["help"])
    assert all(len(names) == len(LANGUAGES) for names in told["names"].values())


def test_what_is_not_there_is_said(shared_sqlite: Server) -> None:
    for path in ("chess/rules/en", "istanbul/rules/de"):
        answer = httpx.get(f"{shared_sqlite.url}/api/games/{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "not-found")
        assert "there are no rules" in answer.json()["detail"]
