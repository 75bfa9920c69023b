import { start } from '../kit/start'
import App from './App.svelte'
import { room } from './state/room.svelte'
import { tableTexts } from './text/texts'

// A hand that is shown again needs no line to the room.
if (location.pathname.startsWith('/hand/')) void import('./replay/begin')
else {
  room.open()
  start(App, tableTexts, {})
}
