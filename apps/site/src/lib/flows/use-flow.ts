import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { paths } from '@meridian-2117/contract/paths/paths'
import { showToast } from '@meridian-2117/ui/lib/toast'
import { useLocation, useNavigate } from 'react-router-dom'
import { storeOfferItem } from '../item/offer-item.ts'
import { useServices } from '../services/services-context.tsx'
import { rememberVisit, useRedirectAfterSignIn } from '../session/return-visit.ts'
import type { FlowEvent } from '@meridian-2117/flows/shared/emitted-events'
import { shallowEqual, useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react'
import {
  fromPromise,
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type AnyStateMachine,
  type EmittedFrom,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  type PromiseActorLogic,
  type SnapshotFrom,
} from 'xstate'
import { persistSnapshots, readSnapshot, type Persistence } from './persisted-snapshot.ts'

/** Holds a handler for each of some emitted events. */
type EventHandlers<Event extends { type: string }> = {
  [Type in Event['type']]: (event: Extract<Event, { type: Type }>) => void
}

/** Selects the events that the machine emits besides the common flow events. */
type OwnEvent<Machine extends AnyStateMachine> = string extends EmittedFrom<Machine>['type']
  ? never
  : Exclude<EmittedFrom<Machine>, FlowEvent>

type ActorLogics<Machine extends AnyStateMachine> = NonNullable<Parameters<Machine['provide']>[0]['actors']>

/** Holds each actor of a machine: a call as the function that `fromPromise` takes, any other as its logic. */
type Actors<Machine extends AnyStateMachine> = {
  [Name in keyof ActorLogics<Machine>]-?: ActorLogics<Machine>[Name] extends
    | PromiseActorLogic<infer Output, infer Input>
    | undefined
    ? Parameters<typeof fromPromise<Output, Input>>[0]
    : ActorLogics<Machine>[Name]
}

const logicsOf = (actors: Record<string, AnyActorLogic | Parameters<typeof fromPromise>[0]>) =>
  Object.fromEntries(
    Object.entries(actors).map(([name, actor]) => [
      name,
      typeof actor === 'function' ? fromPromise(actor) : actor,
    ]),
  )

/** Makes a property optional when it needs no value. */
type Needed<Name extends string, Value> = object extends Value
  ? { [Key in Name]?: Value }
  : { [Key in Name]: Value }

export type FlowOptions<Machine extends AnyStateMachine, View, Intents> = {
  /** Read once, when the flow starts. */
  input: InputFrom<Machine>
  /** Returns what the page shows. */
  view: (snapshot: SnapshotFrom<Machine>) => View
  /** Returns the player's intents, as callbacks that send the machine's events. */
  intents?: (send: (event: EventFromLogic<Machine>) => void) => Intents
  /** Persists the flow over a reload of the page. */
  persist?: Persistence | undefined
} & Needed<'actors', Actors<Machine>> & // Each actor of the machine; read once.
  Needed<'on', EventHandlers<OwnEvent<Machine>>> // A handler for each event of its own.

export type Flow<Machine extends AnyStateMachine, View, Intents> = Intents & {
  view: View
  send: (event: EventFromLogic<Machine>) => void
}

/**
 * Runs a flow while the component is mounted. No other code of the site starts machines. `useFlowEffects` handles the
 * common events, and the services' `inspect` observes everything.
 */
export function useFlow<Machine extends AnyStateMachine, View, Intents = object>(
  machine: Machine,
  { input, view, intents, persist, ...options }: FlowOptions<Machine, View, Intents>,
): Flow<Machine, View, Intents> {
  const { watcher, tab } = useServices()
  const { actors = {}, on = {} } = options as { actors?: Parameters<typeof logicsOf>[0]; on?: object }
  const handlers: Partial<Record<string, (event: never) => void>> = { ...useFlowEffects(), ...on }
  const handle = useEffectEvent((event: EventObject) => {
    const handler = handlers[event.type]
    if (handler) handler(event as never)
    else console.error(`No handler for the emitted event ${event.type}`)
  })
  const [run] = useState(() => ({
    machine: machine.provide({ actors: logicsOf(actors) }) as Machine,
    persist,
    options: {
      input,
      snapshot:
        watcher?.initialSnapshot(machine) ?? (persist && readSnapshot(machine, tab, persist, Date.now())),
      inspect: watcher?.inspect,
    } as ActorOptions<Machine>,
  }))
  const actor: Actor<Machine> = useActorRef(run.machine, run.options)
  // Subscribes before the actor starts in an effect, since it may emit on entry.
  useLayoutEffect(() => {
    const subscription = actor.on('*', handle)
    return () => subscription.unsubscribe()
  }, [actor])
  useEffect(
    () => run.persist && persistSnapshots(actor, machine, tab, run.persist),
    [actor, machine, tab, run],
  )
  const send = useCallback((event: EventFromLogic<Machine>) => actor.send(event), [actor])
  const [makeIntents] = useState(() => intents)
  const callbacks = useMemo(() => makeIntents?.(send), [makeIntents, send])
  return { ...(callbacks as Intents), view: useSelector(actor, view, shallowEqual), send }
}

function useFlowEffects(): EventHandlers<FlowEvent> {
  const { browser, sessions, tab } = useServices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const redirect = useRedirectAfterSignIn()
  return {
    toast: ({ type: _toast, ...toast }) => showToast(toast),
    log: ({ text }) => console.log(text),
    remember: ({ item }) => storeOfferItem(browser, item),
    navigate: ({ to, item }) => {
      const { to: address, state } = item ? itemLink(item, paths[to]) : { to: paths[to], state: undefined }
      void navigate(address, { state })
    },
    'player.entered': ({ session, lifetime, to }) => {
      sessions.signIn(session, lifetime)
      redirect(paths[to])
    },
    'signIn.needed': ({ item }) => rememberVisit(tab, { path: pathname, item }, Date.now()),
  }
}
