"""Those who come for more than poker: entrants of an event, the floor, players in the pit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.simulation.guests import Guest, Player

if TYPE_CHECKING:
    from collections.abc import Iterator

    Wish = tuple[str, dict[str, Any]]

EVENT = "event/turbo"


class Entrant(Player):
    """In an event, and at whatever table of it he is seated."""

    def wishes(self) -> Iterator[Wish]:
        event = self.views.get(EVENT)
        if event is None:
            return
        known = {str(id) for id in event["about"]["table_ids"].values()}
        self.watches = (EVENT, *sorted(known))
        for table in sorted(known - self.views.keys()):
            self.look(table)
        chance = self.randomness.random()
        you = event["you"] or {"player": "", "may": ()}
        if "register" in you["may"] and chance < 0.7:
            yield EVENT, {"type": "register", "player": you["player"] or "", "source": "wallet"}
        elif chance < 0.04:
            ask = self.randomness.choice(("unregister", "register", "bust", "rebuy", "start"))
            yield EVENT, {"type": ask, "player": you["player"] or ""}
        else:
            yield from super().wishes()


class Floor(Guest):
    """The floor: at the event, at the cash tables, in the live cash room; not everything it asks can be."""

    def wishes(self) -> Iterator[Wish]:
        at = [of for of in self.watches if of in self.views]
        if not at:
            return
        of = self.randomness.choice(at)
        if of == EVENT:
            ask = self._of_the_event(self.views[of])
        elif of == "cash":
            ask = self._in_the_room(self.views[of])
        elif of.startswith("pit/"):
            ask = {
                "type": self.randomness.choice(("stop", "top-up", "open-again", "open-again", "open-again"))
            }
        else:
            ask = self._at_a_table(self.views[of])
        if ask is not None:
            yield of, ask

    def _at_a_table(self, view: dict[str, Any]) -> dict[str, Any]:
        chance, seat = self.randomness, self.randomness.randint(1, view["max_seats"])
        return chance.choice(
            (
                {"type": "hold", "why": "" if view["held"] else "new cards"},
                {"type": "hold", "why": ""},
                {"type": "void", "why": "a fouled deck"},
                {"type": "mark", "seat": seat},
                {"type": "mute", "seat": seat, "on": chance.random() < 0.5},
                {"type": "reseat", "seat": seat, "to": chance.randint(1, view["max_seats"])},
                {"type": "pick-up", "seat": seat, "waiting": 1},
                {"type": "free", "seat": seat},
            )
        )

    def _of_the_event(self, view: dict[str, Any]) -> dict[str, Any] | None:
        chance, picture = self.randomness, view["picture"]
        if picture["phase"] == "registering":
            return (
                {"type": "start"}
                if len(self.said) > 2
                else {"type": "bring-bots", "count": chance.randint(1, 2)}
            )
        return chance.choice(
            (
                {"type": "stop"},
                {"type": "resume"},
                {"type": "resume"},
                {"type": "next-level"},
                {"type": "set-clock", "left": 60_000},
                {"type": "undo", "number": chance.randint(1, 60)},
                {"type": "start"},
            )
        )

    def _in_the_room(self, view: dict[str, Any]) -> dict[str, Any]:
        chance = self.randomness
        stands = [each["table"] for each in view["tables"]]
        if not stands:
            stakes = {"small": 5, "big": 5, "least": 100, "most": 500}
            return {
                "type": "open-table",
                "table": "",
                "name": "Main",
                "variant": "nl-holdem",
                "rack": 5_000,
                **stakes,
            }
        table, seat, name = (
            chance.choice(stands),
            chance.randint(1, 9),
            chance.choice(("Ewa", "Fred", "Gus", "Hal")),
        )
        at = {"table": table, "seat": seat}
        return chance.choice(
            (
                {"type": "sit", **at, "person": "", "name": name, "chips": chance.randint(100, 500)},
                {"type": "sit", **at, "person": "", "name": name, "chips": chance.randint(100, 500)},
                {"type": "hand", "table": table, "rake": chance.randint(0, 3)},
                {"type": "top-up", **at, "chips": 50},
                {"type": "count", **at, "chips": chance.randint(50, 900)},
                {"type": "away", **at, "word": True},
                {"type": "back", **at},
                {"type": "cash-out", **at, "chips": chance.randint(0, 600)},
                {"type": "fill", "table": table, "chips": chance.choice((500, -200))},
                {"type": "tip", "table": table, "chips": 5},
                {"type": "join-list", "game": "nl-holdem 5/5", "name": name},
                {"type": "call-next", "game": "nl-holdem 5/5"},
                {"type": "undo", "number": chance.randint(1, 30)},
            )
        )


class Hosting(Floor):
    """The floor at a table that somebody opened, which may do there what its host may."""

    def _at_a_table(self, view: dict[str, Any]) -> dict[str, Any]:
        chance, seat = self.randomness, self.randomness.randint(1, view["max_seats"])
        small = chance.choice((25, 50, 100))
        games = ("nl-holdem", "pl-omaha", "razz", "2-7-triple-draw", "horse")
        terms = chance.choice(
            (
                {"small": small, "big": 2 * small},
                {"ante": chance.choice((0, 10)), "ante_by": "big-blind"},
                {"game": chance.choice(games)},
                {"act": chance.randint(4, 30), "bank": chance.choice((0, 20))},
                {"least": chance.randint(10, 50), "most": chance.randint(40, 200)},
                {"bomb_every": chance.randint(0, 4), "seven_deuce": chance.choice((0, 100))},
                {"straddle": chance.random() < 0.5, "run_twice": chance.random() < 0.5},
            )
        )
        corrected = {"seat": seat, "chips": chance.randint(0, 9_000), "why": "counted again"}
        return chance.choice(
            (
                {"type": "set-terms", **terms},
                {"type": "set-terms", **terms},
                {"type": "call-bomb"},
                {"type": "correct", **corrected, "other": chance.choice((0, seat % 6 + 1))},
                {"type": "add-bot", "level": "easy", "style": "bold"},
                {"type": "send-away", "seat": seat},
                super()._at_a_table(view),
            )
        )


class Director(Guest):
    """The floor of a live event: it says what has happened at the tables, and does what the house tells it is due."""

    def wishes(self) -> Iterator[Wish]:
        event = self.views.get(EVENT)
        if event is None:
            return
        if event["picture"]["phase"] == "registering" and len(self.said) < 8:
            yield "cage", self._sells()
        elif self.randomness.random() < 0.1:
            yield "cage", self._pays(event["floor"] or {"owed": {}})
        else:
            yield EVENT, self._says(event["picture"])

    def _sells(self) -> dict[str, Any]:
        """Somebody enters, once there is a drawer for what he pays."""
        if not self.said:
            return {"type": "open-drawer", "float": 100_00}
        entry = {"type": "register", "player": "", "name": f"Guest {len(self.said)}"}
        method = self.randomness.choice(("cash", "card", "transfer", "balance"))
        return {"type": "sell", "event": "turbo", "what": entry, "method": method}

    def _pays(self, floor: dict[str, Any]) -> dict[str, Any]:
        """What is owed to somebody, or too much of it; or money for his balance, or for more chips."""
        chance = self.randomness
        owed = sorted(floor["owed"].items()) or [("guest-1", 5_00)]
        person, cents = chance.choice(owed)
        paid = {"type": "pay-money", "drawer": 0, "person": person, "event": "turbo"}
        return chance.choice(
            (
                {**paid, "amount": cents},
                {**paid, "amount": max(cents // 2, 1), "event": "", "method": "transfer"},
                {**paid, "amount": cents + 1},
                {"type": "take-money", "drawer": 0, "name": f"Guest {chance.randint(1, 6)}", "amount": 7_00},
                {"type": "close-drawer", "drawer": 0, "counted": 100_00, "witness": "Lee"},
                {"type": "open-drawer", "float": 50_00},
            )
        )

    def _says(self, picture: dict[str, Any]) -> dict[str, Any]:
        chance = self.randomness
        if picture["phase"] == "registering":
            return {"type": "start"}
        tables = [(each["number"], [seat["player"] for seat in each["taken"]]) for each in picture["tables"]]
        number, players = chance.choice(tables or [(1, [])])
        players = players or ["nobody"]
        player = chance.choice(players)
        return chance.choice(
            (
                {"type": "bust", "player": player, "takers": chance.sample(players, 1)},
                {"type": "bust", "player": player},
                {"type": "balance"},
                {"type": "form-final-table"},
                {"type": "break-table", "table": number},
                {"type": "move", "player": player, "table": number, "seat": chance.randint(1, 4)},
                {"type": "next-level"},
                {"type": "stop"},
                {"type": "resume"},
                {"type": "call-hand-for-hand"},
                {"type": "close-round"},
                {"type": "set-stack", "player": player, "chips": chance.randint(1, 3_000)},
                {"type": "penalise", "player": player, "offence": "", "sanction": "warning"},
                {"type": "undo", "number": chance.randint(1, 40)},
            )
        )


class PitGuest(Guest):
    """At the casino tables."""

    def wishes(self) -> Iterator[Wish]:
        tables = [of for of in self.watches if of in self.views]
        if tables:
            of = self.randomness.choice(tables)
            yield of, self._at(self.views[of])

    def _at(self, view: dict[str, Any]) -> dict[str, Any]:
        chance, you, least = self.randomness, view["you"], 5 * 20
        if you is None or not you["purse"]:
            return {"type": "buy-in", "chips": 20 * least}
        if not you["rules_read"]:
            return {"type": "read-rules", "version": view["rules"]["version"]}
        if view["options"] is not None:
            return self._decision(view, view["options"])
        if view["machine"]:
            laid = {"box": 1, "staked": {view["layout"]["fields"][0]: view["coin"] * chance.randint(1, 5)}}
            return {"type": "bets", "boxes": [laid], "ready": True, "cut": chance.choice((None, 7))}
        if you["cuts"]:
            return {"type": "cut", "at": chance.randint(1, 40)}
        if chance.random() < 0.7:
            if any(box["mine"] for box in view["boxes"]) and view["phase"] == "bets":
                return {"type": "ready"}
            return {"type": "bet", "box": chance.randint(1, 5), "amount": least}
        return {"type": chance.choice(("repeat", "undo", "take-back", "ready", "leave"))}

    def _decision(self, view: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
        choice = self.randomness.choice(options["choices"])
        ask = {"type": "decide", "round": view["round"], "turn": view["turn"], "box": options["box"]}
        box = next(each for each in view["boxes"] if each["box"] == options["box"])
        cards = [card for card in box["cards"] if card != "??"]
        least, _ = choice["cards"]
        thrown = self.randomness.sample(cards, min(least, len(cards)))
        return ask | {
            "kind": choice["kind"],
            "amount": (choice["amounts"] or (choice["low"],))[0],
            "cards": thrown,
        }
