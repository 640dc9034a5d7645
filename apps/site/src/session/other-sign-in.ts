import { showToast } from '@meridian/ui/lib/toast'

const names = { metamask: 'MetaMask', google: 'Google', discord: 'Discord' } as const

/** Answers the three buttons under 'or continue with' until their own issue builds what stands behind them. */
export function tellOtherSignIn(method: keyof typeof names): void {
  showToast({ tone: 'info', text: `Signing in with ${names[method]} is not built yet` })
}
