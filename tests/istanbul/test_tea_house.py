"""9 Tea House."""


def test_a_missed_bid_still_pays_two_lira(istanbul):  # [IST-9.1]
    red = istanbul.red.at("tea house").with_lira(0)
    red.play("bid 9", "roll 2 3")
    assert red.lira == 2
