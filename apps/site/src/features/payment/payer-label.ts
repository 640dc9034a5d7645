import type { User } from '@meridian/contract'
import { displayName } from '@meridian/contract/rules/display-name'

/** Whose account pays, as a payment page says it: two players may share a name, and no e-mail. Nothing for a visitor. */
export const payerLabel = (user: User | null): string | undefined =>
  user ? (user.email ?? displayName(user)) : undefined
