import { learnDoor } from '../../kit/own/words'
import { teach, type Texts } from '../../kit/text/catalogue'

export const ownTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said at the door of a table of one's own, to its host, and on its sheet: loaded where it is looked at. */
export const learnOwn = async (): Promise<void> => {
  await Promise.all([teach(ownTexts), learnDoor()])
}
