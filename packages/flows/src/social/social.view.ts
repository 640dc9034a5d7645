import type { SnapshotFrom } from 'xstate'
import type { socialMachine } from './social.machine.ts'

/**
 * `asking`: the player is at the provider, and the page stays. `exchanging`: our server is called, and the page waits.
 * `ended`: the player is signed in, or has seen the failure.
 */
export type SocialView = 'asking' | 'exchanging' | 'ended'

/** Returns the view of a snapshot; the page shows a spinner during the exchange. */
export const selectSocialView = ({ value }: SnapshotFrom<typeof socialMachine>): SocialView => value
