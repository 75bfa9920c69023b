import figures from '../../../../src/croupier/text/ru/hands.ftl?raw'
import shared from '../../../../src/croupier/text/ru/shared.ftl?raw'
import games from '../../kit/locales/ru/games.ftl?raw'
import own from '../locales/ru.ftl?raw'

export default [shared, figures, games, own]
