import { expect, test } from 'vitest'
import { settled } from '../testing/calls.ts'
import { start } from '../testing/run.ts'
import { walletMachine } from './wallet.machine.ts'

test('findWallets answers, revoke answers, requestAccounts fails: ended', async () => {
  const { calls, seen } = start(walletMachine, { screen: 'signIn' })
  calls.take('findWallets').answer([{ id: 'io.metamask', name: 'MetaMask' }])
  await settled()
  calls.take('revoke').answer(undefined)
  await settled()
  calls.take('requestAccounts').fail({ code: 4001, message: 'User rejected the request.' })
  await settled()
  expect(seen).toEqual([
    'finding',
    'revoking',
    'connecting',
    { type: 'toast', tone: 'error', text: 'Signature cancelled', id: 'wallet' },
    'ended',
  ])
})
