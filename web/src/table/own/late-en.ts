import shared from '../../../../src/croupier/text/en/shared.ftl?raw'
import words from './en.ftl?raw'

export default [shared, words]
