"""10 Large Market and 11 Small Market: goods for lira, as the demand tile asks."""

from __future__ import annotations

from meydan.games.istanbul.chance import rotate_demand
from meydan.games.istanbul.choices import SALES, SALES_BY_STOCK, SELL, SKIP
from meydan.games.istanbul.events import SOLD
from meydan.games.istanbul.places.action import PlaceAction
from meydan.games.istanbul.printed import (
    ANY_TIME,
    BY_PIECE,
    CALM,
    DEMAND,
    FROM_AFAR,
    GOODS,
    LARGE,
    MARKET_PAY,
    SELLING,
    SMALL,
    SMALL_MARKET,
)
from meydan.games.istanbul.state import Istanbul
from meydan.kernel.choice import Choice
from meydan.kernel.words import Reason


class SellGoods(PlaceAction):
    """Sell one to five goods that the demand tile shows; then the tile goes under its stack. [IST-10.1-3]

    `any_kind` is set by the card that frees the kinds at the Small Market. [IST-C.18-19]
    """

    any_kind: bool = False

    def window(self, state: Istanbul) -> int:
        moment = ANY_TIME | CALM if self.manner == BY_PIECE and not self.any_kind else ANY_TIME
        if self.place == SMALL_MARKET and self.manner != FROM_AFAR and not self.any_kind:
            moment |= SELLING
        return moment

    def market(self) -> int:
        return SMALL if self.place == SMALL_MARKET else LARGE

    def options(self, state: Istanbul) -> list[Choice]:
        goods = state.players[self.seat].goods
        if self.any_kind:
            return [*sales_from(goods), SKIP]
        market = self.market()
        tile = state.demand[market][-1]
        demand = DEMAND[market][tile]
        stock = 0
        for good in range(len(GOODS) - 1, -1, -1):
            most = demand[good]
            stock = stock * (most + 1) + (goods[good] if goods[good] < most else most)
        return SALES_BY_STOCK[market][tile][stock]

    def act(self, state: Istanbul, choice: Choice) -> None:
        market = self.market()
        player = state.players[self.seat]
        sold = SALES[choice.what]
        for good in range(len(GOODS)):
            player.goods[good] -= sold[good]
        lira = MARKET_PAY[market][choice.how]
        player.lira += lira
        state.tell(SOLD, self.seat, market, choice.what, lira)
        rotate_demand(state, market)

    def why_not_act(self, state: Istanbul, choice: Choice) -> Reason | None:
        if choice not in SELL:
            return None
        sale = SALES[choice.what]
        goods = state.players[self.seat].goods
        demand = DEMAND[self.market()][state.demand[self.market()][-1]]
        for good, name in enumerate(GOODS):
            if sale[good] > goods[good]:
                return Reason("needs-goods", {"good": name, "need": sale[good], "have": goods[good]})
            if sale[good] > demand[good] and not self.any_kind:
                return Reason("no-demand", {"good": name, "demand": demand[good]})
        return None

    def why_idle(self, state: Istanbul) -> Reason | None:
        return Reason("nothing-wanted") if len(self.options(state)) == 1 else None


def sales_from(goods: list[int]) -> list[Choice]:
    """Every sale of one to five goods of any kinds."""
    can: list[Choice] = []
    for sell in SELL:
        sale = SALES[sell.what]
        if sale[0] <= goods[0] and sale[1] <= goods[1] and sale[2] <= goods[2] and sale[3] <= goods[3]:
            can.append(sell)
    return can
