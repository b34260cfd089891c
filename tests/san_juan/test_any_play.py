"""What must hold in any town and any game, found by playing at random and by counting again from the rules."""

import itertools

import pytest

from meydan.games.san_juan.cards import COST, NAMES
from meydan.games.san_juan.scoring import points
from meydan.kernel.frame import CHANCE
from meydan.kernel.rng import Rng
from tests.san_juan.story import Story, number

PLANTS = NAMES[:5]
CITY = [name for name in NAMES[5:39] if name != "crane"]
HELPERS = ["smithy", "quarry", "black-market", "library", "park", "chapel", "customs-office"]


def some(rng, names, most):
    """Some of the names, each at most once."""
    rest = list(names)
    return [rest.pop(rng.below(len(rest))) for _ in range(rng.below(most + 1))]


def any_town(seed):
    """Ana is builder with some town, goods and hand; one time in two she has a crane."""
    rng = Rng(seed)
    story = Story(2 + seed % 3, expansions=["new-buildings", "events"][: 1 + seed % 2])
    town = [*some(rng, PLANTS * 2, 3), *some(rng, HELPERS, 4), *["crane"] * rng.below(2)]
    ana = story.ana.with_town(*town)
    holders = [kind for kind in town if kind in PLANTS or kind == "customs-office"]
    ana.with_goods(*[kind for kind in holders if rng.below(2)])
    ana.with_hand(*some(rng, [*PLANTS, *CITY], 6))
    story.play("builder")
    if story.question == "UseLibrary":
        story.play("library" if rng.below(2) else "without")
    return story


def cost(story, kind, below):
    """What Ana pays for a building over another one (or none) before goods, told again from the rules."""
    helpers = [name for name in story.ana.town if name != below]
    off = 2 if "library" in helpers and story.game.privilege == 2 else 1
    off += "smithy" in helpers if kind in PLANTS else "quarry" in helpers
    off += {"": 0, "park": 6}.get(below, COST[number(below)] if below else 0)
    return max(0, COST[number(kind)] - off)


def places(story, kind):
    """Where Ana could build a card and pay it: "" for beside."""
    ana = story.ana
    cash = len(ana.hand) - (kind != "cathedral")
    found = []
    below = {name for name in ana.town if "crane" in ana.town and name not in ("crane", kind)}
    for place in ["", *below]:
        goods = list(ana.goods)
        holders = [good >= 0 for name, good in zip(ana.town, ana.pieces.goods, strict=True) if name == place]
        if holders and all(holders):  # the one without a good is covered first
            goods.remove(place)
        means = min(2, len(goods)) if "black-market" in ana.town and place != "black-market" else 0
        if cost(story, kind, place) <= cash + means:
            found.append(place)
    return found


@pytest.mark.parametrize("seed", range(120))
def test_what_can_be_built_and_where(seed):  # [SJ-B.4] [SJ-B.5] [SJ-B.6] [SJ-K.2] [SJ-K.3] [SJ-K.4] [SJ-K.9] [SJ-K.11]
    story = any_town(seed)
    if story.asked != ("ana", "Build"):
        assert not story.ana.hand
        return
    kinds = [kind for kind in dict.fromkeys(story.ana.hand) if kind in PLANTS or kind not in story.ana.town]
    wanted = {kind: places(story, kind) for kind in [*kinds, "cathedral"]}
    assert story.options == [*[f"build {kind}" for kind in wanted if wanted[kind]], "pass"]
    for kind, ways in wanted.items():
        if ways not in ([], [""]):
            game = story.game.clone()
            game.play(f"build {kind}")
            asked = {option.text for option in game.options()}
            wanted_ways = {f"over {place}" if place else "beside" for place in ways}
            assert asked == (wanted_ways if "" in ways else {*wanted_ways, "back"})


