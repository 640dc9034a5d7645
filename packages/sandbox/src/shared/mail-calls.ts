/** The paths of the sandbox's outbox: as JSON, as a page, and one mail of it. */
export const mailPaths = {
  list: '/api/sandbox/mails',
  outbox: '/sandbox/mails',
  mail: '/sandbox/mails/:id',
} as const

/** A mail in the outbox, without its text. */
export interface SandboxMail {
  id: string
  to: string
  subject: string
  /** Epoch `ms`. */
  sentAt: number
}

/** The outbox's answer, the newest mail first. */
export interface SandboxMails {
  mails: readonly SandboxMail[]
}
