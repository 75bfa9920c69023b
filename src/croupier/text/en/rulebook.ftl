policy-no-such-field = a policy has no field “{ $field }”: nearest are { $nearest }
policy-wrong-value = { $field } cannot be { $value }: it takes { $allowed }
policy-no-such-profile = there is no profile “{ $profile }”: there are { $known }
policy-no-such-layer = { $profile } knows no layer “{ $layer }”: over it lie { $known }
policy-read-as-another-type = the policy’s field { $field } is no { $type }
policy-not-toml = this is not TOML ({ $problem }): write name = "…" and profile = "…", then tables such as [house] with lines such as button = "moving"
policy-head-missing = { $key } is missing or no text: begin the file with a line such as { $key ->
    [profile] profile = "tda-2022"
   *[other] { $key } = "Riverside"
}
policy-not-a-table = “{ $key }” is no layer: answers stand in tables, one of { $known }
policy-layer-edition = the book
policy-layer-default = usual
policy-layer-house = house
policy-layer-event = event
policy-layer-agency = gaming agency
policy-layer-given = given
policy-area-hand = The hand
policy-area-floor = The floor
policy-area-cash = Cash games
policy-area-tournament = Tournaments
policy-area-room = The online room
policy-flag = { $value ->
    [true] yes
   *[other] no
}
policy-number = { $unit ->
    [percent] { $amount } %
    [s] { $amount } s
    [min] { $amount } min
    [BB] { $amount } BB
    [pots] { $amount ->
        [one] { $amount } pot
       *[other] { $amount } pots
    }
    [cards] { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }
    [chips] { $amount ->
        [one] { $amount } chip
       *[other] { $amount } chips
    }
    [players] { $amount ->
        [one] { $amount } player
       *[other] { $amount } players
    }
    [h] { $amount } h
    [days] { $amount ->
        [one] { $amount } day
       *[other] { $amount } days
    }
    [years] { $amount ->
        [one] { $amount } year
       *[other] { $amount } years
    }
    [raises] { $amount ->
        [one] { $amount } raise
       *[other] { $amount } raises
    }
    [messages] { $amount ->
        [one] { $amount } message
       *[other] { $amount } messages
    }
    [hands] { $amount ->
        [one] { $amount } hand
       *[other] { $amount } hands
    }
    [pairs] { $amount ->
        [one] { $amount } pair
       *[other] { $amount } pairs
    }
   *[other] { $amount }
}

clause-no-such-id = there is no clause { $id }: nearest are { $nearest }
clause-no-such-edition = there is no rulebook “{ $asked }”: there are { $nearest }
clause-no-such-kind = there is no kind of clause “{ $asked }”: nearest are { $nearest }
clauses-found = { $count ->
    [0] no clause answers to these words
    [one] { $count } clause
   *[other] { $count } clauses
}{ $left ->
    [0] {""}
   *[other] , the first { $shown } of them; --all lists the rest
}
clause-discretion = Left to
clause-by-director = the tournament director
clause-by-floor = the floor
clause-scope = Applies to
clause-inputs = Given
clause-outcome = Result
clause-params = Values
clause-ambiguity = Open question
clause-example = Example
clause-history = Editions
clause-conflicts = Contradicts
clause-see = See also
clause-policy = Sets in a policy

policy-not-utf8 = { $file } is not UTF-8 from byte { $at } on: save it as UTF-8
policy-cannot-open = { $file } cannot be read: { $reason }
policy-overridden = { $field } of the layer { $layer } does not count: { $by } overrides it
policy-says-the-same = { $field } says what { $profile } says anyway
policy-role = the role { $role } may: { $may }
policy-is-fine = { $file } is in order: over { $profile } it lays { $answers ->
    [one] { $answers } answer
   *[other] { $answers } answers
}
policy-differences = { $count ->
    [0] no difference
    [one] { $count } difference
   *[other] { $count } differences
}
