import { type Sound, samplesOf } from './sounds'

const GESTURES = ['pointerup', 'keydown'] as const

/** Plays sounds. Nothing is heard before the first tap or key on the page: browsers ask for that, and so does tact. */
class Speaker {
  #audio: AudioContext | null = null
  readonly #made = new Map<Sound, AudioBuffer>()

  /** Be ready from the first gesture on; one that was made already counts. */
  wait(): void {
    if (this.#audio) return
    if (navigator.userActivation?.hasBeenActive) return this.#open()
    const first = () => {
      for (const gesture of GESTURES) removeEventListener(gesture, first)
      this.#open()
    }
    for (const gesture of GESTURES) addEventListener(gesture, first)
  }

  #open(): void {
    if (this.#audio || !('AudioContext' in window)) return
    this.#audio = new AudioContext({ latencyHint: 'interactive' })
  }

  /** Play a sound so many milliseconds from now, as loud as `gain`, 0 to 1. Not heard: what is asked too early. */
  play(sound: Sound, gain: number, delay = 0): void {
    const audio = this.#audio
    if (!audio || gain <= 0) return
    // A phone that was locked, or a call, stops it.
    if (audio.state !== 'running') void audio.resume().catch(() => undefined)
    const source = new AudioBufferSourceNode(audio, { buffer: this.#buffer(audio, sound) })
    source.connect(new GainNode(audio, { gain })).connect(audio.destination)
    source.start(audio.currentTime + delay / 1000)
  }

  #buffer(audio: AudioContext, sound: Sound): AudioBuffer {
    const known = this.#made.get(sound)
    if (known) return known
    const samples = samplesOf(sound, audio.sampleRate)
    const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
    buffer.copyToChannel(samples, 0)
    this.#made.set(sound, buffer)
    return buffer
  }
}

export const speaker = new Speaker()
