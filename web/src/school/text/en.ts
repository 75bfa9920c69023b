import shared from '../../../../src/croupier/text/en/shared.ftl?raw'
import own from '../locales/en.ftl?raw'

export default [shared, own]
