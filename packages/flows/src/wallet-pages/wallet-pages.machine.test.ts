import { expect, test } from 'vitest'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { walletPagesFixtures } from './wallet-pages.fixtures.ts'
import { walletPagesMachine, type WalletPage } from './wallet-pages.machine.ts'

testPaths(walletPagesMachine, walletPagesFixtures)

const closed = {
  type: 'toast',
  tone: 'info',
  message: { key: 'walletTradeClosed' },
} as const
const leave = (to: WalletPage | 'collectibles') => ({ type: 'navigate', to }) as const

test('leads from the spinner to the unlock page by itself, and to the list when the player wants it', () => {
  const { actor, clock, seen } = start(walletPagesMachine, { page: 'walletPagesConnect' })
  actor.send({ type: 'wallet.choose' })
  clock.increment(1499)
  actor.send({ type: 'wallet.back' })
  clock.increment(60_000)
  expect(seen).toEqual(['choosing', 'connecting', 'choosing'])
  actor.send({ type: 'wallet.choose' })
  actor.send({ type: 'wallet.choose' })
  clock.increment(1500)
  expect(seen.slice(3)).toEqual(['connecting', 'connecting', leave('walletPagesWelcome'), 'leaving'])
})

test('unlocks with a password alone, and forgives a missing one once it is typed', () => {
  const { actor, seen } = start(walletPagesMachine, { page: 'walletPagesWelcome' })
  const isMissing = () => actor.getSnapshot().context.passwordMissing
  actor.send({ type: 'wallet.unlock', typed: false })
  expect(isMissing()).toBe(true)
  actor.send({ type: 'password.edit' })
  expect(isMissing()).toBe(false)
  actor.send({ type: 'wallet.unlock', typed: true })
  expect(seen).toEqual(['locked', 'locked', 'locked', leave('walletPagesSignIn'), 'leaving'])
})

test('leaves once after a double click on Sign Message', () => {
  const { actor, seen } = start(walletPagesMachine, { page: 'walletPagesSignIn' })
  actor.send({ type: 'message.sign' })
  // The flow has ended before the second click.
  expect(actor.getSnapshot().status).toBe('done')
  expect(seen).toEqual(['signing', closed, leave('collectibles'), 'leaving'])
})

test('goes back from the message to the wallets', () => {
  const { actor, seen } = start(walletPagesMachine, { page: 'walletPagesSignIn' })
  actor.send({ type: 'wallet.back' })
  expect(seen).toEqual(['signing', leave('walletPagesConnect'), 'leaving'])
})
