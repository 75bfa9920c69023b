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

BOVADA_STUD = """Ignition Hand #914: 7CARD Tournament #18 TBL#1, Fixed Limit- Level 1 (0/0) - 2026-05-01 20:15:30
Seat+1: 92 in chips
Seat+3 [ME]: 1,500 in chips
Seat+6: 1,500 in chips
Seat+6 : Table enter user
Seat+1 : Ante chip 2
Seat+3 [ME] : Ante chip 2
Seat+6 : Ante chip 2
*** HOLE CARDS ***
Seat+1 : Card dealt to a spot [Kh Th Ah]
Seat+3 [ME] : Card dealt to a spot [7s 5s 3d]
Seat+6 : Card dealt to a spot [4h Tc 4c]
Seat+3 [ME] : Big blind/Bring in(timeout) 5
Seat+6 : Folds
Seat+1 : Raises 10
Seat+3 [ME] : Call 5
Seat+1 : Card dealt to a spot [As]
Seat+3 [ME] : Card dealt to a spot [3h]
Seat+1 : Double bets 20
Seat+3 [ME] : Call 20
Seat+1 : Card dealt to a spot [Qh]
Seat+3 [ME] : Card dealt to a spot [5d]
Seat+1 : Bets 20
Seat+3 [ME] : Raises 40
Seat+1 : All-in(raise) 60
Seat+3 [ME] : Call 20
Seat+1 : Card dealt to a spot [9s]
Seat+3 [ME] : Card dealt to a spot [7c]
Seat+1 : Card dealt to a spot [Qd]
Seat+3 [ME] : Card dealt to a spot [5h]
Seat+1 : Showdown [Ah As Qh Qd Kh] (Two pair)
Seat+3 [ME] : Showdown [5s 5d 5h 7s 7c] (Full House)
Seat+3 [ME] : Hand Result 186
Seat+1 : Ranking 3
*** SUMMARY ***
Total Pot(186)
Seat 1:   lose with Two pair [Kh Th Ah As Qh 9s Qd-Ah As Qh Qd Kh]
Seat 3:  186  with Full House [7s 5s 3d 3h 5d 7c 5h-5s 5d 5h 7s 7c]
Seat 6:  Folded on the 3rd STREET
"""

BOVADA_LIMIT = """Bodog Hand #915 TBL#12 HOLDEM Fixed Limit - 2026-05-01 20:15:30
Table Info: Version: 1, Type: MVS, Stakes: $2-$4, Table: 000A-0
Seat 1: Dealer ($40 in chips)
Seat 3: Small Blind ($85 in chips)
Seat 5: Big Blind [ME] ($1 in chips)
Dealer : Set dealer/Bring in spot [1]
Small Blind : Ante/Small Blind $1
Big Blind  [ME] : All-in $1
*** HOLE CARDS ***
Dealer : Card dealt to a spot [Kh 2d]
Small Blind : Card dealt to a spot [4d 4s]
Big Blind  [ME] : Card dealt to a spot [Ad Kd]
Dealer : Raises $4
Small Blind : Calls $3
Small Blind : Bets $2
Dealer : Calls $2
Small Blind : Checks
Dealer : Bets $4
Small Blind : Calls $4
Small Blind : Checks
Dealer : Checks
Small Blind : Showdown [4d 4s 4h 5c 5s] (Full House)
Dealer : Mucks [Kh 2d] (Two pair)
Big Blind  [ME] : Mucks [Ad Kd] (Two pair)
Small Blind : Hand result-Side pot $18
Small Blind : Hand result $2.50
*** SUMMARY ***
Total Pot($21) | Rake ($0.50)
Board [4h Qh 5c 5s Kc]
"""

