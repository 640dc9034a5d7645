import { expect, test } from 'vitest'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { sellFixtures } from './sell.fixtures.ts'
import { sellMachine } from './sell.machine.ts'

testPaths(sellMachine, sellFixtures)

const closed = {
  type: 'toast',
  tone: 'info',
  message: { key: 'walletTradeClosed' },
} as const
const toWallet = { type: 'navigate', to: 'walletPagesConnect' } as const

test('enters each dialog 100 ms after the last one left, and says at the end that nothing was sold', () => {
  const { actor, clock, seen } = start(sellMachine, {})
  actor.send({ type: 'sell.start' })
  for (const step of ['choosingWallet', 'connecting']) {
    actor.send({ type: 'dialog.proceed', phone: false })
    clock.increment(99)
    expect(seen).not.toContain(step)
    clock.increment(1)
    expect(seen.at(-1)).toBe(step)
  }
  actor.send({ type: 'dialog.proceed', phone: false })
  expect(seen).toEqual([
    'idle',
    'choosingItem',
    'toWallets',
    'choosingWallet',
    'toConnection',
    'connecting',
    closed,
    'idle',
  ])
})

test('takes a double click on Sell Now as one, on a phone and on a desktop', () => {
  const onPhone = start(sellMachine, {})
  onPhone.actor.send({ type: 'sell.start' })
  onPhone.actor.send({ type: 'dialog.proceed', phone: true })
  onPhone.actor.send({ type: 'dialog.proceed', phone: true })
  expect(onPhone.seen).toEqual(['idle', 'choosingItem', toWallet, 'idle', 'idle'])

  const atDesktop = start(sellMachine, {})
  atDesktop.actor.send({ type: 'sell.start' })
  atDesktop.actor.send({ type: 'dialog.proceed', phone: false })
  atDesktop.actor.send({ type: 'dialog.proceed', phone: false })
  atDesktop.clock.increment(1000)
  expect(atDesktop.actor.getSnapshot().value).toBe('choosingWallet')
})

test.each([0, 1, 2])('closes after %i steps without a message', (steps) => {
  const { actor, clock, seen } = start(sellMachine, {})
  actor.send({ type: 'sell.start' })
  for (let step = 0; step < steps; step += 1) {
    actor.send({ type: 'dialog.proceed', phone: false })
    clock.increment(100)
  }
  actor.send({ type: 'dialog.close' })
  expect(seen.at(-1)).toBe('idle')
  expect(seen).not.toContainEqual(closed)
})
