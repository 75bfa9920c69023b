import { firstLanguage, type Language, learn } from '../text/catalogue'
import { keep, recall } from './memory'

export type DeckColours = 'four' | 'two'
export type Keys = 'on' | 'off'
export type Guard = 'off' | 'on'
export type Amounts = 'chips' | 'blinds'
export type Look = 'dark' | 'light'
/** Where on a wide screen one's own seat is drawn. */
export type OwnSeat = 'left' | 'middle' | 'right'

/** The cloth of the tables, and the backs of the cards. */
export const FELTS = ['green', 'blue', 'wine', 'slate'] as const
export type FeltColour = (typeof FELTS)[number]
export const BACKS = ['green', 'red', 'blue', 'black'] as const
export type Back = (typeof BACKS)[number]

/** The streets a player may have sizes of his own for. */
export const SIZED = ['preflop', 'flop', 'turn', 'river'] as const
export type Sized = (typeof SIZED)[number]

const KEPT = {
  language: 'croupier-language',
  look: 'croupier-look',
  deck: 'croupier-deck',
  keys: 'croupier-keys',
  guard: 'croupier-guard',
  amounts: 'croupier-amounts',
  seat: 'croupier-seat',
  sizes: 'croupier-sizes-',
  felt: 'croupier-felt',
  back: 'croupier-back',
}

/** What was kept, where it is one of these; the first of them where it is not. */
const among = <T extends string>(kept: string | null, all: readonly [T, ...T[]]): T =>
  all.find((one) => one === kept) ?? all[0]

const ownSeat = (kept: string | null): OwnSeat => (kept === 'left' || kept === 'right' ? kept : 'middle')

/** What this browser's owner prefers, kept between visits: one language and one look on every page. */
class Settings {
  #language = $state<Language>(firstLanguage(recall(KEPT.language), navigator.languages))
  #look = $state<Look>(recall(KEPT.look) === 'light' ? 'light' : 'dark')
  #deck = $state<DeckColours>(recall(KEPT.deck) === 'two' ? 'two' : 'four')
  #keys = $state<Keys>(recall(KEPT.keys) === 'off' ? 'off' : 'on')
  #guard = $state<Guard>(recall(KEPT.guard) === 'on' ? 'on' : 'off')
  #amounts = $state<Amounts>(recall(KEPT.amounts) === 'blinds' ? 'blinds' : 'chips')
  #seat = $state<OwnSeat>(ownSeat(recall(KEPT.seat)))
  #sizes = $state(
    Object.fromEntries(SIZED.map((street) => [street, recall(KEPT.sizes + street) ?? ''])) as Record<
      Sized,
      string
    >,
  )
  #felt = $state<FeltColour>(among(recall(KEPT.felt), FELTS))
  #back = $state<Back>(among(recall(KEPT.back), BACKS))
  #heeding: (() => void)[] = []

  get language(): Language {
    return this.#language
  }

  /** Speak another language, as soon as its words are here. */
  async speak(language: Language): Promise<void> {
    if (language === this.#language) return
    await learn(language)
    this.#language = language
    keep(KEPT.language, language)
    for (const heed of this.#heeding) heed()
  }

  /** `then` is called after every change of language. */
  heed(then: () => void): void {
    this.#heeding.push(then)
  }

  /** Dark as the rest of the house, or light for a bright room. */
  get look(): Look {
    return this.#look
  }

  set look(look: Look) {
    this.#look = look
    keep(KEPT.look, look)
  }

  /** The other look. */
  turn(): void {
    this.look = this.#look === 'dark' ? 'light' : 'dark'
  }

  get deck(): DeckColours {
    return this.#deck
  }

  set deck(deck: DeckColours) {
    this.#deck = deck
    keep(KEPT.deck, deck)
  }

  get felt(): FeltColour {
    return this.#felt
  }

  set felt(felt: FeltColour) {
    this.#felt = felt
    keep(KEPT.felt, felt)
  }

  get back(): Back {
    return this.#back
  }

  set back(back: Back) {
    this.#back = back
    keep(KEPT.back, back)
  }

  /** What chips in play are counted in. */
  get amounts(): Amounts {
    return this.#amounts
  }

  set amounts(amounts: Amounts) {
    this.#amounts = amounts
    keep(KEPT.amounts, amounts)
  }

  /** Where on a wide screen one's own seat is drawn; it changes nothing of what one is told or may do. */
  get seat(): OwnSeat {
    return this.#seat
  }

  set seat(seat: OwnSeat) {
    this.#seat = seat
    keep(KEPT.seat, seat)
  }

  /** The sizes of bets that the player has written for a street, as he wrote them; empty for those of the house. */
  sizes(street: Sized): string {
    return this.#sizes[street]
  }

  size(street: Sized, sizes: string): void {
    this.#sizes[street] = sizes
    keep(KEPT.sizes + street, sizes)
  }

  /** Whether single letters act; whoever speaks to the machine instead of typing may want them off. */
  get keys(): Keys {
    return this.#keys
  }

  set keys(keys: Keys) {
    this.#keys = keys
    keep(KEPT.keys, keys)
  }

  /** Whether a bet that is large for the stack or the pot is asked about once more. */
  get guard(): Guard {
    return this.#guard
  }

  set guard(guard: Guard) {
    this.#guard = guard
    keep(KEPT.guard, guard)
  }
}

export const settings = new Settings()
