import { expect, test } from 'vitest'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { testTable } from '../testing/table.ts'
import { sellFixtures } from './sell.fixtures.ts'
import { sellMachine } from './sell.machine.ts'

const { events } = sellFixtures

const proceeds = ['proceed at a desk', 'proceed on a phone'] as const
const closed = {
  type: 'toast',
  tone: 'info',
  message: { key: 'walletTradeClosed' },
} as const
const toWallet = { type: 'navigate', to: 'walletConnect' } as const

testTable(sellMachine, {
  situations: { anybody: {} },
  events,
  moves: [
    { from: 'idle', on: 'sell.start', to: 'choosingItem' },
    { from: 'choosingItem', on: 'proceed at a desk', to: 'toWallets' },
    { from: 'choosingItem', on: 'proceed on a phone', to: 'idle', emits: [toWallet] },
    { from: 'toWallets', on: 'gap before the wallets', to: 'choosingWallet' },
    { from: 'choosingWallet', on: proceeds, to: 'toConnection' },
    { from: 'toConnection', on: 'gap before the connection', to: 'connecting' },
    { from: 'connecting', on: proceeds, to: 'idle', emits: [closed] },
    { from: ['choosingItem', 'choosingWallet', 'connecting'], on: 'dialog.close', to: 'idle' },
  ],
})

testPaths(sellMachine, sellFixtures)

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
