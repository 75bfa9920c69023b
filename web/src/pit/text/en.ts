import shared from '../../../../src/croupier/text/en/shared.ftl?raw'
import room from '../../../../src/croupier/text/en/pit.ftl?raw'
import own from '../locales/en.ftl?raw'

/** The pit's own words in one language, and the dealer's, which the room reads too. */
export default [shared, room, own]
