"""Hands made up in the shape of sites that write otherwise than in lines alone, or in lines of their own."""

WINNING = """Hand #905 - Omaha(Pot Limit) - $1.00/$2.00 - 2026/05/01 20:15:30 UTC
Oak Hill 6-max Seat #1 is the button
Seat 1: Ann ($200.00)
Seat 2: Boris ($80.50)
Seat 4: Vera ($60.00) is sitting out
Seat 5: Gleb ($100.00)
Boris posts the small blind $1.00
Gleb posts the big blind $2.00
*** HOLE CARDS ***
Dealt to Ann [Ah Kd 8c 8d]
Ann raises $6.00 to $6.00
Boris raises $18.00 to $19.00
Gleb folds
Ann raises $40.00 to $59.00
Boris raises $61.50 to $80.50 and is all-in
Ann calls $21.50
*** FLOP *** [Ad 7c 2s]
Main pot $161.00 | Rake $2.00
*** TURN *** [Ad 7c 2s] [3c]
*** RIVER *** [Ad 7c 2s 3c] [9h]
*** SHOW DOWN ***
Ann shows [Ah Kd 8c 8d] (one pair, Aces [Ad Ah Kd 9h 7c])
Boris shows [7h 7d Ts Jh] (three of a kind, Sevens [7h 7d 7c Ad 9h])
Boris collected $160.00 from main pot
*** SUMMARY ***
Total pot $160.00 | Rake $2.50 | JP Fee $0.50
Board [Ad 7c 2s 3c 9h]
Seat 1: Ann (button) showed [Ah Kd 8c 8d] and lost with one pair, Aces
Seat 2: Boris (small blind) showed [7h 7d Ts Jh] and won $160.00 with three of a kind, Sevens
Seat 5: Gleb (big blind) folded on the Pre-Flop
"""

WINNING_OLD = """Game started at: 2026/5/1 20:5:7
Game ID: 906 1/2 Basalt (JP) - 5 (Hold'em)
Seat 1 is the button
Seat 1: Ann (200).
Seat 2: Boris (80.50).
Seat 4: Vera (60).
Seat 5: Gleb (100).
Player Boris has small blind (1)
Player Vera sitting out
Player Gleb has big blind (2)
Player Ann received card: [Ah]
Player Ann received card: [Kd]
Player Boris received a card.
Player Boris received a card.
Player Gleb received a card.
Player Gleb received a card.
Player Ann raises (6)
Player Boris folds
Player Gleb calls (4)
*** FLOP ***: [Ad 7c 10s]
Player Gleb checks
Player Ann bets (8)
Player Gleb calls (8)
*** TURN ***: [Ad 7c 10s] [3c]
Player Gleb checks
Player Ann checks
*** RIVER ***: [Ad 7c 10s 3c] [9h]
Player Gleb bets (20)
Player Ann calls (20)
------ Summary ------
Pot: 67.50. Rake 1.25
Board: [Ad 7c 10s 3c 9h]
*Player Ann shows: One pair of As [Ah Kd]. Bets: 34. Collects: 67.50. Wins: 33.50.
Player Boris does not show cards.Bets: 1. Collects: 0. Loses: 1.
Player Vera does not show cards.Bets: 0. Collects: 0. Wins: 0.
Player Gleb shows: One pair of 10s [10h 8h]. Bets: 34. Collects: 0. Loses: 34.
Game ended at: 2026/5/1 20:6:2
"""

IPOKER = """<?xml version="1.0" encoding="utf-8"?>
<session sessioncode="1">
  <general>
    <mode>real</mode>
    <gametype>Holdem NL €0.50/€1</gametype>
    <tablename>Chêne, 7</tablename>
    <currency>EUR</currency>
    <nickname>Ann</nickname>
  </general>
<game gamecode="907">
  <general>
    <startdate>2026-05-01 20:15:30</startdate>
    <players>
      <player seat="1" name="Ann" chips="€100" dealer="1" win="€0" bet="€80.50" />
      <player seat="3" name="Boris &amp; Co" chips="€80.50" dealer="0" win="€160" bet="€80.50" />
      <player seat="6" name="Gleb" chips="€1 000" dealer="0" win="€0" bet="€1" />
    </players>
  </general>
  <round no="0">
    <action no="1" player="Boris &amp; Co" type="1" sum="€0.50" cards="[cards]" />
    <action no="2" player="Gleb" type="2" sum="€1" cards="[cards]" />
  </round>
  <round no="1">
    <cards type="Pocket" player="Ann">HA DK</cards>
    <action no="3" player="Ann" type="23" sum="€3" cards="" />
    <cards type="Pocket" player="Boris &amp; Co">H7 D7</cards>
    <action no="4" player="Boris &amp; Co" type="3" sum="€2.50" cards="" />
    <cards type="Pocket" player="Gleb">X X</cards>
    <action no="5" player="Gleb" type="0" sum="€0" cards="" />
  </round>
  <round no="2">
    <cards type="Flop" player="">DA C7 S2</cards>
    <action no="6" player="Boris &amp; Co" type="5" sum="€5" cards="" />
    <action no="8" player="Boris &amp; Co" type="7" sum="€72.50" cards="" />
    <action no="7" player="Ann" type="23" sum="€20" cards="" />
    <action no="9" player="Ann" type="3" sum="€57.50" cards="" />
  </round>
  <round no="3">
    <cards type="Turn" player="">C3</cards>
  </round>
  <round no="4">
    <cards type="River" player="">H10</cards>
  </round>
</game>
</session>
"""