PARTY_HI_LO = """***** Hand History for Game 916 *****
$10 USD PL Omaha Hi-Lo - Friday, May 01, 20:15:30 EDT 2026
Table Oak (Real Money)
Seat 1 is the button
Total number of players : 2/6
Seat 1: Ann ( $10 USD )
Seat 2: Boris ( $10 USD )
Ann posts small blind [$0.05 USD].
Boris posts big blind [$0.10 USD].
** Dealing down cards **
Ann calls [$0.05 USD]
Boris checks
** Dealing Flop ** [ 5c, 2d, Jh ]
Boris checks
Ann bets [$0.20 USD]
Boris calls [$0.20 USD]
** Dealing Turn ** [ 4d ]
Boris checks
Ann checks
** Dealing River ** [ 9d ]
Boris checks
Ann checks
Boris shows [ 8s, Qh, Ad, 7h ]high card Ace.
Boris shows7,5,4,2,A  for low.
Ann shows [ Kh, Kd, 4c, Qc ]a pair of Kings.
Ann wins $0.30 USD from the main pot with a pair of Kings.
Boris wins Lo ($0.30 USD) from the main pot with 7,5,4,2,A.
"""

WINAMAX_LOWBALL = """Winamax Poker - CashGame - HandId: #7-1 - Lowball27 fixed limit (0.50/1) - 2026/05/01 20:15:30 UTC
Table: 'Oak' 6-max (play money) Seat #1 is the button
Seat 1: Ann (20)
Seat 2: Boris (20)
*** ANTE/BLINDS ***
Ann posts small blind 0.25
Boris posts big blind 0.50
*** FIRST-BET ***
Ann calls 0.25
Boris checks
*** FIRST-DRAW ***
Boris discard 2 cards
Ann discard 0 card
*** SECOND-BET ***
Boris checks
Ann bets 0.50
Boris calls 0.50
*** SECOND-DRAW ***
Boris discard 1 card
Ann discard 0 card
*** THIRD-BET ***
Boris checks
Ann bets 1
Boris folds
Ann collected 2 from pot
*** SUMMARY ***
Total pot 2 | No rake
"""

MERGE_RAZZ = """<description type="HORSE Tournament" stakes="Limit"/>
<game id="918" starttime="20260501201530" numholecards="7" multigametype="49" data="20260501|Oak|1|918|true">
	<players dealer="0">
		<player seat="0" nickname="Ann" balance="$215.00" dealtin="true" />
		<player seat="2" nickname="Boris" balance="$500.00" dealtin="true" />
		<player seat="3" nickname="Gleb" balance="$0.00" dealtin="false" />
	</players>
	<round id="BLINDS" sequence="1">
		<event sequence="1" type="ANTE" timestamp="1" player="0" amount="5.00"/>
		<event sequence="2" type="ANTE" timestamp="1" player="2" amount="5.00"/>
	</round>
	<round id="BRING_IN" sequence="2">
		<event sequence="3" type="BRING_IN" timestamp="1" player="0" amount="15.00"/>
		<cards type="HOLE" cards="Td,2h,Jh" player="0" hand="J-T-2"/>
		<cards type="DRAW_DRAWN_CARDS" cards="null,null,3s" player="2"/>
	</round>
	<round id="THIRD_STREET" sequence="3">
		<event sequence="4" type="CALL" timestamp="1" player="2" amount="15.00"/>
	</round>
	<round id="FOURTH_STREET" sequence="4">
		<event sequence="5" type="BET" timestamp="1" player="2" amount="50.00"/>
		<event sequence="6" type="CALL" timestamp="1" player="0" amount="50.00"/>
		<cards type="HOLE" cards="Td,2h,Jh,Qs" player="0" hand="Q-J-T-2"/>
		<cards type="DRAW_DRAWN_CARDS" cards="null,null,3s,5s" player="2"/>
	</round>
	<round id="FIFTH_STREET" sequence="5">
		<event sequence="7" type="BET" timestamp="1" player="2" amount="100.00"/>
		<event sequence="8" type="FOLD" timestamp="1" player="0"/>
		<cards type="HOLE" cards="Td,2h,Jh,Qs,Kd" player="0" hand="K-Q-J-T-2"/>
		<cards type="DRAW_DRAWN_CARDS" cards="null,null,3s,5s,6c" player="2"/>
	</round>
	<round id="END_OF_FOLDED_GAME" sequence="6">
		<winner amount="140.00" uncalled="false" potnumber="1" player="2" hand="" pottype="n"/>
		<winner amount="100.00" uncalled="true" potnumber="1" player="2" hand="" pottype="n"/>
	</round>
</game>
"""
