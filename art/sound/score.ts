/** The score of the film: what is heard in each of its shots, timed by the cutting list. */
import { filmSeconds, film, framesOf, shots } from '../film/storyboard.ts'
import { bell, drum, impact, pad, pass, pluck, riser } from './instruments.ts'
import { addTo, inHall, mastered, shaped, silence, type Moving, type Signal, type Stereo } from './synth.ts'

/** Adds a sound to a shot, `start` seconds after the cut. */
type Play = (sound: Signal, start: number, gain: number, place?: Moving) => void

interface Passage {
  /** The notes that are held, in half tones from 220 Hz. */
  chord: readonly number[]
  /** The cutoff frequency of the chord's filter, in hertz. */
  brightness: Moving
  /** Plays the sounds over the chord; `seconds` is the length of the shot. */
  play: (play: Play, seconds: number) => void
}

/** From D minor through its neighbours to D major, where the title stands. */
export const passages: Readonly<Record<string, Passage>> = {
  'the-gate': {
    chord: [-19, -12, -7, -4],
    brightness: (time) => 220 + 620 * time,
    play: (play, seconds) => {
      play(riser(11, seconds), 0, 0.7)
      for (const [index, halfTones] of [17, 20, 24, 29].entries())
        play(bell(halfTones, 1.4), 0.7 + index * 0.42, 0.22, index % 2 ? 0.6 : -0.6)
    },
  },
  'relic-turns': {
    chord: [-23, -11, -7, -4, 0],
    brightness: 1300,
    play: (play) => {
      for (const [index, halfTones] of [24, 17, 20, 29, 27, 24].entries())
        play(bell(halfTones), 0.12 + index * 0.28, 0.34, Math.sin(index * 2.2) * 0.7)
    },
  },
  odyssey: {
    chord: [-14, -7, -2, 1],
    brightness: (time) => 1000 + 500 * time,
    play: (play) => {
      for (const [index, halfTones] of [13, 8, 5].entries())
        play(bell(halfTones, 1.6), 0.3 + index * 0.4, 0.4, 0.5 - index * 0.5)
    },
  },
  slipstream: {
    chord: [-19, -12, -7, -4],
    brightness: 1900,
    play: (play, seconds) => {
      for (let step = 0; step * 0.117 < seconds; step++)
        play(pluck(step % 4 === 3 ? -16 : -19), step * 0.117, 0.7, step % 2 ? 0.25 : -0.25)
      play(pass(23, seconds, 140), 0, 1.6, (time) => 1 - (2 * time) / seconds)
    },
  },
  'wing-passes': {
    chord: [-12, -10, -5, 0],
    brightness: 1700,
    play: (play, seconds) => {
      for (let step = 0; step * 0.117 < seconds; step++) play(pluck(-24), step * 0.117, 0.5)
      play(pass(31, seconds, 92), 0.1, 2.2, (time) => (2 * time) / seconds - 1)
    },
  },
  dominion: {
    chord: [-23, -16, -11, -4],
    brightness: 1400,
    play: (play) => {
      for (const [index, beat] of [0.25, 0.5, 0.625, 0.75, 1, 1.25, 1.375].entries())
        play(drum(41 + index), beat, 0.75, index % 2 ? 0.4 : -0.4)
    },
  },
  map: {
    chord: [-21, -14, -9, -2],
    brightness: (time) => 1200 + 1500 * time,
    play: (play, seconds) => {
      play(riser(53, seconds), 0, 1.5)
      for (let beat = 0; beat < seconds; beat += 0.2) play(drum(61), beat, 0.2 + 0.35 * (beat / seconds))
    },
  },
  title: {
    chord: [-19, -12, -7, -3, 5],
    brightness: (time) => 4200 * Math.exp(-time * 0.7) + 500,
    play: (play) => {
      play(impact(71, 1.2), 0, 1)
      for (const [index, halfTones] of [5, 12, 17, 21, 29].entries())
        play(bell(halfTones, 1.8), 0.5 + index * 0.16, 0.45, index * 0.3 - 0.6)
    },
  },
}

/** The whole of it, as long as the film. */
export function score(): Stereo {
  const mix = silence(filmSeconds)
  let frame = 0
  for (const [index, shot] of shots.entries()) {
    const passage = passages[shot.name]
    if (!passage) throw new Error(`Nothing is written for the shot ${shot.name}`)
    const cut = frame / film.fps
    const seconds = framesOf(shot) / film.fps
    // A chord rings on into the next.
    addTo(mix, pad(passage.chord, seconds + 0.7, passage.brightness), cut, 0.07)
    if (index > 0) addTo(mix, impact(index, 0.9), cut, 0.75)
    passage.play((sound, start, gain, place) => addTo(mix, sound, cut + start, gain, place), seconds)
    frame += framesOf(shot)
  }
  return faded(mastered(inHall(mix, 0.5), 0.7))
}

/** Out of silence with the picture, and back into it. */
function faded({ left, right }: Stereo): Stereo {
  const level = (time: number) => Math.max(0, Math.min(1, time / 0.4, (filmSeconds - time) / 0.6))
  return { left: shaped(left, level), right: shaped(right, level) }
}
