import { sandboxClient, socialPaths } from '../shared/social-calls.ts'
import { readSwitches } from './switches.ts'

/** Replaces Discord's page where no client id is set; `apiBase` is empty for the page's own origin. */
export const sandboxDiscord = (apiBase: string) => ({
  page: apiBase + socialPaths.discord.authorize,
  clientId: sandboxClient.id,
  fault: readSwitches().discord,
})
