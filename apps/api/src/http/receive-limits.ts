/** The time that a client has to send a call, in ms. */
export interface ReceiveLimits {
  /** A whole call, or the next part of an upload. */
  callMs: number
  /** A whole upload. */
  uploadMs: number
}

export const receiveLimits: ReceiveLimits = { callMs: 20_000, uploadMs: 300_000 }
