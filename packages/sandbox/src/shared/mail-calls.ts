/** Paths of the sandbox's outbox: as JSON, as a page, and one mail of it. */
export const mailPaths = {
  list: '/api/sandbox/mails',
  outbox: '/sandbox/mails',
  mail: '/sandbox/mails/:id',
} as const

/** A mail in the outbox, without its content. */
export interface SandboxMail {
  id: string
  to: string
  subject: string
  /** Epoch `ms`. */
  sentAt: number
}

/** Answer of the outbox, the newest mail first. */
export interface SandboxMails {
  mails: readonly SandboxMail[]
}
