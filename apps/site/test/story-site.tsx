import type { Session } from '@meridian/contract'
import { useEffect, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import type { Api } from '../src/api/api-client.ts'
import type { CardProviderLoader } from '../src/payment/card-provider.ts'
import { routes } from '../src/router.tsx'
import { ServicesProvider } from '../src/services/services-context.tsx'
import { createServices } from '../src/services/services.ts'
import { browserStorage, tabStorage } from '../src/storage/key-value-store.ts'
import type { Gates } from '../src/ways/gates.ts'
import { noGates } from './no-gates.ts'

type Entry = NonNullable<NonNullable<Parameters<typeof createMemoryRouter>[1]>['initialEntries']>[number]

export interface StorySiteProps {
  /** The made-up server. */
  api: Api
  /** Who is signed in when the story starts. */
  session?: Session | undefined
  /** Where the story starts, with the item it brings along. */
  entry: Entry
  /** The card provider, if the story reaches it. */
  loadCards?: CardProviderLoader | undefined
  /** The ways out to Google, Discord and the wallets, if the story takes one. */
  gates?: Partial<Gates> | undefined
}

/** The real site, its routes, machines and screens, over a made-up server: the stage of every flow story. */
export function StorySite({ api, session, entry, loadCards = async () => null, gates }: StorySiteProps) {
  const [site] = useState(() => {
    const services = createServices({
      api: () => api,
      browser: browserStorage,
      tab: tabStorage,
      events: window,
      loadCards,
      gates: { ...noGates, ...gates },
    })
    if (session) services.sessions.signIn(session, 'tab')
    return { services, router: createMemoryRouter(routes, { initialEntries: [entry] }) }
  })
  // The page of stories lives long: what one of them started ends with it.
  useEffect(() => () => site.services.dispose(), [site])
  return (
    <ServicesProvider services={site.services}>
      <RouterProvider router={site.router} />
    </ServicesProvider>
  )
}
