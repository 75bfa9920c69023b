import { LANGUAGES, learn, teach, type Texts } from '../src/kit/text/catalogue'
import { kitTexts } from '../src/kit/text/texts'

/** Both languages at once, of the kit and of a page; a page learns the one it needs. */
export async function speak(...texts: Texts[]): Promise<void> {
  await Promise.all([kitTexts, ...texts].map(teach))
  await Promise.all(LANGUAGES.map(learn))
}
