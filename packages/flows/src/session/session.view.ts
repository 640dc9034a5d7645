import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from './session.machine.ts'

/** What a page shows of the session beyond who is signed in, which it is told. */
export interface SessionView {
  /** Confirm Logout is open (Spec 2, Navigation bar). */
  logOutAsked: boolean
}

/** Reads off the flow whether the player is being asked. */
export const selectSessionView = (snapshot: SnapshotFrom<typeof sessionMachine>): SessionView => ({
  logOutAsked: snapshot.matches({ signedIn: { present: 'leaving' } }),
})
