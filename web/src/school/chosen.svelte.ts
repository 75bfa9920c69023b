import { keep, recall } from '../kit/session/memory'
import { RANKS, type Rank } from './seen'

const KEY = 'school'
const USUAL = 'tda-2022'

/** The book and the level one learns, kept between visits. */
class Chosen {
  book = $state(USUAL)
  level = $state<Rank>('dealer')

  constructor() {
    const [book, level] = (recall(KEY) ?? '').split('/')
    if (book) this.book = book
    this.level = RANKS.find((each) => each === level) ?? 'dealer'
  }

  choose(book: string, level: Rank): void {
    this.book = book
    this.level = level
    keep(KEY, `${book}/${level}`)
  }
}

export const chosen = new Chosen()