@pytest.mark.parametrize("seed", range(80))
def test_what_is_paid_is_the_cost(seed):  # [SJ-B.2] [SJ-K.5] [SJ-K.12] [SJ-K.14]
    """Whatever is built, over what and with whose goods: cards paid and goods turned in make up the cost."""
    story = any_town(seed)
    rng, ana = Rng(seed), story.ana
    before = ana.town
    prices = {(kind, old): cost(story, kind, old) for kind in NAMES[:40] for old in ["", *before]}
    while story.whose == "ana" and story.question in ("Build", "Cover", "Spend", "Pay"):
        story.play(story.options[rng.below(len(story.options))])
    built = [NAMES[event.values()["building"]] for event in story.events if event.name == "built"]
    covered = [NAMES[event.values()["building"]] for event in story.events if event.name == "covered"]
    paid, spent = story.happened.count("paid"), story.happened.count("spent")
    if built:
        assert paid + spent == prices[built[0], (covered or [""])[0]]
        assert sorted([*ana.town, *covered]) == sorted([*before, *built])
    else:
        assert (ana.town, paid, spent) == (before, 0, 0)
    assert spent <= 2


def brute_sets(town):
    """The most sets of three different buildings of one cost, by trying."""
    best = 0
    for cost_ in range(1, 8):
        kinds = [kind for kind in town if COST[number(kind)] == cost_]
        best += most_sets(tuple(sorted(kinds)))
    return best


def most_sets(kinds):
    found = 0
    for three in itertools.combinations(range(len(kinds)), 3):
        if len({kinds[at] for at in three}) == 3:
            rest = tuple(kind for at, kind in enumerate(kinds) if at not in three)
            found = max(found, 1 + most_sets(rest))
    return found


@pytest.mark.parametrize("seed", range(40))
def test_residence_sets_by_trying(seed):  # [SJ-N.23] [SJ-N.24]
    rng = Rng(seed)
    cheap = [name for name in NAMES[:39] if COST[number(name)] in (1, 2 + seed % 3, 6) and name != "residence"]
    town = [*some(rng, ["indigo-plant"] * 3, 3), *some(rng, [name for name in cheap if name != "indigo-plant"], 8)]
    story = Story(2, expansions=["new-buildings"])
    worth = story.ana.with_town(*town, "residence").worth("residence")
    assert worth == [0, 4, 7, 9, 10][brute_sets([*town, "residence"])]


@pytest.mark.parametrize("seed", range(12))
def test_any_game(seed):  # [SJ-R.1] [SJ-R.6] [SJ-R.10] [SJ-Z.1] [SJ-Z.5] [SJ-E.2]
    """Hand limits at every first turn, no role twice in a round, one governor after the other, an end at twelve."""
    boxes = [[], ["new-buildings"], ["events"], ["new-buildings", "events"]][seed % 4]
    story = Story(2 + seed % 3, expansions=boxes)
    game, rng = story.game, Rng(seed)
    roles = []
    round_now = 0
    while not game.over:
        options = game.options()
        choice = options[rng.below(len(options))]
        if game.question == "ChooseRole":
            if game.round != round_now:
                round_now, roles = game.round, []
                assert game.seat == game.governor == (round_now - 1) % len(game.players)
                assert all(player.cards <= 12 for player in game.players)
                assert all(player.cards <= 7 or "tower" in teller.town for player, teller in pairs(story))
            assert choice.text not in roles
            roles.append(choice.text)
        assert all(len(player.town) <= 12 for player in game.players)
        assert game.seat == CHANCE or all(sum(player.hand) == player.cards for player in game.players)
        game.play(choice)
    assert max(len(player.town) for player in game.players) == 12 or game.round == 100
    result = game.result()
    best = max((points(game, seat), held(player)) for seat, player in enumerate(game.players))
    winners = [seat for seat, player in enumerate(game.players) if (points(game, seat), held(player)) == best]
    assert list(result.winners) == winners


def pairs(story):
    return zip(story.game.players, story.players, strict=True)


def held(player):
    """Hand cards and goods together."""
    return sum(player.hand) + sum(good >= 0 for good in player.goods)
