import { statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicFile } from '../files.ts'
import { readManifest } from '../manifest.ts'
import { filmKey } from './film-sources.ts'
import type { Frame, Nearness } from './frame.ts'
import { filmBudget, filmFiles } from './make-film.ts'
import { stillFrame } from './still-shot.ts'
import { captions, film, filmSeconds, shots, type StillShot } from './storyboard.ts'

const resting: StillShot = {
  name: 'test',
  kind: 'still',
  seconds: 1,
  picture: 'fronts/odyssey',
  focus: [0.5, 0.5],
  zoom: [1, 1],
  move: [0, 0, 0],
}

/** A picture of the film's size: red rises from left to right, green from top to bottom. */
const picture: Frame = {
  ...film,
  rgb: Uint8Array.from({ length: film.width * film.height * 3 }, (_, index) => {
    const pixel = Math.floor(index / 3)
    const channel = index % 3
    if (channel === 2) return 0
    return channel === 0
      ? ((pixel % film.width) / film.width) * 255
      : (Math.floor(pixel / film.width) / film.height) * 255
  }),
}

const evenly = (nearness: number): Nearness => ({
  ...film,
  values: new Float32Array(film.width * film.height).fill(nearness),
})

const redAt = ({ rgb }: Frame, x: number, y: number) => rgb[(y * film.width + x) * 3]

test('lasts 10 to 15 seconds', () => {
  expect(filmSeconds).toBeGreaterThanOrEqual(10)
  expect(filmSeconds).toBeLessThanOrEqual(15)
})

test('shows captions from the first frame to the last without a gap', () => {
  const times = [...captions().matchAll(/^(\S+) --> (\S+)$/gm)].map(([, start, end]) => [start, end])
  expect(times[0]?.[0]).toBe('00:00.000')
  expect(times.slice(1).map(([start]) => start)).toEqual(times.slice(0, -1).map(([, end]) => end))
  expect(times.at(-1)?.[1]).toBe(`00:${filmSeconds.toFixed(3)}`)
})

test('gives every shot a name of its own and a length of whole frames', () => {
  expect(new Set(shots.map(({ name }) => name)).size).toBe(shots.length)
  for (const { seconds } of shots) expect(Math.round(seconds * film.fps)).toBeGreaterThan(film.fps)
})

test('shows the picture unchanged with a camera at rest', () => {
  expect(stillFrame(resting, picture, evenly(1), 0.5).rgb).toEqual(picture.rgb)
})

test('moves near things with the camera and leaves far ones in place', () => {
  const moving = { ...resting, move: [0.2, 0, 0] as const }
  const far = stillFrame(moving, picture, evenly(0), 1)
  const near = stillFrame(moving, picture, evenly(1), 1)
  expect(redAt(far, 640, 360)).toBe(redAt(picture, 640, 360))
  expect(redAt(near, 640, 360)).toBe(redAt(picture, 640 - 128, 360))
})

test('is cut from the current pictures', () => {
  expect(readManifest().film.key).toBe(filmKey())
})

test.each(Object.values(filmFiles))('has %s, as heavy as recorded and within the budget', (file) => {
  const { size } = statSync(publicFile(`/film/${file}`))
  expect(size).toBe(readManifest().film.bytes[file])
  expect(size).toBeLessThanOrEqual(filmBudget)
})
