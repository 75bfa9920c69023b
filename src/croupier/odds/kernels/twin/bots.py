"""The twins of the kernels that bots decide by: standings, draws, and the equilibrium of a small game."""

from __future__ import annotations

from array import array
from bisect import bisect_left, bisect_right
from collections.abc import Iterator, Sequence
from itertools import combinations

from croupier.odds.games import GameData
from croupier.odds.kernels.given import Standing
from croupier.odds.kernels.twin.ranges import Draw
from croupier.odds.kernels.twin.table import BY_ID, Table, members
from croupier.ranks import Ranking

EIGHTHS = 8
GRADES = 16
UNIT = 1 << 20
MADE = UNIT * 3 // 100

_WHOLE = 4
_SCALE = 1024
_FINE = 4096
_MOST = 65_535

Row = list[float]


def stands(  # noqa: PLR0917  the arguments of the compiled kernel
    game: GameData,
    own: int,
    boards: Sequence[int],
    others: Sequence[tuple[int, int]],
    dead: int,
    seed: int,
    ways: int,
    hands: int,
    of: int,
) -> list[Standing] | None:
    """How a hand stands against what each of the others may hold; None where cards do not suffice."""
    stub = game[5] & ~(own | dead)
    for cards in (*boards, *[up for up, _ in others]):
        stub &= ~cards
    deal = _Deal(game, own, boards, stub)
    if any([deal.come + max(game[3] - up.bit_count(), down) > stub.bit_count() for up, down in others]):
        return None
    sample = (ways, hands, of)
    return [_against(deal, other, Draw(seed, number), sample) for number, other in enumerate(others)]


class _Deal:
    """The cards that lie, and those that come."""

    def __init__(self, game: GameData, own: int, boards: Sequence[int], stub: int) -> None:
        self.game, self.own, self.boards, self.stub = game, own, boards, stub
        self.wanted = [game[3] - own.bit_count(), *[game[2] - board.bit_count() for board in boards]]
        self.come = sum(self.wanted)

    def fallen(self, pack: Sequence[int], top: int) -> tuple[int, list[int]]:
        """One's own hand and the boards, with the cards that fall from a place of the pack on."""
        starts = [top + sum(self.wanted[:at]) for at in range(len(self.wanted))]
        parts = [_cards(pack[at : at + count]) for at, count in zip(starts, self.wanted, strict=True)]
        return self.own | parts[0], [board | part for board, part in zip(self.boards, parts[1:], strict=True)]


