import shared from '../../../../src/croupier/text/ru/shared.ftl?raw'
import room from '../../../../src/croupier/text/ru/pit.ftl?raw'
import own from '../locales/ru.ftl?raw'

/** The pit's own words in one language, and the dealer's, which the room reads too. */
export default [shared, room, own]
