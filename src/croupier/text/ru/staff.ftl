# Те, кто работает в доме: роли, приглашения и почему отказано.

staff-not-allowed = у вас нет здесь роли для этого: нужно право «{ $needs }»
staff-not-yours = это может только флор
staff-owned-already = у этого дома уже есть владелец
staff-another-entered = это записал(а) { $name }: чтобы отменить, нужна роль с таким правом
staff-nobody = «{ $person }» сам сюда не приходил: пригласите его
staff-has-it-already = эта роль там у него уже есть
staff-no-such-invitation = такого приглашения больше нет
staff-no-such-role = этой роли больше ни у кого нет
staff-no-such-role-name = нет роли «{ $role }»
staff-not-yours-to-give = роль «{ $role }» там вам не дать и не забрать: ваших прав меньше
staff-last-owner = у дома должен быть владелец: сначала сделайте им кого-то ещё
staff-time-over = это время уже прошло
staff-too-many = { $most ->
    [one] ролей и приглашений может быть не больше { $most }
    [few] ролей и приглашений может быть не больше { $most }
   *[other] ролей и приглашений может быть не больше { $most }
}
