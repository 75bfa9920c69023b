policy-no-such-field = в правилах нет поля «{ $field }»: есть { $known }
