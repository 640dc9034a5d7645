/**
 * The instruments of the score: waves, noise, filters and a room. All of it is arithmetic, so that it repeats
 * exactly.
 */

export const sampleRate = 48_000

/** One channel, from -1 to 1. */
export type Signal = Float32Array

export interface Stereo {
  left: Signal
  right: Signal
}

/** A value that may change while a sound lasts: the time is in seconds since its beginning. */
export type Moving = number | ((time: number) => number)

const at = (moving: Moving, time: number): number => (typeof moving === 'number' ? moving : moving(time))

const signal = (seconds: number, value: (time: number, index: number) => number): Signal =>
  Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) =>
    value(index / sampleRate, index),
  )

export const silence = (seconds: number): Stereo => ({
  left: signal(seconds, () => 0),
  right: signal(seconds, () => 0),
})

/** One turn of a wave, read off as its phase goes from 0 to 1. */
const turn = (value: (phase: number) => number): Signal =>
  Float32Array.from({ length: 8192 }, (_, index) => value(index / 8192))

const sine = (phase: number) => Math.sin(phase * 2 * Math.PI)

const waves = {
  sine: turn(sine),
  // Twelve overtones, which fall off faster than a plain saw's: less to filter, nothing that folds back.
  saw: turn((phase) => {
    let sum = 0
    for (let overtone = 1; overtone <= 12; overtone++) sum += sine(phase * overtone) / overtone ** 1.15
    return sum * 0.6
  }),
}

/** A wave of so many hertz. */
export function tone(wave: keyof typeof waves, hertz: Moving, seconds: number): Signal {
  const table = waves[wave]
  let phase = 0
  return signal(seconds, (time) => {
    phase = (phase + at(hertz, time) / sampleRate) % 1
    return table[Math.floor(phase * table.length)]!
  })
}

/** White noise; another seed is another noise. */
export function noise(seed: number, seconds: number): Signal {
  let state = seed >>> 0 || 1
  return signal(seconds, () => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state | 0) / 2 ** 31
  })
}

type Band = 'low' | 'band'

/** Leaves what lies below so many hertz, or what lies around them. `resonance` from 0 to 1 sharpens that edge. */
export function filtered(source: Signal, band: Band, hertz: Moving, resonance = 0.2): Signal {
  const damping = 2 - 1.9 * resonance
  let low = 0
  let around = 0
  return source.map((sample, index) => {
    const edge = 2 * Math.sin((Math.PI * Math.min(at(hertz, index / sampleRate), 7500)) / sampleRate)
    low += edge * around
    around += edge * (sample - low - damping * around)
    return band === 'low' ? low : around
  })
}

/** As loud as `level` says. */
export const shaped = (source: Signal, level: (time: number) => number): Signal =>
  source.map((sample, index) => sample * level(index / sampleRate))

/** Rises within `attack` seconds and falls to a third every `decay` seconds from there. */
export const struck =
  (attack: number, decay: number) =>
  (time: number): number =>
    time < attack ? time / attack : Math.exp((attack - time) / decay)

/** Swells for `rise` seconds, holds, and is gone at the end of `seconds` after fading for `fall`. */
export const swelling =
  (seconds: number, rise: number, fall: number) =>
  (time: number): number =>
    Math.sin((Math.PI / 2) * Math.max(0, Math.min(1, time / rise, (seconds - time) / fall))) ** 2

export const together = (...sources: readonly Signal[]): Signal => {
  const longest = Math.max(...sources.map(({ length }) => length))
  return Float32Array.from({ length: longest }, (_, index) =>
    sources.reduce((sum, source) => sum + (source[index] ?? 0), 0),
  )
}

/** Adds a sound to the mix: when, how loud, and where it stands, from -1 on the left to 1 on the right. */
export function addTo(mix: Stereo, source: Signal, start: number, gain: number, place: Moving = 0): void {
  const offset = Math.round(start * sampleRate)
  for (const [index, sample] of source.entries()) {
    if (offset + index >= mix.left.length) return
    const angle = ((at(place, index / sampleRate) + 1) * Math.PI) / 4
    mix.left[offset + index]! += sample * gain * Math.cos(angle)
    mix.right[offset + index]! += sample * gain * Math.sin(angle)
  }
}

/** Delays of a large hall, in samples: they share no factor, so that no note of its own is heard. */
const halls = { left: [2287, 2699, 3089, 3461, 3907], right: [2339, 2741, 3163, 3539, 4001] } as const

/** The mix as it sounds in a hall; `share` of it is the hall, which has no ear for the deepest notes. */
export function inHall({ left, right }: Stereo, share: number): Stereo {
  const resounding = (dry: Signal, delays: readonly number[]) => {
    const deep = filtered(dry, 'low', 220)
    const heard = dry.map((sample, index) => sample - deep[index]!)
    const wet = together(...delays.map((delay) => echoing(heard, delay)))
    return dry.map((sample, index) => sample + (wet[index]! * share) / delays.length)
  }
  return { left: resounding(left, halls.left), right: resounding(right, halls.right) }
}

/** Comes back again and again, each time fainter and darker. */
function echoing(dry: Signal, delay: number): Signal {
  const wet = new Float32Array(dry.length)
  let dark = 0
  for (let index = delay; index < dry.length; index++) {
    dark += 0.5 * (wet[index - delay]! - dark)
    wet[index] = dry[index - delay]! + dark * 0.8
  }
  return wet
}

/** As loud as it can be without a sample beyond `peak`; what comes near bends rather than breaks. */
export function mastered({ left, right }: Stereo, peak: number): Stereo {
  const bend = 1.4
  const loudest = [left, right].reduce(
    (most, channel) => channel.reduce((top, sample) => Math.max(top, Math.abs(sample)), most),
    0,
  )
  const bent = (channel: Signal) =>
    channel.map((sample) => (peak * Math.tanh((bend * sample) / loudest)) / Math.tanh(bend))
  return { left: bent(left), right: bent(right) }
}

/** As a WAV file: 16 bits, two channels. */
export function wavOf({ left, right }: Stereo): Buffer {
  const bytes = left.length * 4
  const file = Buffer.alloc(44 + bytes)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(36 + bytes, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(2, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * 4, 28)
  file.writeUInt16LE(4, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(bytes, 40)
  for (let index = 0; index < left.length; index++) {
    file.writeInt16LE(Math.round(left[index]! * 32_767), 44 + index * 4)
    file.writeInt16LE(Math.round(right[index]! * 32_767), 46 + index * 4)
  }
  return file
}
