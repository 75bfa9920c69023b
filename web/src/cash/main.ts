import { mount } from 'svelte'
import '../app.css'
import { settings } from '../state/settings.svelte'
import { learn } from '../text/catalogue'
import CashPage from './CashPage.svelte'
import { cash } from './cash.svelte'
import { routeOf } from './route'

cash.open()
// Without its words the frame is still better than no page.
void learn(settings.language)
  .catch(() => undefined)
  .then(() =>
    mount(CashPage, {
      target: document.getElementById('cash')!,
      props: { route: routeOf(location.pathname) },
    }),
  )
