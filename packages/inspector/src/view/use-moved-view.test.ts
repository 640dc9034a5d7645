import { expect, test } from 'vitest'
import { reading, showing } from './use-moved-view.ts'

/** The chart's room in Storybook's panel as it opens, 1440 x 900. */
const room = { width: 484, height: 220 }
const large = { width: 2000, height: 1200 }
const state = { x: 900, y: 600, width: 160, height: 60 }

test('a chart that fits is shown whole', () => {
  expect(reading(room, { width: 400, height: 180 }, state)).toEqual({ scale: 1, x: 42, y: 20 })
})

test('a chart that fits with letters a little smaller is shown whole', () => {
  const { scale } = reading(room, { width: 540, height: 200 }, state)
  expect(scale).toBeCloseTo(460 / 540)
})

test('of a chart that nobody could read whole, what is active is shown in letters of their full size', () => {
  expect(reading(room, large, state)).toEqual({ scale: 1, x: 242 - 980, y: 110 - 630 })
})

test('what is active at the edge of a chart leaves no room for nothing', () => {
  const { x, y } = reading(room, large, { ...state, x: 20, y: 1130 })
  expect({ x, y }).toEqual({ x: 12, y: room.height - 48 - large.height })
})

test('what is active and larger than its room is shown whole', () => {
  const { scale } = reading(room, large, { ...state, width: 920 })
  expect(scale).toBeCloseTo(0.5)
})

test('a step within sight moves nothing, and one out of sight keeps the scale', () => {
  const view = { scale: 1, x: -800, y: -500 }
  expect(showing(view, room, large, state)).toBe(view)
  expect(showing(view, room, large, { ...state, y: 900 })).toEqual({ scale: 1, x: 242 - 980, y: 110 - 930 })
})

test('what lies under the buttons is out of sight', () => {
  const view = { scale: 1, x: -800, y: -460 }
  expect(showing(view, room, large, state)).toEqual({ scale: 1, x: 242 - 980, y: 110 - 630 })
})

const wayOut = { x: 1150, y: 620, width: 120, height: 20 }

test('what is active is shown with the ways out of it, as near to each other as they lie', () => {
  expect(reading(room, large, state, [wayOut])).toEqual({ scale: 1, x: 242 - 1085, y: 110 - 630 })
})

test('a step within sight moves what it shows until its ways out are in sight, too', () => {
  const view = { scale: 1, x: -700, y: -520 }
  expect(showing(view, room, large, state)).toBe(view)
  expect(showing(view, room, large, state, [wayOut])).toEqual({ scale: 1, x: 242 - 1085, y: 110 - 630 })
  const both = { scale: 1, x: -820, y: -520 }
  expect(showing(both, room, large, state, [wayOut])).toBe(both)
})

test('of ways out that do not all fit, the nearest are shown', () => {
  const far = { ...wayOut, x: 1500 }
  expect(reading(room, large, state, [far, wayOut])).toEqual(reading(room, large, state, [wayOut]))
  expect(reading(room, large, state, [far])).toEqual(reading(room, large, state))
})

test('ways out that just fit lie above the buttons', () => {
  const below = { x: 920, y: 740, width: 120, height: 20 }
  expect(reading(room, large, state, [below])).toEqual({ scale: 1, x: 242 - 980, y: 220 - 48 - 760 })
})
