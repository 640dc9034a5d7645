import { expect, test } from 'vitest'
import { settled } from '../testing/calls.ts'
import { start } from '../testing/run.ts'
import { walletMachine } from './wallet.machine.ts'

test('findWallets answers, wallet.choose, revoke answers, requestAccounts answers: ended', async () => {
  const { actor, calls, seen } = start(walletMachine, { screen: 'signIn' })
  calls.take('findWallets').answer([{ id: 'io.metamask', name: 'MetaMask' }, { id: 'com.other', name: 'Other Wallet' }])
  await settled()
  actor.send({ type: 'wallet.choose', id: 'com.other' })
  calls.take('revoke').answer(undefined)
  await settled()
  calls.take('requestAccounts').answer([])
  await settled()
  expect(seen).toEqual([
    'finding',
    'choosing',
    'revoking',
    'connecting',
    { type: 'toast', tone: 'error', text: 'Login failed: The wallet shares no account. Unlock it and try again.', id: 'wallet' },
    'ended',
  ])
})
