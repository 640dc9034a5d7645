/** Milliseconds that a client may take to send a call. */
export interface ReceiveLimits {
  /** For a whole call, or for the next part of an upload. */
  callMs: number
  /** For a whole upload. */
  uploadMs: number
}

export const receiveLimits: ReceiveLimits = { callMs: 20_000, uploadMs: 300_000 }
