import { inAddress } from '../kit/session/address'
import { start } from '../kit/start'
import EventPage from './EventPage.svelte'
import { hall } from './hall.svelte'
import { routeOf } from './route'
import { eventTexts } from './text/texts'

const route = routeOf(location.pathname)
const secret = inAddress()

// A player's code stands on his seat card.
hall.open('event' in route ? route.event : null, route.face === 'desk')
start(EventPage, eventTexts, { route, secret })
