import type { Stated, Stray } from '../kit/line/told'
import type { PitListMessage, PitMessage } from '../kit/wire/pit'
import type { FromSocket } from '../kit/wire/socket'

/** All that these pages hear. */
export type FromPit =
  Stated<PitMessage> | Stated<PitListMessage> | Exclude<FromSocket, { t: 'change' }> | Stray
