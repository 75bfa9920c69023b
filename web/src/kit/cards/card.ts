/** A card as the room writes it: `Ah`, or `??` for one that this viewer may not see. */
export type Card = string

export type Rank = '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K' | 'A'
export type Suit = 'c' | 'd' | 'h' | 's'

export interface Face {
  rank: Rank
  suit: Suit
}

/** The face of a card, or null for one that lies face down. */
export function faceOf(card: Card): Face | null {
  return /^[2-9TJQKA][cdhs]$/.test(card) ? { rank: card[0] as Rank, suit: card[1] as Suit } : null
}

const RANK_WORDS: Record<Rank, string> = {
  '2': 'deuce',
  '3': 'three',
  '4': 'four',
  '5': 'five',
  '6': 'six',
  '7': 'seven',
  '8': 'eight',
  '9': 'nine',
  T: 'ten',
  J: 'jack',
  Q: 'queen',
  K: 'king',
  A: 'ace',
}

/** A face as the catalogue's message `card` wants it: in words, because Fluent reads a digit as a number. */
export function faceInWords({ rank, suit }: Face): { rank: string; suit: string } {
  return { rank: RANK_WORDS[rank], suit }
}

/** A rank as people write it in a line of text. */
export function rankSign(rank: Rank): string {
  return rank === 'T' ? '10' : rank
}
