import { firstLanguage, type Language, learn } from '../text/catalogue'
import { keep, recall } from './memory'

export type DeckColours = 'four' | 'two'
export type Keys = 'on' | 'off'
export type Look = 'dark' | 'light'

const KEPT = {
  language: 'croupier-language',
  look: 'croupier-look',
  deck: 'croupier-deck',
  keys: 'croupier-keys',
}

/** What this browser's owner prefers, kept between visits: one language and one look on every page. */
class Settings {
  #language = $state<Language>(firstLanguage(recall(KEPT.language), navigator.languages))
  #look = $state<Look>(recall(KEPT.look) === 'light' ? 'light' : 'dark')
  #deck = $state<DeckColours>(recall(KEPT.deck) === 'two' ? 'two' : 'four')
  #keys = $state<Keys>(recall(KEPT.keys) === 'off' ? 'off' : 'on')
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

  /** Whether single letters act; whoever speaks to the machine instead of typing may want them off. */
  get keys(): Keys {
    return this.#keys
  }

  set keys(keys: Keys) {
    this.#keys = keys
    keep(KEPT.keys, keys)
  }
}

export const settings = new Settings()
