import { start } from '../kit/start'
import CashPage from './CashPage.svelte'
import { cash } from './cash.svelte'
import { routeOf } from './route'
import { cashTexts } from './text/texts'

cash.open()
start(CashPage, cashTexts, { route: routeOf(location.pathname) })
