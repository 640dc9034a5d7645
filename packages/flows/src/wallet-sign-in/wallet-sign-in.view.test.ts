import { expect, test } from 'vitest'
import { walletSignInMachine } from './wallet-sign-in.machine.ts'
import { selectWalletSignInView } from './wallet-sign-in.view.ts'

const metamask = { id: 'io.metamask', name: 'MetaMask' }
const context = {
  screen: 'signIn',
  wallets: [metamask, { id: 'other', name: 'Other' }],
  walletId: 'io.metamask',
  address: '0xab',
  signed: { message: '', signature: '' },
} as const

test.each([
  ['finding', { status: 'finding' }],
  ['choosing', { status: 'choosing', wallets: context.wallets }],
  ['revoking', { status: 'connecting', wallet: metamask }],
  ['connecting', { status: 'connecting', wallet: metamask }],
  ['signing', { status: 'signing', wallet: metamask, address: '0xab' }],
  ['entering', { status: 'entering' }],
  ['ended', { status: 'ended' }],
] as const)('%s', (value, view) => {
  expect(selectWalletSignInView(walletSignInMachine.resolveState({ value, context }))).toEqual(view)
})
