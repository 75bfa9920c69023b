"""What each game of the casino asks of its table: fields, cards and decisions, as its house would lay it out."""

import pytest

from croupier.pit import Game, Offer, game, with_options

LAID_OUT = {
    ("caribbean-stud", ""): """
        ante, progressive: token of 1; 3 antes to sit down
        5 cards and 5 of the dealer, 1 open; 52 cards in turn
        bet: fold, out; raise, 2 on bet, done
    """,
    ("cyber-stud", ""): """
        ante; 1 ante to sit down
        5 cards and 5 of the dealer, 1 open; 52 cards in turn
    """,
    ("cyber-stud", "mode raise"): """
        ante, progressive: token of 1; 3 antes to sit down
        5 cards and 5 of the dealer, 1 open; 52 cards in turn
        bet: fold, out; raise, 2 on bet, done
    """,
    ("three-card", ""): """
        ante, pair-plus, six-card; 2 antes to sit down
        3 cards and 3 of the dealer, 0 open; 52 cards in turn
        play: fold, out; play, 1 on play, done
    """,
    ("ultimate-texas-holdem", ""): """
        ante, blind: as the ante, trips; 3 antes to sit down
        2 cards and 2 of the dealer, 0 open, 5 in the middle; 52 cards by packets
        preflop: check, next; play, 4 3 on play, done
        flop, 3 cards: check, next; play, 2 on play, done
        river, 2 cards: fold, out; play, 1 on play, done
    """,
    ("texas-holdem-bonus", ""): """
        ante, bonus; 3 antes to sit down
        2 cards and 2 of the dealer, 0 open, 5 in the middle; 52 cards by packets
        preflop: fold, out; play, 2 on flop, next
        flop, 3 cards: check, next; play, 1 on turn, next
        turn, 1 cards: check, next; play, 1 on river, next
        river, 1 cards:
    """,
    ("texas-holdem-bonus", "mode simplified"): """
        ante; 1 ante to sit down
        2 cards and 2 of the dealer, 0 open, 5 in the middle; 52 cards by packets
        river, 5 cards:
    """,
    ("pai-gow", ""): """
        stake, bonus, bank: a bank; 1 ante to sit down; 20 to 500; 6 boxes, 6 to play, 6 each, 6 open
        7 cards and 7 of the dealer, 0 open; 53 cards in turn; envious; set by a way; a bank goes as far as it reaches
        set, three times the clock: set, 2 to 2 low, done; house-way, way, done, by saying nothing
    """,
    ("pai-gow", "joker no, player_bank no, bank_short refused, envy_from 0"): """
        stake, bonus; 1 ante to sit down; 20 to 500; 6 boxes, 6 to play, 6 each, 6 open
        7 cards and 7 of the dealer, 0 open; 52 cards in turn; set by a way; a bank is whole
        set, three times the clock: set, 2 to 2 low, done; house-way, way, done, by saying nothing
    """,
}
"""By game and what its house answers."""


def an_offer(offer: Offer) -> str:
    told = [offer.kind]
    if offer.field:
        told.append(f"{' '.join(map(str, offer.times))} on {offer.field}")
    if offer.cards:
        low, high = offer.count
        told.append(f"{low} to {high} {offer.cards}" if high else offer.cards)
    return ", ".join([*told, offer.then, *(["by saying nothing"] if offer.silence else [])])


def laid_out(table: Game) -> list[str]:
    marks = [
        (
            stake,
            [
                (f"token of {table.plate.token}", stake.token),
                ("as the ante", stake.with_first),
                ("a bank", stake.bank),
            ],
        )
        for stake in table.stakes
    ]
    fields = ", ".join(
        [": ".join([stake.field, *(name for name, holds in known if holds)]) for stake, known in marks]
    )
    plate, boxes, dealt = table.plate, table.boxes, table.dealt
    felt = f"{fields}; {table.cover} {'ante' if table.cover == 1 else 'antes'} to sit down"
    cards = f"{dealt.own} cards and {dealt.dealer} of the dealer, {dealt.up} open"
    cards += f", {dealt.board} in the middle" if dealt.board else ""
    cards += f"; {len(table.deck.cards)} cards {'by packets' if dealt.packets else 'in turn'}"
    if table.way:
        felt += f"; {plate.minimum} to {plate.maximum}; {boxes.printed} boxes, {boxes.active} to play"
        felt += f", {boxes.per_player} each, {boxes.open} open"
        cards += "; envious" if table.envious else ""
        cards += "; set by a way; a bank " + ("is whole" if table.bank_whole else "goes as far as it reaches")
    stages = [
        f"{stage.name}{f', {stage.board} cards' if stage.board else ''}"
        f"{', three times the clock' if stage.clock == 3 else ''}: {'; '.join(map(an_offer, stage.offers))}"
        for stage in table.stages
    ]
    return [felt, cards, *[stage.strip() for stage in stages]]


@pytest.mark.parametrize(("name", "answers"), LAID_OUT)
def test_a_game_is_laid_out_as_its_rules_describe_it(name: str, answers: str) -> None:
    given = dict(each.split() for each in answers.split(", ") if each)
    expected = [line.strip() for line in LAID_OUT[name, answers].strip().splitlines()]
    assert laid_out(with_options(game(name), given)) == expected
