import type { Session } from '@meridian-2117/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { currentWatcher } from '@meridian-2117/storybook-addon-xstate'
import type { Api } from '../src/lib/api/api-client.ts'
import { routesOf, type RouteModules } from '../src/app/routes.tsx'
import { ServicesProvider } from '../src/lib/services/services-context.tsx'
import type { CardProviderLoader } from '../src/lib/services/card-provider.ts'
import { createServices } from '../src/lib/services/services.ts'
import type { AuthProviders } from '../src/lib/services/auth-providers.ts'
import { reporting } from './fake-api.ts'
import { noAuthProviders, noCards } from './no-providers.ts'
import { storyStorage } from './story-storage.ts'

type Entry = NonNullable<NonNullable<Parameters<typeof createMemoryRouter>[1]>['initialEntries']>[number]

/** Sets the services and the player of a story. */
export interface SiteStoryProps {
  /** Plays the server. */
  api: Api
  /** The story starts with this session. */
  session?: Session | undefined
  /** Set it if the story reaches the card provider. */
  loadCards?: CardProviderLoader | undefined
  /** Set the providers that the story signs in with. */
  authProviders?: Partial<AuthProviders> | undefined
}

export interface StorySiteProps extends SiteStoryProps {
  /** Route modules that the story may visit; Chromatic takes its pictures again when one of them changes. */
  routes: RouteModules
  /** The story starts at this location, with the item in its state. */
  entry: Entry
}

/**
 * Renders the real site, with its routes, machines and screens, over a fake server. The panel XState may restart it on
 * another page.
 */
export function StorySite({ entry, ...site }: StorySiteProps) {
  const [visit, setVisit] = useState({ count: 0, entry })
  return (
    <Visit
      key={visit.count}
      {...site}
      {...visit}
      onRestart={(location) => setVisit(({ count }) => ({ count: count + 1, entry: location }))}
    />
  )
}

interface VisitProps extends StorySiteProps {
  count: number
  onRestart: (entry: Entry) => void
}

function Visit({
  routes,
  api,
  session,
  entry,
  loadCards = noCards,
  authProviders,
  count,
  onRestart,
}: VisitProps) {
  const [site] = useState(() => {
    const services = createServices({
      createApi: (calls) => reporting(api, calls),
      ...storyStorage,
      events: window,
      loadCards,
      authProviders: { ...noAuthProviders, ...authProviders },
    })
    // A restart continues the stored session.
    if (session && count === 0) services.sessions.signIn(session, 'tab')
    return { services, router: createMemoryRouter(routesOf(routes), { initialEntries: [entry] }) }
  })
  // Storybook does not reload the page between stories, so each story ends its timers and listeners.
  useEffect(() => () => site.services.dispose(), [site])
  const restart = useEffectEvent(onRestart)
  useEffect(
    () =>
      currentWatcher()?.attach({
        location: () => site.router.state.location,
        restart: (location) => restart(location as Entry),
      }),
    [site],
  )
  return (
    <ServicesProvider services={site.services}>
      <RouterProvider router={site.router} />
    </ServicesProvider>
  )
}
