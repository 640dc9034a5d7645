import { calderaRidge, kestrelInterceptor } from '@meridian/contract/fixtures'
import { expect, test } from 'vitest'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { testTable } from '../testing/table.ts'
import { listingFixtures } from './listing.fixtures.ts'
import { listingMachine } from './listing.machine.ts'

const { events } = listingFixtures

const closed = {
  type: 'toast',
  tone: 'info',
  message: { key: 'walletTradeClosed' },
} as const

testTable(listingMachine, {
  situations: { 'nothing yet': { item: null }, 'a parcel before': { item: calderaRidge } },
  events,
  moves: [
    { from: 'idle', on: 'listing.start', to: 'reviewing', change: { item: kestrelInterceptor } },
    { from: 'reviewing', on: 'dialog.proceed', to: 'toConfirmation' },
    { from: 'toConfirmation', on: 'gap before the confirmation', to: 'confirming' },
    { from: 'confirming', on: 'dialog.proceed', to: 'toWallets' },
    { from: 'toWallets', on: 'gap before the wallets', to: 'choosingWallet' },
    { from: 'choosingWallet', on: 'dialog.proceed', to: 'toConnection' },
    { from: 'toConnection', on: 'gap before the connection', to: 'connecting' },
    { from: 'connecting', on: 'dialog.proceed', to: 'idle', emits: [closed] },
    {
      from: ['reviewing', 'confirming', 'choosingWallet', 'connecting'],
      on: 'dialog.close',
      to: 'idle',
    },
  ],
})

testPaths(listingMachine, listingFixtures)

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
  const twice = () => {
    actor.send({ type: 'dialog.proceed' })
    actor.send({ type: 'dialog.proceed' })
    clock.increment(150)
  }
  actor.send({ type: 'listing.start', item: kestrelInterceptor })
  actor.send({ type: 'listing.start', item: calderaRidge })
  expect(actor.getSnapshot().context).toEqual({ item: kestrelInterceptor })
  for (const step of ['confirming', 'choosingWallet', 'connecting', 'idle']) {
    twice()
    expect(seen.at(-1)).toBe(step)
  }
  expect(seen.filter((entry) => typeof entry === 'object')).toEqual([closed])
})

test('replaces the last listing by the next', () => {
  const { actor } = start(listingMachine, {})
  actor.send({ type: 'listing.start', item: kestrelInterceptor })
  actor.send({ type: 'dialog.close' })
  expect(actor.getSnapshot().context).toEqual({ item: kestrelInterceptor })
  actor.send({ type: 'listing.start', item: calderaRidge })
  expect(actor.getSnapshot().context).toEqual({ item: calderaRidge })
})
