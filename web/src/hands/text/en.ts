import figures from '../../../../src/croupier/text/en/hands.ftl?raw'
import shared from '../../../../src/croupier/text/en/shared.ftl?raw'
import games from '../../kit/locales/en/games.ftl?raw'
import own from '../locales/en.ftl?raw'

export default [shared, figures, games, own]
