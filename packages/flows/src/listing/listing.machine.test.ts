import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { expect, test } from 'vitest'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { listingFixtures } from './listing.fixtures.ts'
import { listingMachine } from './listing.machine.ts'

testPaths(listingMachine, listingFixtures)

const closed = {
  type: 'toast',
  tone: 'info',
  message: { key: 'walletTradeClosed' },
} as const

test('enters each dialog 150 ms after the last one left, and says at the end that nothing was listed', () => {
  const { actor, clock, seen } = start(listingMachine, {})
  actor.send({ type: 'listing.start', item: kestrelInterceptor })
  for (const step of ['confirming', 'choosingWallet', 'connecting']) {
    actor.send({ type: 'dialog.proceed' })
    clock.increment(149)
    expect(seen).not.toContain(step)
    clock.increment(1)
    expect(seen.at(-1)).toBe(step)
  }
  actor.send({ type: 'dialog.proceed' })
  expect(seen).toEqual([
    'idle',
    'reviewing',
    'toConfirmation',
    'confirming',
    'toWallets',
    'choosingWallet',
    'toConnection',
    'connecting',
    closed,
    'idle',
  ])
})

test('takes a double click on any button of the chain as one', () => {
  const { actor, clock, seen } = start(listingMachine, {})
  actor.send({ type: 'listing.start', item: kestrelInterceptor })
  actor.send({ type: 'listing.start', item: calderaRidge })
  expect(actor.getSnapshot().context).toEqual({ item: kestrelInterceptor })
  for (const step of ['confirming', 'choosingWallet', 'connecting', 'idle']) {
    actor.send({ type: 'dialog.proceed' })
    actor.send({ type: 'dialog.proceed' })
    clock.increment(150)
    expect(seen.at(-1)).toBe(step)
  }
  expect(seen.filter((entry) => typeof entry === 'object')).toEqual([closed])
})

test.each([0, 1, 2, 3])('closes after %i steps, keeps the item meanwhile, and takes another', (steps) => {
  const { actor, clock, seen } = start(listingMachine, {})
  actor.send({ type: 'listing.start', item: kestrelInterceptor })
  for (let step = 0; step < steps; step += 1) {
    actor.send({ type: 'dialog.proceed' })
    clock.increment(150)
  }
  actor.send({ type: 'dialog.close' })
  expect(seen.at(-1)).toBe('idle')
  expect(actor.getSnapshot().context).toEqual({ item: kestrelInterceptor })
  actor.send({ type: 'listing.start', item: calderaRidge })
  expect(actor.getSnapshot().context).toEqual({ item: calderaRidge })
})
