import { bringToken, hasToken, heedPages, takeName, tellPages } from '../session/people'
import type { Hello } from '../wire/client-message'
import { Refused } from '../http'
import type { Done, Refused as Refusal, Welcome } from '../wire/socket'
import { say } from '../text/say'
import { aside } from '../session/aside.svelte'
import { settings } from '../session/settings.svelte'
import { commandId } from './commands'
import type { Answer, Asking, Given, Rejection } from './outbox'
import { type Happening, newSession, reduce, type Session } from './session'
import { Told } from './told'
import { type Said, type Socket, Wire } from './wire'

/** The version of the protocol this page speaks: docs/protocol.md. */
const PROTOCOL = 4
/** After so many milliseconds without an answer a command is late. */
const LATE = 2_500

/** The house wants to know whether it is still he who works here, or wants a second person to sign. */
const WAITS = /^staff-(prove-again|sign-too)$/

/** Milliseconds between tries to become somebody. */
const PAUSES = [1_000, 2_000, 4_000]

/** What a page makes of what it hears, beside the session that every page has. */
export interface Page<S, M> {
  start: S
  /** What is known after a message, and when it came (ms of this device). */
  heard: (state: S, message: M, at: number) => S
  /** What is known after a refusal of what the page looks at, null for any other refusal. */
  missed?: (state: S, code: string) => S | null
  /** The wallet as a message tells it, null for one that does not. */
  wallet?: (message: M) => number | null
  /** What to look at, after every hello. */
  follow: (state: S) => readonly Said[]
  /** What is done about a message once the state has it. */
  then?: (message: M) => void
}

/** What the components of the kit need of a line. */
export interface Speaking {
  readonly session: Session
  join(name: string): void
  become(how: () => Promise<unknown>): Promise<void>
  tell(code: string, text: string, clause: string | null): void
  read(notice: number): void
}

/** Do something that may be done twice, again while the house does not answer. */
async function insisted(how: () => Promise<unknown>): Promise<void> {
  for (const pause of PAUSES) {
    try {
      await how()
      return
    } catch (wrong) {
      if (wrong instanceof Refused) throw wrong
      await new Promise((go) => setTimeout(go, pause))
    }
  }
  await how()
}

