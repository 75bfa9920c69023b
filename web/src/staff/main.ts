import { inAddress } from '../kit/session/address'
import { start } from '../kit/start'
import { staff } from './staff.svelte'
import StaffPage from './StaffPage.svelte'
import { staffTexts } from './text/texts'

// The code the house has printed is good once: it is taken out of the address before anything else.
const code = inAddress()
if (code) history.replaceState(null, '', location.pathname)

staff.open()
start(StaffPage, staffTexts, { code })
