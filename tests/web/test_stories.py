"""The stories in docs/stories: numbered without a gap, each with its pictures and the tests that made them."""

import re
from pathlib import Path

from tests.web.conftest import PICTURE_BYTES, PICTURES

STORIES = PICTURES.parent
TESTS = Path(__file__).parent


def test_every_story_has_its_number_its_pictures_and_its_test():
    stories = sorted(STORIES.glob("[0-9]*.md"))
    assert [int(story.name[:2]) for story in stories] == list(range(1, len(stories) + 1))
    shown = set()
    for story in stories:
        text = story.read_text(encoding="utf-8")
        pictures = re.findall(r"!\[[^\]]+\]\(pictures/([\w-]+\.jpg)\)", text)
        assert pictures and all(name.startswith(story.name[:2]) for name in pictures), story.name
        shown |= set(pictures)
        made = [TESTS / name for name in re.findall(r"tests/web/(test_\w+\.py)", text)]
        assert made and all(test.is_file() for test in made), story.name
        taken = "".join(test.read_text(encoding="utf-8") for test in made)
        assert all(f'"{name[:-4]}"' in taken for name in pictures), f"{story.name}: another test takes its pictures"
    kept = {picture.name for picture in PICTURES.iterdir()}
    assert kept == shown
    assert all(picture.stat().st_size <= PICTURE_BYTES for picture in PICTURES.iterdir())


def test_the_list_of_stories_is_complete():
    listed = re.findall(r"\]\((\d\d-[\w-]+\.md)\)", (STORIES / "README.md").read_text(encoding="utf-8"))
    assert listed == sorted(story.name for story in STORIES.glob("[0-9]*.md"))
