import { firstLanguage, type Language } from '../text/catalogue'
import { keep, recall } from './memory'

export type DeckColours = 'four' | 'two'
export type Keys = 'on' | 'off'

const KEPT = { language: 'croupier-language', deck: 'croupier-deck', keys: 'croupier-keys' }

/** What this browser's owner prefers, kept between visits. */
class Settings {
  #language = $state<Language>(firstLanguage(recall(KEPT.language), navigator.languages))
  #deck = $state<DeckColours>(recall(KEPT.deck) === 'two' ? 'two' : 'four')
  #keys = $state<Keys>(recall(KEPT.keys) === 'off' ? 'off' : 'on')

  get language(): Language {
    return this.#language
  }

  set language(language: Language) {
    this.#language = language
    keep(KEPT.language, language)
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
