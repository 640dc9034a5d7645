import { loadSandboxStripe } from '@meridian/sandbox/browser/sandbox-stripe'
import { fn } from 'storybook/test'

/** Returns the sandbox's provider over a card network that accepts every card. */
export const sandboxCards = () =>
  loadSandboxStripe({
    apiBase: '',
    request: async () => Response.json({ id: 'pm_story' }),
    navigate: fn(),
  })
