import { GAMES as ALL } from '../kit/games'

const DEALT = ['holdem', 'omaha', 'stud', 'draw']

/** The games a club's cash tables deal. */
export const GAMES: readonly string[] = ALL.filter(({ family }) => DEALT.includes(family)).map(({ id }) => id)
