import { expect, test } from 'vitest'
import { settled } from '../testing/calls.ts'
import { start } from '../testing/run.ts'
import { walletMachine } from './wallet.machine.ts'

test('findWallets answers, revoke answers, requestAccounts answers, requestSignature fails: ended', async () => {
  const { calls, seen } = start(walletMachine, { screen: 'signIn' })
  calls.take('findWallets').answer([{ id: 'io.metamask', name: 'MetaMask' }])
  await settled()
  calls.take('revoke').answer(undefined)
  await settled()
  calls.take('requestAccounts').answer(['0xA1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1A1', '0xb2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2b2'])
  await settled()
  calls.take('requestSignature').fail({ code: 4001, message: 'User denied message signature.' })
  await settled()
  expect(seen).toEqual([
    'finding',
    'revoking',
    'connecting',
    'signing',
    { type: 'toast', tone: 'error', text: 'Signature cancelled', id: 'wallet' },
    'ended',
  ])
})
