import { start } from '../kit/start'
import App from './App.svelte'
import { room } from './state/room.svelte'
import { tableTexts } from './text/texts'

room.open()
start(App, tableTexts, {})
