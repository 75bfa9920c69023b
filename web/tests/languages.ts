import { LANGUAGES, learn } from '../src/text/catalogue'

/** Tests speak both languages from the start; a page learns the one it needs. */
await Promise.all(LANGUAGES.map(learn))
