import { signInWithWallet } from '@meridian-2117/contract'
import type { FastifyInstance } from 'fastify'
import { limits } from '../limits/limits.ts'
import type { Tokens } from './tokens.ts'
import type { PlayerStore } from './player.store.ts'
import { createProvenWallet } from './proven-wallet.ts'

interface WalletOptions {
  players: Pick<PlayerStore, 'byWallet' | 'claimWalletMessage'>
  tokens: Pick<Tokens, 'beginSession'>
  /** Public address of the site; a message must name its host. */
  publicUrl: string
}

/** Signs in by a message that a wallet has signed, and opens an account if there is none. */
export async function walletRoutes(
  app: FastifyInstance,
  { players, tokens, publicUrl }: WalletOptions,
): Promise<void> {
  const proveWallet = createProvenWallet(players, publicUrl)

  app.endpoint(
    signInWithWallet,
    async ({ body, address: from }) => {
      await proveWallet(body)
      return tokens.beginSession(await players.byWallet(body.address), from)
    },
    { limit: limits.otherSignIns },
  )
}
