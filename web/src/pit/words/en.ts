import own from '../locales/en.ftl?raw'
import pit from '../../../../src/croupier/text/en/pit.ftl?raw'

/** The pit's texts in one language: the page's own, and what the room says in the same words. */
export default [pit, own]