def _chosen(
    deal: _Deal, other: tuple[int, int], order: Sequence[int], draw: Draw, sample: tuple[int, int, int]
) -> list[int]:
    """Hands for the other, from weak to strong when the cards have fallen the first way."""
    (up, down), (_, hands, of) = other, sample
    missing = max(deal.game[3] - up.bit_count() - down, 0)
    _, boards = deal.fallen(order, 0)
    pack = members(deal.stub & ~_cards(order[: deal.come]) if of > 1 else deal.stub)
    candidates = []
    for _ in range(hands * of):
        _drawn(pack, draw, down + missing)
        strength = sum(_made(deal.game, up | _cards(pack[: down + missing]), boards)) if of > 1 else 0
        candidates.append((strength, _cards(pack[:down])))
    candidates.sort(key=lambda candidate: candidate[0])
    return [held for _, held in candidates[of // 2 :: of]]


def _against(deal: _Deal, other: tuple[int, int], draw: Draw, sample: tuple[int, int, int]) -> Standing:
    (up, down), (ways, hands, _) = other, sample
    game, pack, top = deal.game, members(deal.stub), 0
    missing = max(game[3] - up.bit_count() - down, 0)
    _drawn(pack, draw, len(pack))
    held = _chosen(deal, other, pack, draw, sample)
    won, met, ahead, times = [0] * hands, [0] * hands, [0] * hands, [0] * hands
    own_ahead, own_times, power = 0, 0, [0, 0, 0]
    for _ in range(ways):
        if top + deal.come > len(pack):
            _drawn(pack, draw, len(pack))
            top = 0
        mine_whole, lying = deal.fallen(pack, top)
        gone = _cards(pack[top : top + deal.come])
        top += deal.come
        mine = _made(game, mine_whole, lying)
        theirs = [
            None
            if cards & gone
            else _made(game, up | cards | _beside(pack, cards | gone, top + at * missing, missing), lying)
            for at, cards in enumerate(held)
        ]
        live = [(at, made) for at, made in enumerate(theirs) if made is not None]
        if not live:
            continue
        parts = 0
        for at, made in live:
            got = _shared(mine, made)
            parts += got
            won[at] += got
            met[at] += _WHOLE
            times[at] += 1
            ahead[at] += _behind([each for _, each in live], made)
        own_ahead += _behind([each for _, each in live], mine) + 2
        own_times += 1
        part = parts * _SCALE // (_WHOLE * len(live))
        power = [power[0] + part, power[1] + part**2, power[2] + part**3]
    strength = [ahead[at] * _FINE // times[at] if times[at] else 0 for at in range(hands)]
    own_strength = own_ahead * _FINE // own_times if own_times else 0
    won_of, met_of, place = [0] * EIGHTHS, [0] * EIGHTHS, 0
    for at, hand in enumerate(sorted(range(hands), key=lambda hand: (strength[hand], hand))):
        won_of[at * EIGHTHS // hands] += won[hand]
        met_of[at * EIGHTHS // hands] += met[hand]
        place += 2 * (strength[hand] < own_strength) + (strength[hand] == own_strength)
    eighths = tuple([part / whole if whole else 0.5 for part, whole in zip(won_of, met_of, strict=True)])
    all_of_them = sum(won) / max(sum(met), 1)
    if not power[0]:
        return eighths, 0.0, (1.0, 1.0), all_of_them
    once, twice, thrice = [each / ways for each in power]
    return eighths, place / (2 * hands), (twice / (once * once), thrice / (once * once * once)), all_of_them


def _drawn(pack: list[int], draw: Draw, number: int) -> None:
    """Draw so many cards to the front."""
    for at in range(number):
        other = at + draw.below(len(pack) - at)
        pack[at], pack[other] = pack[other], pack[at]


def _cards(cards: Sequence[int]) -> int:
    return sum([1 << card for card in cards])


def _beside(pack: Sequence[int], gone: int, begun: int, number: int) -> int:
    """So many cards that are not gone, from a place on and round to the first again."""
    start = begun % len(pack)
    free = [card for card in (*pack[start:], *pack[:start]) if not gone >> card & 1]
    return _cards(free[:number])


Made = tuple[int, int]


def _made(game: GameData, hand: int, boards: Sequence[int]) -> Made:
    table = Table(game, [hand])
    halves = [row[0] for board in boards or [0] for row in table.show_down(members(board))]
    return halves[0], halves[-1]


def _shared(mine: Made, other: Made) -> int:
    halves = [2 * (one > two) + (one == two) for one, two in zip(mine, other, strict=True)]
    return halves[0] + (halves[1] if mine[1] or other[1] else halves[0])


def _behind(all_made: Sequence[Made], made: Made) -> int:
    return sum(
        [2 * (each[half] < made[half]) + (each[half] == made[half]) for each in all_made for half in (0, 1)]
    )


def low_table(ranking: str, size: int, draws: int, deck: int) -> tuple[list[int], list[Row], list[bytes]]:
    """What every kept set of ranks is worth by draws left, and how often it ends in each grade."""
    table = _LowTable(BY_ID[ranking], size, draws, deck)
    return table.sets, table.values, [array("H", row).tobytes() for row in table.told]


class _LowTable:
    def __init__(self, ranking: Ranking, size: int, draws: int, deck: int) -> None:
        self.size, self.deck = size, deck
        self.suited = ranking.cards == 4
        self.most = 4 if self.suited else 5
        ranks = sum([1 << rank for rank in {card >> 2 for card in members(deck)}])
        self.sets = [each for each in range(1 << 13) if each.bit_count() <= self.most and not each & ~ranks]
        self.at = {ranks_of: at for at, ranks_of in enumerate(self.sets)}
        self.strength = [
            0 if 4 * each.bit_count() < self.most else ranking.strength(self._filled(each))
            for each in self.sets
        ]
        self.ways = [self._ways(each) for each in self.sets]
        begun = [0.0] * len(self.sets)
        for at, weight in self.ways[0].items():
            begun[at] += weight
        worth = [each ** (1 + draws) for each in self._ended(begun)]
        self._work_out(worth, draws)
        worth = self._ended(self._played(begun, draws))
        self._work_out(worth, draws)
        self.told = self._graded(worth, draws)

    def _filled(self, ranks: int) -> list[int]:
        cards = [4 * rank + at % 4 for at, rank in enumerate(_ranks(ranks))]
        held = list(cards)
        while len(cards) < self.most:
            for card in held:
                free = [4 * (card >> 2) + suit for suit in range(4) if 4 * (card >> 2) + suit not in cards]
                if free and len(cards) < self.most:
                    cards.append(free[0])
        return cards

    def _ways(self, ranks: int) -> dict[int, int]:
        kept = [4 * rank + at % 4 for at, rank in enumerate(_ranks(ranks))]
        weight: dict[int, int] = {}
        if self.suited:
            rest = [card for card in members(self.deck) if card not in kept]
            for drawn in combinations(rest, self.size - len(kept)):
                at = self.at[self._badugi([*kept, *drawn])]
                weight[at] = weight.get(at, 0) + 1
        else:
            for found, count in self._by_ranks(ranks, ranks, 0, self.size - len(kept)):
                weight[self.at[found]] = weight.get(self.at[found], 0) + count
        return dict(sorted(weight.items()))

    def _by_ranks(self, kept: int, ranks: int, rank: int, missing: int) -> Iterator[tuple[int, int]]:
        if not missing:
            yield ranks, 1
        elif rank < 13:
            left = (self.deck >> 4 * rank & 0xF).bit_count() - (kept >> rank & 1)
            ways = 1
            for drawn in range(min(left, missing) + 1):
                more = ranks | 1 << rank if drawn else ranks
                for found, count in self._by_ranks(kept, more, rank + 1, missing - drawn):
                    yield found, ways * count
                ways = ways * (left - drawn) // (drawn + 1)

    def _badugi(self, cards: Sequence[int]) -> int:
        valid = {
            sum([1 << (card >> 2) for card in held])
            for size in range(1, 5)
            for held in combinations(cards, size)
            if len({card & 3 for card in held}) == size == len({card >> 2 for card in held})
        }
        return max(valid, key=lambda ranks: self.strength[self.at[ranks]])

    def _ended(self, often: Row) -> Row:
        every = 0.0
        order = sorted(range(len(self.sets)), key=lambda at: self.strength[at])
        for at in order:
            every += often[at]
        worth, below, start = [0.0] * len(order), 0.0, 0
        while start < len(order):
            end, equal = start, 0.0
            while end < len(order) and self.strength[order[end]] == self.strength[order[start]]:
                equal += often[order[end]]
                end += 1
            for at in order[start:end]:
                worth[at] = (below + equal / 2) / every
            below += equal
            start = end
        return worth

    def _played(self, begun: Row, draws: int) -> Row:
        often = begun
        for left in range(draws, 0, -1):
            then = [0.0] * len(self.sets)
            for at, count in enumerate(often):
                if count:
                    ways = self.ways[self.best[left][at]]
                    every = float(sum(ways.values()))
                    for to, weight in ways.items():
                        then[to] += count * weight / every
            often = then
        return often

    def _work_out(self, worth: Row, draws: int) -> None:
        self.values, self.best = [worth], [list(range(len(self.sets)))]
        for _ in range(draws):
            then, kept = self.values[-1], self.best[-1]
            value = []
            for ways in self.ways:
                every = float(sum(ways.values()))
                total = 0.0
                for at, weight in ways.items():
                    total += weight * then[kept[at]]
                value.append(total / every if every else 0.0)
            self.values.append(value)
            self.best.append(self._kept(value))

    def _kept(self, value: Row) -> list[int]:
        best: list[int] = []
        for at, ranks in enumerate(self.sets):
            best.append(at)
            for rank in _ranks(ranks):
                other = best[self.at[ranks & ~(1 << rank)]]
                if value[other] > value[best[at]]:
                    best[at] = other
        return best

    def _graded(self, worth: Row, draws: int) -> list[list[int]]:
        ends = [
            [float(grade == min(int(each * GRADES), GRADES - 1)) for grade in range(GRADES)] for each in worth
        ]
        told = []
        for left in range(draws + 1):
            if left:
                kept = self.best[left - 1]
                ends = [self._then(ways, kept, ends) for ways in self.ways]
            told.append([int(often * _MOST + 0.5) for end in ends for often in end])
        return told

    @staticmethod
    def _then(ways: dict[int, int], kept: list[int], ends: list[Row]) -> Row:
        every, row = float(sum(ways.values())), [0.0] * GRADES
        for at, weight in ways.items():
            for grade, often in enumerate(ends[kept[at]]):
                row[grade] += weight * often
        return [often / every if every else 0.0 for often in row]


def _ranks(ranks: int) -> list[int]:
    return [rank for rank in range(13) if ranks >> rank & 1]


def best_draw(  # noqa: PLR0917  the arguments of the compiled kernel
    rankings: Sequence[str],
    others: Sequence[Sequence[int]],
    cards: int,
    stub: int,
    draws: int,
    fewest: int,
    most: int,
    seed: int,
    first: int,
    likely: int,
    tries: int,
) -> tuple[int, int, list[list[int]]]:
    """What to keep of a hand, every way tried on the same deals; what it wins, and the grades it ends in."""
    draw, deals = Draw(seed, 0), []
    for _ in range(tries):
        left, dealt = stub, [0]
        for _ in range(most):
            card = draw.cards(left, 1)
            left &= ~card
            dealt.append(dealt[-1] | card)
        deals.append(dealt)

    def places(hand: int) -> list[int]:
        held = members(hand)
        strengths = [BY_ID[ranking].strength(held) for ranking in rankings]
        return [
            bisect_left(row, strength) + bisect_right(row, strength)
            for row, strength in zip(others, strengths, strict=True)
        ]

    def worth(hand: int) -> int:
        parts = [place * UNIT // (2 * len(row)) for place, row in zip(places(hand), others, strict=True)]
        return sum(parts) // len(parts)

    def ends(kept: int, many: int) -> list[tuple[int, int]]:
        thrown = (cards & ~kept).bit_count()
        if not thrown:
            return [(worth(kept) + (MADE if draws else 0), kept)]
        found = [(worth(kept | deal[thrown]), kept | deal[thrown]) for deal in deals[:many]]
        return sorted(found, reverse=True)[: max(2 * many // (draws + 1), 1)]

    def value(kept: int, many: int) -> tuple[int, int]:
        found = ends(kept, many)
        return sum([each for each, _ in found]) // len(found), kept

    ways = [
        sum([1 << card for card in held])
        for count in range(fewest, most + 1)
        for held in combinations(members(cards), cards.bit_count() - count)
    ]
    few = sorted([value(kept, first) for kept in ways], reverse=True)[:likely]
    won, kept = max([value(kept, tries) for _, kept in few])
    grades = [[0] * GRADES for _ in rankings]
    for _, hand in ends(kept, tries):
        for row, place, other in zip(grades, places(hand), others, strict=True):
            row[place * GRADES // (2 * len(other) + 1)] += 1
    return kept, won, grades


def equilibrium(  # noqa: PLR0917  the arguments of the compiled kernel
    weight: Sequence[float],
    player: Sequence[int],
    next: Sequence[Sequence[int]],
    seen: Sequence[Sequence[int]],
    ends: Sequence[Sequence[float]],
    rounds: int,
) -> list[Row]:
    """How often each action is taken at every node, class by class, when nobody can do better."""
    sizes = [(max(views) + 1) * len(ways) for views, ways in zip(seen, next, strict=True)]
    regrets, often = [[0.0] * size for size in sizes], [[0.0] * size for size in sizes]

    def walk(node: int, traverser: int, own: Row, other: Row, turn: int) -> Row:
        if node < 0:
            return [-won if traverser else won for won in ends[-1 - node]]
        every, views = len(next[node]), seen[node]
        strategy, mine = _shares(regrets[node], every), player[node] == traverser
        worth, each = [0.0] * len(own), []
        for action, child in enumerate(next[node]):
            parts = [strategy[view * every + action] for view in views]
            reach = [come * part for come, part in zip(own if mine else other, parts, strict=True)]
            found = (
                walk(child, traverser, reach, other, turn)
                if mine
                else walk(child, traverser, own, reach, turn)
            )
            each.append(found)
            worth = [total + part * won for total, part, won in zip(worth, parts, found, strict=True)]
        if mine:
            for deal, view in enumerate(views):
                for action in range(every):
                    at = view * every + action
                    regrets[node][at] += other[deal] * (each[action][deal] - worth[deal])
                    often[node][at] += turn * weight[deal] * own[deal] * strategy[at]
            regrets[node] = [max(regret, 0.0) for regret in regrets[node]]
        return worth

    for turn in range(1, rounds + 1):
        for traverser in (0, 1):
            walk(0, traverser, [1.0] * len(weight), list(weight), turn)
    return [_shares(row, len(ways)) for row, ways in zip(often, next, strict=True)]


def _shares(row: Row, actions: int) -> Row:
    shares: Row = []
    for start in range(0, len(row), actions):
        cut = row[start : start + actions]
        total = 0.0
        for each in cut:
            total += each
        shares += [each / total if total > 0 else 1 / actions for each in cut]
    return shares
