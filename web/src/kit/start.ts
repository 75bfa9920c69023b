import { type Component, mount } from 'svelte'
import './app.css'
import './theme.css'
import { whenPartsLack } from './shell/anew'
import { settings } from './session/settings.svelte'
import { learn, teach, type Texts } from './text/catalogue'
import { kitTexts } from './text/texts'

/** Put a page on the screen as soon as its words are here; without its words it is still better than no page. */
export function start<Props extends Record<string, unknown>>(
  page: Component<Props>,
  texts: Texts,
  props: Props,
): void {
  whenPartsLack()
  void Promise.all([teach(kitTexts), teach(texts), learn(settings.language)])
    .catch(() => undefined)
    .then(() => mount(page, { target: document.getElementById('page')!, props }))
    .then(() => import('./shell/installed.svelte'))
    .then(({ installed }) => installed.begin())
}
