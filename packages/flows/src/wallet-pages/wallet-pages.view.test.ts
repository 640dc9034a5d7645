import { expect, test } from 'vitest'
import { walletPagesMachine, type WalletPagesContext } from './wallet-pages.machine.ts'
import { selectWalletPagesView } from './wallet-pages.view.ts'

const still = { connecting: false, passwordError: undefined, busy: false }
const on = (page: WalletPagesContext['page'], passwordMissing = false) => ({ page, passwordMissing })

test.each([
  ['arriving', on('walletPagesConnect'), still],
  ['choosing', on('walletPagesConnect'), still],
  ['connecting', on('walletPagesConnect'), { ...still, connecting: true }],
  ['leaving', on('walletPagesConnect'), { ...still, connecting: true, busy: true }],
  ['locked', on('walletPagesWelcome'), still],
  ['locked', on('walletPagesWelcome', true), { ...still, passwordError: { key: 'walletPasswordMissing' } }],
  ['leaving', on('walletPagesWelcome'), { ...still, busy: true }],
  ['signing', on('walletPagesSignIn'), still],
  ['leaving', on('walletPagesSignIn'), { ...still, busy: true }],
] as const)('%s shows what its page can do', (value, context, view) => {
  expect(selectWalletPagesView(walletPagesMachine.resolveState({ value, context }))).toEqual(view)
})