MERGE = """<description type="2-7 Lowball" stakes="Limit $2/$4"/>
<game id="908" starttime="20260501201530" numholecards="5" gametype="67" data="20260501|Oak (1)|1|908|false">
	<players dealer="0">
		<player seat="0" nickname="Ann" balance="$50.00" dealtin="true" />
		<player seat="2" nickname="Boris" balance="$60.00" dealtin="true" />
		<player seat="3" nickname="Gleb" balance="$60.00" dealtin="false" />
	</players>
	<round id="BLINDS" sequence="1">
		<event sequence="1" type="SMALL_BLIND" timestamp="1" player="0" amount="1.00"/>
		<event sequence="2" type="BIG_BLIND" timestamp="1" player="2" amount="2.00"/>
	</round>
	<round id="PRE_FIRST_DRAW" sequence="2">
		<event sequence="3" type="RAISE" timestamp="1" player="0" amount="4.00"/>
		<event sequence="4" type="CALL" timestamp="1" player="2" amount="2.00"/>
		<cards type="HOLE" cards="Qh,Tc,4s,6h,7h" player="0" hand="Q-T-7-6-4"/>
	</round>
	<round id="FIRST_DRAW" sequence="3">
		<event sequence="5" type="DRAW" timestamp="1" player="2" text="1"/>
		<event sequence="6" type="DRAW" timestamp="1" player="0" text="2"/>
		<cards type="DRAW_DRAWN_CARDS" cards="2d,9c,4s,6h,7h" player="0" hand="9-7-6-4-2"/>
	</round>
	<round id="POST_FIRST_DRAW" sequence="4">
		<event sequence="7" type="CHECK" timestamp="1" player="2"/>
		<event sequence="8" type="BET" timestamp="1" player="0" amount="2.00"/>
		<event sequence="9" type="CHAT" timestamp="1" player="Boris" text="one more"/>
		<event sequence="10" type="CALL" timestamp="1" player="2" amount="2.00"/>
	</round>
	<round id="SECOND_DRAW" sequence="5">
		<event sequence="11" type="DRAW" timestamp="1" player="2" text="1"/>
		<event sequence="12" type="DRAW" timestamp="1" player="0" text="0"/>
	</round>
	<round id="POST_SECOND_DRAW" sequence="6">
		<event sequence="13" type="BET" timestamp="1" player="2" amount="4.00"/>
		<event sequence="14" type="RAISE" timestamp="1" player="0" amount="8.00"/>
		<event sequence="15" type="FOLD" timestamp="1" player="2"/>
	</round>
	<round id="END_OF_FOLDED_GAME" sequence="7">
		<winner amount="4.00" uncalled="true" potnumber="0" player="0" pottype="n"/>
		<winner amount="19.50" uncalled="false" potnumber="1" player="0" pottype="n"/>
	</round>
</game>
"""

POKERNOW = '''entry,at,order
"-- ending hand #9 --",2026-05-01T20:16:30.000Z,1790
"""Ann @ aaa"" collected 130 from pot with Pair, A's",2026-05-01T20:16:30.000Z,1789
"""Ann @ aaa"" shows a A♥, K♦.",2026-05-01T20:16:29.000Z,1788
"River: A♦, 7♣, 2♠, 3♣ [9♥]",2026-05-01T20:16:26.000Z,1787
"Turn: A♦, 7♣, 2♠ [3♣]",2026-05-01T20:16:24.000Z,1785
"""Boris ""the @ bbb"" calls 30 and go all in",2026-05-01T20:16:23.000Z,1784
"""Ann @ aaa"" bets 30",2026-05-01T20:16:22.000Z,1783
"Flop:  [A♦, 7♣, 2♠]",2026-05-01T20:16:21.000Z,1782
"""Gleb @ ccc"" folds",2026-05-01T20:16:20.000Z,1781
"""Ann @ aaa"" calls 30",2026-05-01T20:16:19.000Z,1780
"""Boris ""the @ bbb"" raises to 30",2026-05-01T20:16:18.000Z,1779
"Your hand is A♥, K♦",2026-05-01T20:16:17.000Z,1778
"""Gleb @ ccc"" posts a big blind of 10",2026-05-01T20:16:16.000Z,1777
"""Ann @ aaa"" posts a small blind of 5",2026-05-01T20:16:15.000Z,1776
"Player stacks: #1 ""Ann @ aaa"" (1000) | #4 ""Gleb @ ccc"" (1000) | #9 ""Boris ""the @ bbb"" (60)",2026-05-01,1775
"-- starting hand #9 (id: abc1)  (No Limit Texas Hold'em) (dealer: ""Boris ""the @ bbb"") --",2026-05-01T20:16:13Z,1774
"The player ""Gleb @ ccc"" joined the game with a stack of 1000.",2026-05-01T20:16:12.000Z,1773
'''

ACPC = """# name/game/hands/seed match holdem.nolimit.3p.game 1000 0
#--t_response 600000
STATE:17:r300fc/cr900c/cc/r2000f:TcJc|2h3d|AhKd/Ad7c2s/3c/9h:-50|950|-900:Ann|Boris|Gleb
"""
