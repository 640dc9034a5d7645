import { expect, test } from 'vitest'
import { settled } from '../testing/calls.ts'
import { start } from '../testing/run.ts'
import { walletMachine } from './wallet.machine.ts'

test('findWallets answers: ended', async () => {
  const { calls, seen } = start(walletMachine, { screen: 'signIn' })
  calls.take('findWallets').answer([])
  await settled()
  expect(seen).toEqual([
    'finding',
    { type: 'toast', tone: 'error', text: 'MetaMask is not installed', id: 'wallet' },
    'ended',
  ])
})
