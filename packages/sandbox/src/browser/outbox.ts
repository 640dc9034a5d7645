import { mailPaths } from '../shared/mail-wire.ts'

/** Where the mails lie that nobody has delivered; `apiBase` is empty for the page's own origin. */
export const outboxAddress = (apiBase: string): string => apiBase + mailPaths.outbox
