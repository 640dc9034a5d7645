import { ensureAddon } from '../scripts/ensure-addon.ts'

// Storybook alone loads this file; the tools that read `main.ts` need no build of the addon.
ensureAddon()

export const addons = ['@meridian-2117/storybook-addon-xstate']
