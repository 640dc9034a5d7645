import { expect, test } from 'vitest'
import { walletPagesMachine, type WalletPagesContext } from './wallet-pages.machine.ts'
import { selectWalletPagesView } from './wallet-pages.view.ts'

const still = { connecting: false, passwordError: undefined, busy: false }
const on = (page: WalletPagesContext['page'], passwordMissing = false) => ({ page, passwordMissing })

test.each([
  ['arriving', on('walletConnect'), still],
  ['choosing', on('walletConnect'), still],
  ['connecting', on('walletConnect'), { ...still, connecting: true }],
  ['leaving', on('walletConnect'), { ...still, connecting: true, busy: true }],
  ['locked', on('walletWelcome'), still],
  ['locked', on('walletWelcome', true), { ...still, passwordError: { key: 'walletPasswordMissing' } }],
  ['leaving', on('walletWelcome'), { ...still, busy: true }],
  ['signing', on('walletSignIn'), still],
  ['leaving', on('walletSignIn'), { ...still, busy: true }],
] as const)('%s shows what its page can do', (value, context, view) => {
  expect(selectWalletPagesView(walletPagesMachine.resolveState({ value, context }))).toEqual(view)
})
