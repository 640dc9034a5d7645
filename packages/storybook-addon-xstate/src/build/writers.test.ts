import { expect, test } from 'vitest'
import Elk from 'elkjs/lib/elk.bundled.js'
import { foldedAtFirst, foldedChart, toChart } from '../chart.ts'
import { layoutChart } from '../layout.ts'
import { lamps, radio } from '../page/test-machines.ts'
import { toMermaid } from './mermaid.ts'
import { toSvg } from './svg.ts'

test('writes regions, history and initial states as Mermaid', () => {
  expect(toMermaid(toChart(lamps))).toContain('  --')
  const text = toMermaid(toChart(radio))
  expect(text).toContain('state "H" as')
  expect(text.match(/\[\*\] -->/g)).toHaveLength(2)
})

test('writes every state and transition as SVG', async () => {
  const chart = toChart(radio)
  const text = toSvg(await layoutChart(chart, new Elk()), ['radio.off'])
  for (const name of ['jazz', 'news', 'off', 'power', 'next']) expect(text).toContain(`>${name}</text>`)
  expect(text.match(/#e0f2fe/g)).toHaveLength(1)
})

test('draws a folded state as one box, with the transitions to and from it', () => {
  const chart = foldedChart(toChart(radio), new Set(['radio.on']))
  expect(chart.root.states.map(({ key, states }) => [key, states.length])).toEqual([
    ['on', 0],
    ['off', 0],
  ])
  expect(chart.edges.map(({ from, to, label }) => `${from} ${label} ${to}`)).toEqual([
    'radio.on power radio.off',
    'radio.off power radio.on',
  ])
  expect(foldedAtFirst(toChart(radio))).toEqual([])
})
