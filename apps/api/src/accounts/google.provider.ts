import * as z from 'zod'
import type { Sources } from '../site/page-policy.ts'
import { askProvider, signInFailed, type Identify } from './identity.ts'

/** Google's identity script needs these origins. */
export const googleSources: Sources = {
  script: ['https://accounts.google.com/gsi/client'],
  style: ['https://accounts.google.com/gsi/style'],
  frame: ['https://accounts.google.com/gsi/'],
  connect: ['https://accounts.google.com/gsi/'],
}

export interface GoogleOptions {
  clientId: string
  /** Returns the address of Google's API, such as https://www.googleapis.com; read at each call. */
  apiUrl: () => string
}

// Google writes numbers and booleans of a token as text.
const tokenSchema = z.object({
  aud: z.string(),
  sub: z.string().min(1),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
})

const playerSchema = z.object({ sub: z.string(), name: z.string().optional() })

/** Asks Google about an access token. Its audience must be our client id: a token for another site is refused. */
export function createGoogle({ clientId, apiUrl }: GoogleOptions): Identify {
  return async (accessToken) => {
    const ask = <Schema extends z.ZodType>(path: string, init: RequestInit, schema: Schema) =>
      askProvider('google', apiUrl() + path, init, schema)

    const query = new URLSearchParams({ access_token: accessToken })
    const token = await ask(`/oauth2/v3/tokeninfo?${query.toString()}`, {}, tokenSchema)
    if (token.aud !== clientId) throw signInFailed('google')
    const player = await ask(
      '/oauth2/v3/userinfo',
      { headers: { authorization: `Bearer ${accessToken}` } },
      playerSchema,
    )
    return {
      provider: 'google',
      id: token.sub,
      email: (token.email_verified && token.email) || undefined,
      ...(token.email === undefined && { sharesNoEmail: true }),
      fullName: player.name || undefined,
    }
  }
}
