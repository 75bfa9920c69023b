"""Tables where the game changes: the games come in their order, the button freezes in stud, the dealer chooses."""

import json
from random import Random

import pytest

from croupier.bots import TEMPERAMENTS, decide
from croupier.errors import Refusal
from croupier.play import Positions, catalogue
from croupier.room.actors.opening import Times
from croupier.room.hand.chronicle import card_names
from croupier.room.hand.mixes import DEALERS_CHOICE, games_of, players_of
from croupier.room.house.lobby import line
from croupier.room.house.opening import OpenTable, wished
from croupier.room.table import asks as commands
from croupier.room.table.rotation import coming
from croupier.room.table.snapshot import from_snapshot, snapshot
from croupier.room.table.view import sight
from tests.room.says import says
from tests.room.table.felt import Felt

MIXES = ("horse", "hose", "8-game", "10-game", DEALERS_CHOICE)


def felt_of(mix, seats=3, small=100, big=200, players=3):
    terms = wished(OpenTable("Elm", mix, seats, small, big, 0), "ann", "elm", Times()).terms
    fields = {name: getattr(terms, name) for name in terms.__struct_fields__}
    felt = Felt(**fields)
    felt.sit_all(players, 20_000)
    return felt


def finish(felt):
    """Everybody folds, brings in or stands pat until the hand is over."""
    while felt.state.in_hand:
        options = felt.state.hand.options
        if felt.state.to_shuffle:
            felt.tell(commands.Shuffle())
        elif options.discards is not None:
            felt.act("discard")
        else:
            felt.act("bring-in" if options.bring_in else "check" if options.check else "fold")


def hands(felt, count):
    for _ in range(count):
        felt.deal()
        yield felt.state.game, felt.state.positions
        finish(felt)


@pytest.mark.parametrize("mix", ["horse", "hose", "8-game", "10-game"])
def test_the_games_come_in_their_order_a_round_of_each(mix):
    felt = felt_of(mix)
    games = games_of(mix)
    dealt = [game for game, _ in hands(felt, 3 * len(games) + 3)]
    assert dealt == [game for game in (*games, games[0]) for _ in range(3)]


@pytest.mark.clause("TDA-2022:11B.1")
def test_the_button_moves_once_more_and_lies_still_while_stud_is_dealt():
    felt = felt_of("hose")
    dealt = list(hands(felt, 12))
    flop, omaha, stud, stud_8 = (dealt[at : at + 3] for at in (0, 3, 6, 9))
    assert [positions.button for _, positions in flop + omaha] == [1, 2, 3, 1, 2, 3]
    assert {positions for _, positions in stud + stud_8} == {Positions(1, 2, 3)}


@pytest.mark.clause("TDA-2022:11B.3")
def test_the_first_hand_after_stud_is_played_from_the_frozen_button():
    felt = felt_of("hose")
    (*_, (last_stud, frozen), (flop, first), (_, second)) = hands(felt, 14)
    assert (last_stud, flop) == ("seven-stud-8", "fl-holdem")
    assert first == frozen == Positions(1, 2, 3)
    assert second == Positions(2, 3, 1)


def test_a_frozen_button_moves_on_when_its_big_blind_has_left():
    felt = felt_of("hose", seats=4, players=4)
    list(hands(felt, 9))
    assert (felt.state.game, felt.state.positions) == ("seven-stud", Positions(1, 2, 3))
    felt.tell(says("vera", commands.Leave()))
    felt.deal()
    assert felt.state.positions == Positions(2, 3, 4)


def posts(felt):
    return [(op.kind, op.seat, op.amount) for op in felt.state.hand.log if "post" in op.kind]


def test_a_newcomer_in_a_stud_round_antes_like_everybody_and_posts_nothing_later():
    felt = felt_of("hose", seats=4)
    list(hands(felt, 8))
    felt.sit("gleb", 4, 20_000)
    for _ in range(9):
        felt.deal()
        assert (4 in felt.state.hand.seats, posts(felt)) == (True, [])
        finish(felt)
    assert felt.state.game == "fl-holdem"


def test_blinds_missed_in_holdem_are_still_owed_after_the_stud_round():
    felt = felt_of("hose", seats=4, players=4)
    list(hands(felt, 2))
    felt.tell(says("vera", commands.SitOut()))
    list(hands(felt, 6))
    assert felt.view(None)["seats"][2]["missed"] == "both"
    felt.tell(says("vera", commands.SitIn()))
    dealt = list(hands(felt, 8))
    assert {game for game, _ in dealt} == {"seven-stud", "seven-stud-8"}
    assert felt.view(None)["seats"][2]["missed"] == "both"
    paid = []
    for _ in range(4):
        felt.deal()
        paid += posts(felt)
        finish(felt)
    assert paid == [("post", 3, 100), ("dead-post", 3, 50)]


