import { expect, test } from 'vitest'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { testTable } from '../testing/table.ts'
import { walletPagesFixtures } from './wallet-pages.fixtures.ts'
import { walletPagesMachine, type WalletPage } from './wallet-pages.machine.ts'

const { events } = walletPagesFixtures

const closed = {
  type: 'toast',
  tone: 'info',
  message: { key: 'walletTradeClosed' },
} as const
const leave = (to: WalletPage | 'collectibles') => ({ type: 'navigate', to }) as const

testTable(walletPagesMachine, {
  situations: {
    'nothing wrong': { page: 'walletWelcome', passwordMissing: false },
    'password missing': { page: 'walletWelcome', passwordMissing: true },
  },
  events,
  moves: [
    { from: 'choosing', on: 'wallet.choose', to: 'connecting' },
    { from: 'connecting', on: 'wallet.back', to: 'choosing' },
    { from: 'connecting', on: 'wallet answered', to: 'leaving', emits: [leave('walletWelcome')] },
    {
      when: ['password missing'],
      from: 'locked',
      on: 'password.edit',
      change: { passwordMissing: false },
    },
    {
      when: ['nothing wrong'],
      from: 'locked',
      on: 'unlock without one',
      change: { passwordMissing: true },
    },
    { from: 'locked', on: 'unlock with a password', to: 'leaving', emits: [leave('walletSignIn')] },
    { from: 'signing', on: 'message.sign', to: 'leaving', emits: [closed, leave('collectibles')] },
    { from: 'signing', on: 'wallet.back', to: 'leaving', emits: [leave('walletConnect')] },
  ],
})

testPaths(walletPagesMachine, walletPagesFixtures)

test.each([
  ['walletConnect', 'choosing'],
  ['walletWelcome', 'locked'],
  ['walletSignIn', 'signing'],
] as const)('starts the page %s in the state %s', (page, value) => {
  expect(start(walletPagesMachine, { page }).seen).toEqual([value])
})

test('leads from the spinner to the unlock page by itself, and to the list when the player wants it', () => {
  const { actor, clock, seen } = start(walletPagesMachine, { page: 'walletConnect' })
  actor.send({ type: 'wallet.choose' })
  clock.increment(1499)
  actor.send({ type: 'wallet.back' })
  clock.increment(60_000)
  expect(seen).toEqual(['choosing', 'connecting', 'choosing'])
  actor.send({ type: 'wallet.choose' })
  actor.send({ type: 'wallet.choose' })
  clock.increment(1500)
  expect(seen.slice(3)).toEqual(['connecting', 'connecting', leave('walletWelcome'), 'leaving'])
})

test('leaves once after a double click on Sign Message', () => {
  const { actor, seen } = start(walletPagesMachine, { page: 'walletSignIn' })
  actor.send({ type: 'message.sign' })
  // The flow has ended before the second click.
  expect(actor.getSnapshot().status).toBe('done')
  expect(seen).toEqual(['signing', closed, leave('collectibles'), 'leaving'])
})
