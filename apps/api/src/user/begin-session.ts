import type { Session } from '@meridian/contract'
import type { Tokens } from './tokens.ts'
import type { Account, UserStore } from './user.store.ts'

/** The session of a player who has just come in from an address, whatever the way. */
export async function beginSession(
  { users, tokens }: { users: Pick<UserStore, 'rememberAddress'>; tokens: Pick<Tokens, 'sign'> },
  { user, sessionEpoch }: Pick<Account, 'user' | 'sessionEpoch'>,
  address: string,
): Promise<Session> {
  await users.rememberAddress(user.id, address)
  return { user, token: await tokens.sign({ id: user.id, sessionEpoch }) }
}
