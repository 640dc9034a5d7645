import { loadSandboxStripe } from '@meridian/sandbox/browser/sandbox-stripe'
import { fn } from 'storybook/test'

/** The sandbox's provider, whose card network accepts every card. */
export const sandboxCards = () =>
  loadSandboxStripe({
    apiBase: '',
    request: async () => Response.json({ id: 'pm_story' }),
    navigate: fn(),
  })
