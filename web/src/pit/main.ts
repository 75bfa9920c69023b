import { mount } from 'svelte'
import '../app.css'
import { settings } from '../state/settings.svelte'
import { learn } from '../text/catalogue'
import { pit } from './pit.svelte'
import Pit from './Pit.svelte'

pit.open()
// Without its words the page is still better than no page.
void learn(settings.language)
  .catch(() => undefined)
  .then(() => mount(Pit, { target: document.getElementById('pit')! }))
