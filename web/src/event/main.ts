import { mount } from 'svelte'
import { settings } from '../state/settings.svelte'
import '../app.css'
import EventPage from './EventPage.svelte'
import { hall } from './hall.svelte'
import { routeOf } from './route'
import { learn } from './catalogue'
import './theme.css'

const route = routeOf(location.pathname)
const secret = decodeURIComponent(location.hash.slice(1))

// The floor's key comes in the address the house printed; a player's code stands on his seat card.
if (secret && (route.face === 'list' || route.face === 'desk')) hall.key = secret
hall.open(route.face === 'list' ? null : route.event)

// Without its words the page is still better than no page.
void learn(settings.language)
  .catch(() => undefined)
  .then(() => mount(EventPage, { target: document.getElementById('event')!, props: { route, secret } }))
