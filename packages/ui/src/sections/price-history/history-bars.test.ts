import { priceText } from '@meridian-2117/contract/money/pricing'
import { expect, test } from 'vitest'
import { barText, historyAxisMax, historyBars } from './history-bars.ts'

test('draws each purchase that was kept as a bar with its text, and none as one bar of value 0', () => {
  expect(
    historyBars(
      [
        { title: 'Shard', amount: 640.5, createdAt: 5 },
        { title: 'Gift', amount: 0, createdAt: 6 },
      ],
      'None',
    ),
  ).toEqual([
    { label: 'Shard', amount: 640.5, time: 5 },
    { label: 'Gift', amount: 0, time: 6 },
  ])
  expect(historyBars([], 'None')).toEqual([{ label: 'None', amount: 0 }])
  expect(
    historyBars(
      [
        { title: 'Shard', amount: 640.5, createdAt: 5, refund: { state: 'done', amount: 40 } },
        { title: 'Halo', amount: 310, createdAt: 6, refund: { state: 'pending', amount: 310 } },
      ],
      'None',
    ),
  ).toEqual([{ label: 'Shard', amount: 640.5, time: 5 }])
  expect([640.5, 0].map((amount) => barText(amount, priceText))).toEqual(['$640.5', ''])
})

test('ends the axis at 110% of the largest amount', () => {
  expect(historyAxisMax(historyBars([{ title: 'Shard', amount: 200, createdAt: 0 }], 'None'))).toBeCloseTo(
    220,
  )
  expect(historyAxisMax(historyBars([], 'None'))).toBe(0)
})
