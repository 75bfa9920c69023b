# The people who work in the house: roles, invitations, and why one is refused.

staff-not-allowed = nobody gave you a role for this here; it takes “{ $needs }”
staff-not-yours = only the floor may do that
staff-owned-already = this house has an owner already
staff-another-entered = { $name } has entered that: taking it back takes a role for it
staff-nobody = nobody who came here himself is “{ $person }”: invite him instead
staff-has-it-already = he has this role there already
staff-no-such-invitation = there is no such invitation any more
staff-no-such-role = nobody has this role any more
staff-no-such-role-name = there is no role “{ $role }”
staff-role-of-the-owner = what the owner may do no file changes, and to own the house is his alone
staff-role-no-name = “{ $role }” is no name of a role: up to { $most } letters, without commas
staff-no-such-permission = there is no permission “{ $permission }”: { $known }
staff-roles-no-table = write the roles as a table: [roles], and below it a line for each
staff-role-no-list = write what the role “{ $role }” may do as a list: ["see", "seat"]
staff-not-yours-to-give = you cannot give or take the role “{ $role }” there: you have less yourself
staff-last-owner = a house has an owner: make somebody else one first
staff-time-over = that time is over already
staff-too-many = { $most ->
    [one] only { $most } role or invitation may stand
   *[other] only { $most } roles and invitations may stand
}
staff-no-such-station = this device has no place in the house any more
staff-nothing-here = none of your roles lets you do anything here: this device is for “{ $role }”
staff-nobody-works-here = take this device over first, with your PIN
staff-station-only = this is a device of the house: here one works, and plays on a device of one’s own
staff-prove-again = { $minutes ->
    [one] nothing was done here for a minute: prove that it is you, and it is done
   *[other] nothing was done here for { $minutes } minutes: prove that it is you, and it is done
}
staff-proof-wrong = that was not it
staff-sign-too = { $minutes ->
    [one] nobody does this alone: a second person who may do it signs it, within a minute
   *[other] nobody does this alone: a second person who may do it signs it, within { $minutes } minutes
}
staff-sign-nothing = nothing waits here to be signed any more: ask for it again
staff-sign-yourself = you have asked for it yourself: somebody else has to sign
staff-sign-not-allowed = { $name } cannot sign this: it takes a role for it here (“{ $needs }”)
staff-pin-none = a PIN is { $shortest } to { $longest } digits, not all the same