@pytest.mark.parametrize(
    ("game", "stakes"),
    [
        ("fl-holdem", (50, 100, 0, 0, (100, 200))),
        ("razz", (0, 0, 12, 25, (100, 200))),
        ("2-7-triple-draw", (50, 100, 0, 0, (100, 200))),
        ("nl-holdem", (25, 50, 0, 0, ())),
        ("pl-omaha", (25, 50, 0, 0, ())),
    ],
)
def test_each_game_is_played_for_its_own_stakes(game, stakes):
    felt = felt_of("8-game")
    for name, _ in hands(felt, 24):
        if name == game:
            view = felt.view(None)
            shown = (
                view["small_blind"],
                view["big_blind"],
                view["ante"],
                view["bring_in"],
                tuple(view["bets"]),
            )
            assert (view["game"], shown) == (game, stakes)
            assert (view["min_buy_in"], view["max_buy_in"]) == (4_000, 20_000)
            return
    raise AssertionError(game)


def test_the_view_says_what_comes_next_and_when():
    felt = felt_of("horse")
    assert felt.view(None)["rotation"] == {
        "name": "horse",
        "games": list(games_of("horse")),
        "hands": 3,
        "next_game": "fl-holdem",
        "next_in": 1,
        "chooser": None,
        "chosen": None,
    }
    told = [
        (felt.view(None)["rotation"]["next_game"], felt.view(None)["rotation"]["next_in"])
        for _ in hands(felt, 4)
    ]
    assert told == [("fl-omaha-8", 3), ("fl-omaha-8", 2), ("fl-omaha-8", 1), ("razz", 3)]
    assert felt.view(None)["button"] is not None
    assert line(felt.state).rotation.name == "horse"


def test_a_table_of_one_game_has_no_rotation():
    felt = Felt()
    felt.sit_all(2)
    felt.deal()
    assert felt.view(None)["rotation"] is None
    with pytest.raises(Refusal, match="the game of this table is not chosen"):
        felt.tell(says("ann", commands.Choose("razz")))


@pytest.mark.parametrize("mix", MIXES)
def test_bots_play_every_mix_and_the_rows_give_the_same_table(mix):
    felt = felt_of(mix)
    luck = Random(5)
    chips = sum(felt.stacks().values())
    for _ in range(12):
        if mix == DEALERS_CHOICE:
            seat = felt.view(None)["rotation"]["chooser"]
            felt.tell(says(felt.state.seated[seat].person, commands.Choose(luck.choice(felt.terms.games))))
        felt.deal()
        while felt.state.in_hand:
            if felt.state.to_shuffle:
                felt.tell(commands.Shuffle())
                continue
            person = felt.state.players[felt.state.hand.actor].person
            action = decide(sight(felt.state, person), TEMPERAMENTS["steady"], luck)
            turn = felt.state.number, len(felt.state.hand.log)
            felt.tell(says(person, commands.Act(*turn, action.kind, action.to, card_names(action.cards))))
        assert sum(felt.stacks().values()) == chips
        for person, held in felt.stacks().items():
            if held < felt.terms.min_buy_in:
                felt.tell(says(person, commands.TopUp(felt.terms.max_buy_in - held)))
        chips = sum(felt.stacks().values())
    assert felt.refolded() == felt.state
    assert from_snapshot(snapshot(felt.state)).game == felt.state.game


# Dealer's choice


def test_the_player_the_button_comes_to_names_the_game():
    felt = felt_of(DEALERS_CHOICE, players=2)
    felt.sit("vera", 3, 20_000)
    rotation = felt.view(None)["rotation"]
    assert (rotation["chooser"], rotation["chosen"], rotation["hands"]) == (1, None, 0)
    felt.tell(says("ann", commands.Choose("razz")))
    assert felt.view("boris")["rotation"]["chosen"] == "razz"
    felt.deal()
    assert felt.state.hand.setup.variant.id == "razz"
    finish(felt)
    assert felt.view(None)["rotation"]["chooser"] == 2
    felt.tell(says("boris", commands.Choose("pl-omaha")))
    felt.tell(says("boris", commands.Choose("badugi")))
    felt.deal()
    assert (felt.state.game, felt.state.positions.button) == ("badugi", 2)


def test_who_names_nothing_in_time_gets_the_same_game_again():
    felt = felt_of(DEALERS_CHOICE)
    felt.tell(says("ann", commands.Choose("badugi")))
    felt.deal()
    finish(felt)
    felt.deal()
    assert felt.state.game == "badugi"


