import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicFile } from '../files.ts'
import { filmFiles } from '../film/make-film.ts'
import { shots } from '../film/storyboard.ts'
import { readManifest } from '../manifest.ts'
import { impact } from './instruments.ts'
import { soundKey } from './make-sound.ts'
import { passages } from './score.ts'
import {
  addTo,
  filtered,
  mastered,
  noise,
  sampleRate,
  silence,
  struck,
  tone,
  wavOf,
  type Signal,
} from './synth.ts'

const loudness = (signal: Signal) =>
  Math.sqrt(signal.reduce((sum, sample) => sum + sample ** 2, 0) / signal.length)

test('has a passage for every shot of the film, and no other', () => {
  expect(Object.keys(passages)).toEqual(shots.map(({ name }) => name))
})

test('repeats a sound exactly, and makes another one of another seed', () => {
  expect(impact(7, 1)).toEqual(impact(7, 1))
  expect(noise(7, 0.01)).not.toEqual(noise(8, 0.01))
})

test('swings a tone at its frequency', () => {
  const second = tone('sine', 100, 1)
  const turns = second.filter((sample, index) => sample >= 0 && (second[index - 1] ?? 0) < 0)
  expect(turns.length).toBeCloseTo(100, -0.5)
})

test('keeps what lies below the edge of a filter and removes what lies above', () => {
  const low = tone('sine', 100, 0.5)
  const high = tone('sine', 6000, 0.5)
  expect(loudness(filtered(low, 'low', 800)) / loudness(low)).toBeGreaterThan(0.8)
  expect(loudness(filtered(high, 'low', 800)) / loudness(high)).toBeLessThan(0.05)
})

test('raises a struck note to its peak and lets it fall to a third in its time', () => {
  const level = struck(0.1, 0.5)
  expect([level(0), level(0.1), level(0.6)]).toEqual([0, 1, Math.exp(-1)])
})

test('plays a sound on the left to the left channel alone', () => {
  const mix = silence(0.1)
  addTo(mix, tone('sine', 440, 0.1), 0, 1, -1)
  expect(loudness(mix.left)).toBeGreaterThan(0.5)
  expect(loudness(mix.right)).toBe(0)
})

test('starts a late sound at its place and cuts one that is too long', () => {
  const mix = silence(0.1)
  addTo(mix, new Float32Array(sampleRate).fill(1), 0.05, 1)
  expect(mix.left.findIndex((sample) => sample > 0)).toBe(0.05 * sampleRate)
  expect(mix.left.length).toBe(0.1 * sampleRate)
})

test('keeps every sample of the finished mix below its peak', () => {
  const loud = { left: new Float32Array([0, 4, -9]), right: new Float32Array([1, -2, 3]) }
  const { left, right } = mastered(loud, 0.7)
  expect(Math.max(...[...left, ...right].map(Math.abs))).toBeCloseTo(0.7, 5)
})

test('writes four bytes of a WAV file for each moment behind its header', () => {
  const file = wavOf(silence(0.5))
  expect(file.length).toBe(44 + 4 * 0.5 * sampleRate)
  expect(file.readUInt32LE(40)).toBe(4 * 0.5 * sampleRate)
})

test('has a sound track made from the current score', () => {
  expect(readManifest().sound.key).toBe(soundKey())
})

test.each([
  [filmFiles.av1, 'A_OPUS'],
  [filmFiles.h264, 'mp4a'],
])('has a sound track in %s', (file, codec) => {
  expect(readFileSync(publicFile(`/film/${file}`)).includes(codec)).toBe(true)
})
