import { spoken } from '../kit/text/say'

/** What a role is called: one of the house's own by the name the house has given it. */
export const roleCalled = (name: string): string => spoken(`role-${name}`) ?? name