def test_the_next_hand_waits_for_a_person_to_choose_and_comes_soon_after():
    felt = felt_of(DEALERS_CHOICE)
    felt.deal()
    finish(felt)
    assert felt.state.deal_at == felt.now + felt.terms.act
    felt.wait(1_000)
    felt.tell(says("boris", commands.Choose("razz")))
    assert felt.state.deal_at == felt.now + felt.terms.pause


def test_nobody_waits_for_a_bot_to_choose():
    felt = felt_of(DEALERS_CHOICE, players=1)
    felt.sit("boris", 2, 20_000, bot=True)
    felt.sit("vera", 3, 20_000)
    felt.tell(says("ann", commands.Choose("nl-holdem")))
    felt.deal()
    finish(felt)
    assert felt.view(None)["rotation"]["chooser"] == 2
    assert felt.state.deal_at <= felt.now + felt.terms.pause


def before_anns_big_blind():
    """Hold'em was dealt: in the next hand Boris, on the button, names the game, and Ann would have its big blind."""
    felt = felt_of(DEALERS_CHOICE)
    felt.tell(says("ann", commands.Choose("nl-holdem")))
    felt.deal()
    felt.tell(says("ann", commands.AtBigBlind("leave")))
    finish(felt)
    assert felt.state.seat_of("ann") == 1
    assert (coming(felt.state).positions.big_blind, felt.view(None)["rotation"]["chooser"]) == (1, 2)
    return felt


def test_who_leaves_at_the_big_blind_plays_a_game_without_one():
    felt = before_anns_big_blind()
    felt.tell(says("boris", commands.Choose("razz")))
    felt.deal()
    assert felt.state.players.keys() == {1, 2, 3}


def test_who_leaves_at_the_big_blind_goes_when_a_game_with_one_is_named():
    felt = before_anns_big_blind()
    felt.tell(says("boris", commands.Choose("pl-omaha")))
    assert felt.state.seat_of("ann") is None


def test_who_leaves_at_the_big_blind_goes_when_nobody_has_named_another_game_in_time():
    felt = before_anns_big_blind()
    felt.wait(felt.state.deal_at - felt.now)
    felt.tell(commands.Deal())
    assert felt.state.seat_of("ann") is None
    assert felt.state.deal_at == felt.now
    felt.tell(commands.Deal())
    assert felt.state.players.keys() == {2, 3}
    assert felt.state.game == "nl-holdem"


def test_who_sits_out_at_the_big_blind_does_so_when_only_one_other_is_left():
    felt = felt_of(DEALERS_CHOICE, players=2)
    felt.tell(says("ann", commands.Choose("nl-holdem")))
    felt.deal()
    big_blind = felt.state.positions.big_blind
    finish(felt)
    other = {1: "boris", 2: "ann"}[big_blind]
    felt.tell(says(other, commands.AtBigBlind("sit-out")))
    felt.deal()
    assert not felt.state.in_hand
    assert felt.state.deal_at is None
    assert felt.state.seated[felt.state.seat_of(other)].sitting_out


@pytest.mark.parametrize(
    ("person", "game", "code"),
    [
        ("boris", "razz", "room-not-your-choice"),
        ("zoe", "razz", "room-not-seated"),
        ("ann", "kuhn", "room-no-such-game"),
        ("ann", "whist", "room-no-such-game"),
    ],
)
def test_what_cannot_be_chosen_is_refused(person, game, code):
    felt = felt_of(DEALERS_CHOICE)
    with pytest.raises(Refusal) as refusal:
        felt.tell(says(person, commands.Choose(game)))
    assert refusal.value.code == code


def test_nothing_is_chosen_while_a_hand_is_played():
    felt = felt_of(DEALERS_CHOICE)
    felt.deal()
    with pytest.raises(Refusal) as refusal:
        felt.tell(says("ann", commands.Choose("razz")))
    assert refusal.value.code == "room-not-your-choice"


def test_a_choice_survives_a_restart():
    felt = felt_of(DEALERS_CHOICE)
    felt.tell(says("ann", commands.Choose("razz")))
    again = felt.refolded()
    assert again == felt.state
    assert json.loads(snapshot(felt.state))["chosen"] == "razz"
    assert from_snapshot(snapshot(felt.state)).chosen == "razz"


# Opening


@pytest.mark.parametrize("mix", MIXES)
def test_a_mix_is_opened_for_no_more_than_all_its_games_are_dealt_to(mix):
    _, most = players_of(games_of(mix))
    assert most == min(catalogue[game].players[1] for game in games_of(mix))
    assert wished(OpenTable("Elm", mix, most, 100, 200, 1), "ann", "elm", Times()).terms.games == games_of(
        mix
    )
    with pytest.raises(Refusal) as refusal:
        wished(OpenTable("Elm", mix, most + 1, 100, 200, 1), "ann", "elm", Times())
    assert refusal.value.code == "room-bad-seats"