/** A page's one owner of state: it keeps the line to the room open, hears it, and speaks. */
export class Line<S, M extends { t: string }, A extends Asking = Asking> implements Speaking {
  #page: Page<S, M>
  #state: S = $state.raw()!
  #session: Session<A> = $state.raw()!
  /** The ids of what was whispered, until it is answered. */
  #whispered = new Set<string>()
  /** Who waits for the answer to a command, by its id. */
  #awaited = new Map<string, (refused: Rejection | null) => void>()
  #greeted = false
  #joining: { id: string; name: string } | null = null
  #told = new Told()
  #wire = new Wire({
    open: () => new WebSocket(location.origin.replace(/^http/, 'ws') + '/ws') as unknown as Socket,
    up: () => this.#hello(),
    down: () => this.#happen({ t: 'down' }),
    hear: (message) => this.#hear(this.#told.whole(message as M) as M),
  })

  constructor(page: Page<S, M>) {
    this.#page = page
    this.#state = page.start
    this.#session = newSession()
  }

  get state(): S {
    return this.#state
  }

  get session(): Session<A> {
    return this.#session
  }

  open(): void {
    if (hasToken()) void bringToken().finally(() => this.#wire.connect())
    else this.#wire.connect()
    heedPages(() => this.#again())
    // Refusals are told in the language of the last hello.
    settings.heed(() => this.#greet())
    addEventListener('online', () => this.#wakeUp())
    addEventListener('offline', () => this.#wire.check())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#wakeUp()
    })
  }

  change(by: (state: S) => S): void {
    this.#state = by(this.#state)
  }

  /** Speak, if anybody hears; nothing comes back, and nothing is said again. */
  say(message: Said): void {
    if (message.t === 'unwatch') this.#told.forget(String(message['of']))
    if (this.#session.line === 'open') this.#wire.send(message)
  }

  /**
   * Ask something of what is watched by the id `to`, or of the `house`, and keep it until it is answered.
   * Returns what comes of it; `said` is how the notice of its being done names it.
   */
  ask(to: string, ask: A, said = ''): Answer {
    const id = commandId()
    const answer: Answer = new Promise((answered) => this.#awaited.set(id, answered))
    this.#command({ t: 'ask', id, to, ask }, said)
    return answer
  }

  /** Ask something that nobody waits for, such as a number for a deck's cut: nobody is told what comes of it. */
  whisper(to: string, ask: A): void {
    if (this.#session.line !== 'open') return
    const id = commandId()
    this.#whispered.add(id)
    this.say({ t: 'ask', id, to, ask })
  }

  /** Take a name. One that was not answered is asked for under the same id when it is asked for again. */
  join(name: string): void {
    if (this.#joining?.name !== name) this.#joining = { id: commandId(), name }
    const { id } = this.#joining
    void this.become(() => insisted(() => takeName(id, name)))
  }

  /** Be somebody, in whatever way the house is shown that one is: the line is opened anew as him. */
  async become(how: () => Promise<unknown>): Promise<void> {
    this.#happen({ t: 'joining', on: true })
    try {
      await how()
      this.#joining = null
      tellPages()
      this.#again()
    } catch (wrong) {
      // What the house refused it will refuse again; where it did not answer, it may have heard.
      if (wrong instanceof Refused) this.#joining = null
      this.tell('people', wrong instanceof Refused ? wrong.message : say('join-lost'), null)
    } finally {
      this.#happen({ t: 'joining', on: false })
    }
  }

  /** A socket is who its browser was when it was opened: open it anew. */
  #again(): void {
    this.#happen({ t: 'again' })
    this.#wire.again()
  }

  #command(command: Given<A>, said = ''): void {
    this.#happen({ t: 'sent', command, said })
    setTimeout(() => this.#happen({ t: 'late', id: command.id }), LATE)
    this.#speak(command)
  }

  #speak(command: Given<A>): void {
    this.say({ ...command })
  }

  /** Something to read that is no answer to a command. */
  tell(code: string, text: string, clause: string | null): void {
    this.#happen({ t: 'told', code, text, clause })
  }

  read(notice: number): void {
    this.#happen({ t: 'read', notice })
  }

  #happen(happening: Happening<A>): void {
    this.#session = reduce(this.#session, happening)
    if (happening.t === 'heard') this.#answered(happening.message as Done | Refusal)
  }

  /** Whoever waits for an answer has it, with the notice that was made of a refusal. */
  #answered({ t, id }: Pick<Done | Refusal, 't' | 'id'>): void {
    const answered = this.#awaited.get(id ?? '')
    if (!answered || (t !== 'done' && t !== 'refused')) return
    this.#awaited.delete(id!)
    const notice = this.#session.notices.at(-1)!
    answered(t === 'done' ? null : { ...notice, read: () => this.read(notice.key) })
  }

  #greet(): void {
    if (this.#session.line === 'open') this.#hello()
  }

  #hello(): void {
    this.#greeted = false
    this.#whispered.clear()
    const hello: Hello = { t: 'hello', protocol: PROTOCOL, lang: settings.language }
    this.#wire.send({ ...hello })
  }

  #wakeUp(): void {
    if (this.#session.line === 'lost') this.#wire.again()
    else this.#wire.check()
  }

  #hear(message: M): void {
    const refused = message as unknown as Refusal
    if (this.#whispered.delete(refused.id ?? '')) return
    if (WAITS.test(refused.code)) {
      // What was asked waits: as soon as it is proved the line is opened anew, and it is asked again.
      aside.waits.push({
        refused,
        outbox: this.#session.outbox,
        then: (so) => (so ? this.#again() : this.#happen({ t: 'heard', message })),
      })
      return
    }
    const back = this.#session.line !== 'open'
    const missed = message.t === 'refused' ? this.#missed(refused) : null
    if (missed) this.#state = missed
    else {
      this.#happen({ t: 'heard', message })
      this.#state = this.#page.heard(this.#state, message, Date.now())
    }
    const wallet = this.#page.wallet?.(message) ?? null
    if (wallet !== null) this.#happen({ t: 'paid', wallet })
    if (this.#session.line === 'old') this.#wire.close()
    this.#page.then?.(message)
    if (message.t === 'welcome') {
      ;({ care: aside.care, station: aside.station } = message as unknown as Welcome)
      this.#welcomed(back)
    }
  }

  #missed({ id, code }: Refusal): S | null {
    return id === null ? (this.#page.missed?.(this.#state, code) ?? null) : null
  }

  #welcomed(back: boolean): void {
    // A wallet that changes is told by a welcome too; only that of a hello begins anew.
    if (this.#greeted) return
    this.#greeted = true
    for (const each of this.#page.follow(this.#state)) this.say(each)
    if (back) for (const { command } of this.#session.outbox) this.#speak(command)
  }
}
