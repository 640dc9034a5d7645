import type { Session } from '@meridian/contract'
import { useEffect, useEffectEvent, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { currentWatcher } from 'storybook-addon-xstate'
import { StateMachine, type AnyActor } from 'xstate'
import type { Api } from '../src/lib/api/api-client.ts'
import { routes } from '../src/app/router.tsx'
import { ServicesProvider } from '../src/lib/services/services-context.tsx'
import { createServices, type CardProviderLoader, type FlowWatcher } from '../src/lib/services/services.ts'
import { browserStorage, tabStorage } from '../src/lib/storage/key-value-store.ts'
import type { AuthProviders } from '../src/lib/services/auth-providers.ts'
import { reporting } from './fake-api.ts'
import { noAuthProviders } from './no-auth-providers.ts'

type Entry = NonNullable<NonNullable<Parameters<typeof createMemoryRouter>[1]>['initialEntries']>[number]

/** The services and the player of a story. */
export interface StageProps {
  /** The made-up server. */
  api: Api
  /** The session that the story starts with. */
  session?: Session | undefined
  /** The card provider, if the story reaches it. */
  loadCards?: CardProviderLoader | undefined
  /** Google, Discord and the wallets, if the story signs in with one. */
  authProviders?: Partial<AuthProviders> | undefined
  /** The steps on the page before its flow starts; a restart of the site repeats them. */
  starts?: (() => Promise<void>) | undefined
}

export interface StorySiteProps extends StageProps {
  /** The location that the story starts at, with the item in its state. */
  entry: Entry
  /** Returns the snapshot of the first start of a machine, if not its initial state. */
  begins?: FlowWatcher['begins'] | undefined
}

/**
 * The real site, its routes, machines and screens, over a made-up server: what every flow story shows. The panel XState may
 * start it again on another page.
 */
export function StorySite({ entry, ...site }: StorySiteProps) {
  const [begun] = useState(() => new Set<string>())
  const [visit, setVisit] = useState({ count: 0, entry })
  return (
    <Visit
      key={visit.count}
      {...site}
      {...visit}
      begun={begun}
      onRestart={(place) => setVisit(({ count }) => ({ count: count + 1, entry: place }))}
    />
  )
}

/** Gives each machine its snapshot once: the second time that it runs, it begins at its beginning. */
const beginningOnce = (
  begins: FlowWatcher['begins'] | undefined,
  begun: Set<string>,
): FlowWatcher | undefined =>
  begins && {
    inspect: (event) => {
      const { logic } = event.actorRef as AnyActor
      // React may create an actor more than it starts.
      if (event.type === '@xstate.snapshot' && logic instanceof StateMachine) begun.add(logic.id)
    },
    ready: (machine) => machine,
    begins: (machine) => (begun.has(machine.id) ? undefined : begins(machine)),
  }

interface VisitProps extends StorySiteProps {
  /** The number of restarts. */
  count: number
  /** The ids of the machines that have begun on any visit. */
  begun: Set<string>
  onRestart: (place: Entry) => void
}

function Visit({
  api,
  session,
  entry,
  loadCards = async () => null,
  authProviders,
  starts,
  begins,
  count,
  begun,
  onRestart,
}: VisitProps) {
  const [site] = useState(() => {
    const services = createServices({
      createApi: (calls) => reporting(api, calls),
      browser: browserStorage,
      tab: tabStorage,
      events: window,
      loadCards,
      authProviders: { ...noAuthProviders, ...authProviders },
      watcher: beginningOnce(begins, begun),
    })
    // A restart keeps the session that stands in the storage.
    if (session && count === 0) services.sessions.signIn(session, 'tab')
    return { services, router: createMemoryRouter(routes, { initialEntries: [entry] }) }
  })
  // The page of stories lives long: what one of them started ends with it.
  useEffect(() => () => site.services.dispose(), [site])
  const startAnew = useEffectEvent(() => {
    if (count > 0) void starts?.()
  })
  useEffect(() => startAnew(), [])
  const restart = useEffectEvent(onRestart)
  useEffect(
    () =>
      currentWatcher()?.perform({
        place: () => site.router.state.location,
        restart: (place) => restart(place as Entry),
      }),
    [site],
  )
  return (
    <ServicesProvider services={site.services}>
      <RouterProvider router={site.router} />
    </ServicesProvider>
  )
}
