import { expect, test } from 'vitest'
import { settled } from '../testing/calls.ts'
import { start } from '../testing/run.ts'
import { walletMachine } from './wallet.machine.ts'

test('findWallets answers, revoke answers, after accountLimit: ended', async () => {
  const { actor, calls, clock, seen } = start(walletMachine, { screen: 'signIn' })
  calls.take('findWallets').answer([{ id: 'io.metamask', name: 'MetaMask' }])
  await settled()
  calls.take('revoke').answer(undefined)
  await settled()
  clock.pass(actor, 'xstate.after.accountLimit.wallet.connecting')
  expect(seen).toEqual([
    'finding',
    'revoking',
    'connecting',
    { type: 'toast', tone: 'error', text: 'MetaMask Popup Issue!', id: 'wallet', steps: ['Click the MetaMask icon', 'Look for pending signature requests', 'Refresh the page and try again'], durationMs: 8000 },
    'ended',
  ])
})
