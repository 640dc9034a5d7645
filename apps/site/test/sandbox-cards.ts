import { fn } from 'storybook/test'
import { loadSandboxCards } from '../src/features/payment/sandbox-cards.tsx'

/** Returns the sandbox's provider over a card network that accepts every card. */
export const sandboxCards = (navigate: (url: string) => void = fn()) =>
  loadSandboxCards({
    apiBase: '',
    bankReturn: '',
    request: async () =>
      Response.json({ id: 'pm_story', payment_intent: { id: 'pi_story', status: 'succeeded' } }),
    navigate,
  })
