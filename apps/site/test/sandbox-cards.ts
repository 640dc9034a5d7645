import { fn } from 'storybook/test'
import { loadSandboxCards } from '../src/features/payment/sandbox-cards.tsx'

/** Returns the sandbox's provider over a card network that accepts every card. */
export const sandboxCards = () =>
  loadSandboxCards({
    apiBase: '',
    bankReturn: '',
    request: async () => Response.json({ id: 'pm_story' }),
    navigate: fn(),
  })
