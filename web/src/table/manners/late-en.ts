import shared from '../../../../src/croupier/text/en/shared.ftl?raw'
import log from '../log/en.ftl?raw'
import words from './en.ftl?raw'

export default [shared, log, words]
