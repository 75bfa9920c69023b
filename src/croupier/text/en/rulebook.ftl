policy-no-such-field = a policy has no field “{ $field }”: its fields are { $known }
