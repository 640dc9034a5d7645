import * as z from 'zod'
import { askProvider, type Identify } from './identity.ts'

export interface DiscordOptions {
  clientId: string
  clientSecret: string
  /** Returns the address of Discord's API, such as https://discord.com/api; read at each call. */
  apiUrl: () => string
  /** Discord has redirected the player there, and compares it with the first request's. */
  redirectUri: string
}

const tokenSchema = z.object({ access_token: z.string() })

const userSchema = z.object({
  id: z.string().min(1),
  username: z.string(),
  global_name: z.string().nullish(),
  email: z.string().nullish(),
  verified: z.boolean().optional(),
})

/** Exchanges the code of Discord's return for a token, and asks with it who the player is. */
export function createDiscord({ clientId, clientSecret, apiUrl, redirectUri }: DiscordOptions): Identify {
  return async (code) => {
    const ask = <Schema extends z.ZodType>(path: string, init: RequestInit, schema: Schema) =>
      askProvider('discord', apiUrl() + path, init, schema)

    const { access_token: token } = await ask(
      '/oauth2/token',
      {
        method: 'POST',
        headers: {
          authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        },
        body: new URLSearchParams({ grant_type: 'authorization_code', code, redirect_uri: redirectUri }),
      },
      tokenSchema,
    )
    const player = await ask('/users/@me', { headers: { authorization: `Bearer ${token}` } }, userSchema)
    return {
      provider: 'discord',
      id: player.id,
      email: (player.verified && player.email) || undefined,
      fullName: player.global_name || player.username || undefined,
    }
  }
}
