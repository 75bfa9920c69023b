import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { room } from './state/room.svelte'
import { settings } from './state/settings.svelte'
import { learn } from './text/catalogue'

room.open()
// Without its words the page is still better than no page.
void learn(settings.language)
  .catch(() => undefined)
  .then(() => mount(App, { target: document.getElementById('room')! }))
