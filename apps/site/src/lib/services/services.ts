import type { AnyStateMachine, InspectionEvent, Snapshot } from 'xstate'
import type { Api } from '../api/api-client.ts'
import { isUnauthorized } from '../api/is-unauthorized.ts'
import { createReads, type Reads } from '../api/reads.ts'
import type { CardProviderLoader } from '../../features/payment/card-provider.ts'
import { createSessionStore, type SessionStore } from '../session/session-store.ts'
import type { KeyValueStore } from '../storage/key-value-store.ts'
import { recentlySeenKey } from '../storage/item-keys.ts'
import type { Gates } from '../../features/auth/auth-providers.ts'

/** Watches every flow that runs, and may have a hand in it: what development has and the product has not. */
export interface FlowWatcher {
  /** Hears of everything that happens, from the flow's first moment on. */
  inspect: (event: InspectionEvent) => void
  /** A machine, its holes filled, as it is to be run. */
  ready: <Machine extends AnyStateMachine>(machine: Machine) => Machine
  /** Where the machine is to begin, if not at its beginning. */
  begins: (machine: AnyStateMachine) => Snapshot<unknown> | undefined
}

/** Everything that routes reach outside of themselves: the app gives real services, stories and tests their own. */
export interface Services {
  api: Api
  /** What the server answered, and the way to ask it. */
  reads: Reads
  sessions: SessionStore
  /** What outlives the tab. */
  browser: KeyValueStore
  /** What ends with the tab. */
  tab: KeyValueStore
  /** How the card provider's script is loaded. */
  loadCards: CardProviderLoader
  /** The ways out to Google, Discord and the wallets. */
  gates: Gates
  watcher?: FlowWatcher | undefined
  /** Ends timers and listeners. */
  dispose: () => void
}

export interface ServicesOptions extends Pick<
  Services,
  'browser' | 'tab' | 'loadCards' | 'gates' | 'watcher'
> {
  /** Builds the client, which asks for the token at each call. */
  api: (token: () => string | undefined) => Api
  /** The target of `storage` events from other tabs. */
  events: EventTarget
}

/**
 * Ties the services together: calls carry the session's token and say when it is not believed; what was read for a
 * player goes with them.
 */
export function createServices({ api, browser, tab, events, ...others }: ServicesOptions): Services {
  const sessions = createSessionStore({ browser, tab, events })
  const calls = doubting(
    api(() => sessions.get()?.token),
    sessions,
  )
  const reads = createReads(calls, { storage: browser, events })
  let userId = sessions.get()?.user.id
  const unsubscribe = sessions.subscribe(() => {
    const now = sessions.get()?.user.id
    if (now !== userId) reads.get()?.forgetPlayer()
    // What a player has looked at is nobody else's business.
    if (userId !== undefined && now !== userId) {
      browser.remove(recentlySeenKey)
      reads.get()?.seen.clear()
    }
    userId = now
  })
  return {
    ...others,
    api: calls,
    browser,
    tab,
    sessions,
    reads,
    dispose: () => {
      unsubscribe()
      sessions.dispose()
      reads.get()?.dispose()
    },
  }
}

/** Has the session looked at when the server does not believe its token any more. */
const doubting =
  (api: Api, sessions: SessionStore): Api =>
  async (endpoint, request, options) => {
    const token = sessions.get()?.token
    try {
      return await api(endpoint, request, options)
    } catch (error) {
      const carried = endpoint.auth !== 'none' && token !== undefined && token === sessions.get()?.token
      if (carried && isUnauthorized(error)) sessions.tell({ type: 'account.doubt' })
      throw error
    }
  }
