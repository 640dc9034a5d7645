/** The voices of the score, made from waves and noise. */
import {
  filtered,
  noise,
  shaped,
  struck,
  swelling,
  together,
  tone,
  type Moving,
  type Signal,
} from './synth.ts'

/** Hertz of a note, counted in half tones from the A below middle C, 220 Hz. */
const note = (halfTones: number): number => 220 * 2 ** (halfTones / 12)

/** A chord of slowly beating saws under a filter: the air that everything stands in. */
export function pad(notes: readonly number[], seconds: number, brightness: Moving): Signal {
  const voices = notes.flatMap((halfTones, index) =>
    [-0.07, 0.07].map((detuned) =>
      shaped(
        tone('saw', note(halfTones + detuned), seconds),
        (time) => 1 + 0.2 * Math.sin(time * (1.1 + index * 0.3) + index),
      ),
    ),
  )
  const chord = filtered(filtered(together(...voices), 'low', brightness), 'low', brightness)
  return shaped(chord, swelling(seconds, Math.min(0.5, seconds / 3), Math.min(0.9, seconds / 2)))
}

/** A blow that is felt more than heard: a falling bass and a breath of dust. */
export function impact(seed: number, weight: number): Signal {
  const body = tone('sine', (time) => 34 + 62 * Math.exp(-time * 9), 1.8)
  const dust = filtered(noise(seed, 1.1), 'low', (time) => 2600 * Math.exp(-time * 6) + 120)
  return together(
    shaped(body, (time) => weight * struck(0.004, 0.42)(time)),
    shaped(dust, (time) => 0.5 * struck(0.002, 0.2)(time)),
  )
}

/** Glass: partials that are no whole multiples, the higher the sooner gone. */
export function bell(halfTones: number, decay = 0.9): Signal {
  const partials = [1, 2.01, 2.76, 4.07, 5.4]
  return together(
    ...partials.map((partial, index) =>
      shaped(
        tone('sine', note(halfTones) * partial, decay * 3),
        (time) => (0.6 / (index + 1)) * struck(0.003, decay / (1 + index * 0.7))(time),
      ),
    ),
  )
}

/** A large drum skin. */
export function drum(seed: number): Signal {
  const skin = tone('sine', (time) => 58 + 70 * Math.exp(-time * 26), 0.7)
  const stick = filtered(noise(seed, 0.15), 'band', 900, 0.3)
  return together(
    shaped(skin, struck(0.002, 0.16)),
    shaped(stick, (time) => 0.4 * struck(0.001, 0.03)(time)),
  )
}

/** A short plucked bass: the pulse of a race. */
export function pluck(halfTones: number): Signal {
  const string = tone('saw', note(halfTones), 0.3)
  return shaped(
    filtered(string, 'low', (time) => 200 + 1900 * Math.exp(-time * 20), 0.5),
    struck(0.003, 0.09),
  )
}

/** Something fast that comes and is gone: its pitch falls as it passes in the middle of `seconds`. */
export function pass(seed: number, seconds: number, engine: number): Signal {
  const nearness = (time: number) => Math.exp(-(((time - seconds / 2) / (seconds / 5)) ** 2))
  const pitch = (time: number) => 1.16 - 0.32 / (1 + Math.exp((seconds / 2 - time) * 12))
  const air = filtered(noise(seed, seconds), 'band', (time) => 300 + 2400 * nearness(time) * pitch(time), 0.3)
  const motor = filtered(
    tone('saw', (time) => engine * pitch(time), seconds),
    'low',
    (time) => 300 + 1500 * nearness(time),
  )
  return together(
    shaped(air, (time) => 0.9 * nearness(time)),
    shaped(motor, (time) => 0.5 * nearness(time)),
  )
}

/** Air that rises until something happens. */
export function riser(seed: number, seconds: number): Signal {
  const air = filtered(noise(seed, seconds), 'band', (time) => 180 * 26 ** (time / seconds), 0.55)
  const voice = tone('saw', (time) => note(-19 + 12 * (time / seconds) ** 2), seconds)
  const level = (time: number) => (time / seconds) ** 2.4
  return together(
    shaped(air, level),
    shaped(
      filtered(voice, 'low', (time) => 200 + 1800 * (time / seconds)),
      (time) => 0.25 * level(time),
    ),
  )
}
