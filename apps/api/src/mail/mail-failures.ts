/** Names each mail that was given up, in the log and for Prometheus. */
export const mailFailures = [
  'A receipt was not mailed',
  'A mail with a link to a new password was not sent',
  'A mail with a link to an e-mail was not sent',
  'A mail about a change of an account was not sent',
] as const

export type MailFailure = (typeof mailFailures)[number]
