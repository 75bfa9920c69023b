import { type Card, faceInWords, faceOf } from '../kit/cards/card'
import { say, sayCoded, spoken } from '../kit/text/say'
import type { BoxView, LineView, PitLine, SaidView } from '../kit/wire/pit'
import { OpenTable } from '../kit/wire/pit-forms'

/** The first of these codes that is known; the last as it is. */
export function sayFirst(codes: readonly string[], fallback: string): string {
  for (const code of codes) {
    const text = spoken(code)
    if (text !== null) return text
  }
  return fallback
}

export function field(name: string): string {
  return sayFirst([`field-${name}`, `pit-field-${name}`], name)
}

/** A combination as a pay table names it. */
export function combination(name: string): string {
  return sayFirst([`pays-${name}`, `pit-result-${name}`, `pit-combination-${name}`], name)
}

/** The same after a number: what somebody holds. */
function held(name: string): string {
  return sayFirst([`pit-combination-${name}`, `pays-${name}`, `pit-result-${name}`], name)
}

/** A card as it is said. */
export function cardInWords(card: Card): string {
  const face = faceOf(card)
  return face ? say('card', faceInWords(face)) : say('card-joker')
}

/** Whose pay tables these are: what is particular about them, and the odds by which players know them. */
export function houseName(house: string): string {
  const [, words = '', odds = ''] = /^(.*?)-?((?:\d+(?:-|$))*)$/.exec(house) ?? []
  const shown = odds.replaceAll('-', '\u2009–\u2009')
  return words ? sayFirst([`house-${words}`], house) + (odds ? ` ${shown}` : '') : shown || house
}

export function gameName(game: string): string {
  return sayFirst([`game-${game}`], game)
}

/** What a box holds, or that it has folded; empty while it holds nothing that has a name. */
export function handOf({ state, hand }: Pick<BoxView, 'state' | 'hand'>): string {
  if (state === 'out') return say('box-out')
  return hand ? sayCoded(hand) : ''
}

const MOST = OpenTable.name.longest

/** As many whole words as there is room for; of a first one that is too long, its beginning. */
function wholeWords(words: string, room: number): string {
  if (words.length <= room) return words
  const end = words.lastIndexOf(' ', room)
  return words.slice(0, end > 0 ? end : room)
}

/** What a table is called after its game, with its number from the second on: as many whole words as a name has room for. */
export function usualName(game: string, nth: number): string {
  const name = gameName(game)
  return nth > 1 ? `${wholeWords(name, MOST - 3)} ${nth}` : wholeWords(name, MOST)
}

/** A table's name: as somebody typed it, or after its game in the reader's own language. */
export function tableName({ name, game, nth }: Pick<PitLine, 'name' | 'game' | 'nth'>): string {
  return nth ? usualName(game, nth) : name
}

/** What is said of a machine, whose pay includes the stake. */
const OF_MACHINES = new Set(['pit-says-paid', 'pit-says-doubled', 'pit-says-doubled-away'])

/** What the dealer says, as a sentence. */
export function sentence({ code, box, combinations, odds, amount }: SaidView): string {
  const [first, second] = combinations.map(held)
  const combination = second ? say('pit-and', { first: first!, second }) : (first ?? held('high-card'))
  const said = { box, combination, odds: spokenOdds(odds, OF_MACHINES.has(code) ? 'for' : 'to'), amount }
  // Where no one table says what was paid, nothing is said of odds.
  return (odds === '0' ? spoken(`${code}-plain`, said) : null) ?? say(code, said)
}

/** What the dealer says of a box; where time folded it, that. */
export function sentenceOf(said: SaidView, boxes: readonly Pick<BoxView, 'box' | 'silent'>[]): string {
  const late = said.code === 'pit-says-fold' && boxes.find(({ box }) => box === said.box)?.silent
  return late ? say('time-folded', { box: said.box }) : sentence(said)
}

/** Odds as a dealer says them: even money, 3 to 2, even money less 5%. */
function spokenOdds(odds: string, to: 'to' | 'for'): string {
  const [paid = 0, staked = 1] = odds.split('/').map(Number)
  const kept = 100 * (1 - paid / staked)
  const percent = Math.round(kept)
  if (to === 'to' && paid === staked) return say('pit-odds-even')
  if (to === 'to' && kept > 0 && kept <= 10 && Math.abs(kept - percent) < 1e-9) {
    return say('pit-odds-less', { percent })
  }
  return say(`pit-odds-${to}`, { paid, staked })
}

export function sayLine({ field: name, stake, change, commission }: LineView): string {
  const code = change > 0 ? (!stake ? 'paid' : commission ? 'won-less' : 'won') : change < 0 ? 'lost' : 'back'
  return say(`pit-line-${code}`, { field: field(name), stake, amount: Math.abs(change), commission })
}

/** A table's game and house beside its name: many a one is called as its game, or as much of it as a name may be long. */
export function termsOf(table: Pick<PitLine, 'name' | 'game' | 'nth' | 'house'>): string {
  const { game, house } = table
  const called = gameName(game)
  const name = tableName(table)
  const said = name.startsWith(called) || called.startsWith(name)
  return [said ? '' : called, house ? houseName(house) : ''].filter((each) => each).join(' · ')
}
