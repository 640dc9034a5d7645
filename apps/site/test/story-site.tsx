import type { Session } from '@meridian/contract'
import type { Stripe } from '@stripe/stripe-js'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState, type ComponentProps } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Api } from '../src/api/api-client.ts'
import { ApiProvider } from '../src/api/api-context.ts'
import { createQueryClient } from '../src/api/query-client.ts'
import { CardProviderSource } from '../src/payment/card-provider-context.ts'
import { routes } from '../src/router.tsx'
import { SessionProvider } from '../src/session/session-context.ts'
import { createSessionStore } from '../src/session/session-store.ts'
import { browserStorage, tabStorage } from '../src/session/storage.ts'

type Entry = NonNullable<NonNullable<Parameters<typeof createMemoryRouter>[1]>['initialEntries']>[number]

export interface StorySiteProps {
  /** The made-up server. */
  api: Api
  /** Who is signed in when the story starts. */
  session?: Session | undefined
  /** Where the story starts, with the item it brings along. */
  entry: Entry
  /** The card provider, if the story reaches it. */
  loadCards?: (() => Promise<Stripe | null>) | undefined
}

/** The real site, its routes, machines and screens, over a made-up server: the stage of every flow story. */
export function StorySite({ api, session, entry, loadCards }: StorySiteProps) {
  const [site] = useState(() => {
    const sessions = createSessionStore({ browser: browserStorage, tab: tabStorage, events: window })
    if (session) sessions.signIn(session, 'tab')
    return {
      sessions,
      queries: createQueryClient(),
      router: createMemoryRouter(routes, { initialEntries: [entry] }),
    }
  })
  const cards: ComponentProps<typeof CardProviderSource>['value'] = loadCards ?? (async () => null)
  return (
    <ApiProvider value={api}>
      <SessionProvider value={site.sessions}>
        <QueryClientProvider client={site.queries}>
          <CardProviderSource value={cards}>
            <RouterProvider router={site.router} />
          </CardProviderSource>
        </QueryClientProvider>
      </SessionProvider>
    </ApiProvider>
  )
}
