import shared from '../../../../src/croupier/text/ru/shared.ftl?raw'
import own from '../locales/ru.ftl?raw'

export default [shared, own]
