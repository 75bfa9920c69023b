import { inAddress } from '../kit/session/key'
import { start } from '../kit/start'
import EventPage from './EventPage.svelte'
import { hall } from './hall.svelte'
import { routeOf } from './route'
import { eventTexts } from './text/texts'

const route = routeOf(location.pathname)
const secret = inAddress()

// The floor's key comes in the address the house printed; a player's code stands on his seat card.
if (secret && (route.face === 'list' || route.face === 'desk')) hall.line.key = secret
hall.open(route.face === 'list' ? null : route.event)
start(EventPage, eventTexts, { route, secret })
