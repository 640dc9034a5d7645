import { expect, test } from 'vitest'
import { settled } from '../testing/calls.ts'
import { start } from '../testing/run.ts'
import { walletMachine } from './wallet.machine.ts'

test('findWallets answers, revoke answers, requestAccounts answers, after untilHint, after signatureLimit: ended', async () => {
  const { actor, calls, clock, seen } = start(walletMachine, { screen: 'signIn' })
  calls.take('findWallets').answer([{ id: 'io.metamask', name: 'MetaMask' }])
  await settled()
  calls.take('revoke').answer(undefined)
  await settled()
  calls.take('requestAccounts').answer(['0xA1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1', '0xb2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2'])
  await settled()
  clock.pass(actor, 'xstate.after.untilHint.wallet.signing')
  clock.pass(actor, 'xstate.after.signatureLimit.wallet.signing')
  expect(seen).toEqual([
    'finding',
    'revoking',
    'connecting',
    'signing',
    { type: 'toast', tone: 'info', text: 'Please check MetaMask and sign the message', durationMs: 10000, id: 'wallet' },
    'signing',
    { type: 'toast', tone: 'error', text: 'MetaMask Popup Issue!', id: 'wallet', steps: ['Click the MetaMask icon', 'Look for pending signature requests', 'Refresh the page and try again'], durationMs: 8000 },
    'ended',
  ])
})
