import { paths } from './paths.ts'

/** Query parameter with the token of a link that confirms an e-mail. */
export const emailParam = 'email'

/** Returns the address in a mail that confirms an e-mail. */
export const emailLink = (token: string): string =>
  `${paths.editProfile}?${emailParam}=${encodeURIComponent(token)}`
