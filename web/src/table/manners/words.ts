import { learnTalk } from '../../kit/talk/words'
import { teach, type Texts } from '../../kit/text/catalogue'

export const mannersTexts: Texts = { en: () => import('./late-en'), ru: () => import('./late-ru') }

/** What is said about coming in, straddles, talk, past hands and a new table: loaded where it is looked at. */
export const learnManners = async (): Promise<void> => {
  await Promise.all([teach(mannersTexts), learnTalk()])
}
