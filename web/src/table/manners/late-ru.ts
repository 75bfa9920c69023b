import shared from '../../../../src/croupier/text/ru/shared.ftl?raw'
import log from '../log/ru.ftl?raw'
import words from './ru.ftl?raw'

export default [shared, log, words]
