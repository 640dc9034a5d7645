import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { foldedAtFirst, foldedChart, toChart } from './chart.ts'
import { layoutChart, type Direction, type StateLayout } from './layout.ts'
import { lamps, order, radio } from './page/test-machines.ts'

/** Goes around its states, with a shortcut from every fifth one. */
const ring = (count: number) =>
  createMachine({
    id: 'ring',
    initial: 's0',
    states: Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        `s${at}`,
        { on: { next: `s${(at + 1) % count}`, ...(at % 5 === 0 && { skip: `s${(at * 7 + 3) % count}` }) } },
      ]),
    ),
  })

const isWithin = (inner: StateLayout, outer: { x: number; y: number; width: number; height: number }) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

const isOverlapping = (one: StateLayout, other: StateLayout) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

test.each([
  ['regions', lamps],
  ['a final state', order],
  ['history', radio],
  ['60 states', ring(60)],
  ['300 states', ring(300)],
] as const)('places states within their parents, beside each other, and links them: %s', (_kind, machine) => {
  const chart = toChart(machine)
  for (const direction of ['right', 'down'] satisfies Direction[]) {
    const layout = layoutChart(chart, direction)
    const leaves = layout.states.filter(({ state }) => state.states.length === 0)
    const overlapping = leaves.filter((one, index) =>
      leaves.slice(index + 1).some((other) => isOverlapping(one, other)),
    )
    const outside = layout.states.filter((box) => !isWithin(box, { x: 0, y: 0, ...layout }))
    const lost = layout.states.filter(({ state, ...box }) =>
      layout.states.some((inner) => state.states.includes(inner.state) && !isWithin(inner, box)),
    )
    const unlinked = layout.edges.filter(({ line }) => !/^M[\d. C-]+$/.test(line))
    expect([overlapping, outside, lost, unlinked]).toEqual([[], [], [], []])
    expect(layout.edges.filter(({ edge }) => edge)).toHaveLength(chart.edges.length)
  }
})

test('draws a folded state as one box, with the transitions to and from it', () => {
  const chart = foldedChart(toChart(radio), new Set(['radio.on']))
  expect(chart.root.states.map(({ key, states }) => [key, states.length])).toEqual([
    ['on', 0],
    ['off', 0],
  ])
  expect(chart.edges.map(({ from, to }) => `${from} ${to}`)).toEqual([
    'radio.on radio.off',
    'radio.off radio.on',
  ])
  expect(foldedAtFirst(toChart(radio))).toEqual([])
  const inner = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`s${at}`, {}]))
  const large = createMachine({ initial: 'all', states: { all: { initial: 's0', states: inner } } })
  expect(foldedAtFirst(toChart(large))).toEqual(['(machine).all'])
})
