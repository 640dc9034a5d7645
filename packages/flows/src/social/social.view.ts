import type { SnapshotFrom } from 'xstate'
import type { socialMachine } from './social.machine.ts'

/** `asking`: the provider has the player, and the page stays as it is. `exchanging`: our server is asked, and the page waits. `ended`: the player is in, or has been told why not. */
export type SocialView = 'asking' | 'exchanging' | 'ended'

/** Reads off the flow what the page does meanwhile (a spinner while an auth request is in progress). */
export const selectSocialView = ({ value }: SnapshotFrom<typeof socialMachine>): SocialView => value
