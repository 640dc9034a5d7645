/**
 * Watches the actors of a page through XState's public API, and has a hand in them: what a new version of XState changes
 * about inspection and snapshots, it changes here.
 */
import {
  createActor,
  getMicrosteps,
  getNextTransitions,
  type Actor,
  type AnyActor,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type InspectionEvent,
  type Snapshot,
  type StateValue,
} from 'xstate'
import { activeIds, causeOf, stateName, takenId, toChart, type Chart } from '../chart.ts'
import { faulty } from './faults.ts'
import { redacted, type Json } from './redacted.ts'
import {
  travel,
  type CallMode,
  type Command,
  type Fields,
  type Link,
  type Message,
  type NamedEvent,
  type Next,
  type Origin,
  type Run,
  type Step,
} from '../protocol.ts'
import { memory } from '../panel/session.ts'
import { eventTypesOf, pathTo, pathToState, type MachineFixtures, type ReachedSnapshot } from './paths.ts'

/** The page that shows the machines; it can show them anew from one of its places. */
export interface Host {
  /** Returns its current place, such as an address. */
  place: () => unknown
  /** Shows everything anew; `place` is `undefined` where it is not known. */
  restart: (place: unknown) => void
}

type ActorOptions = NonNullable<Parameters<typeof createActor<AnyActorLogic>>[1]>

export interface Watcher extends Link {
  /** An `inspect` option for root actors. */
  inspect: (event: InspectionEvent) => void
  /** Returns a copy of a machine whose invoked actors can be made to fail. */
  wrap: <Machine extends AnyStateMachine>(machine: Machine) => Machine
  /** Returns the snapshot that a machine is to begin with after time travel. */
  initialSnapshot: (machine: AnyStateMachine) => Snapshot<unknown> | undefined
  /** Creates an actor with all of the above. */
  create: <Logic extends AnyActorLogic>(logic: Logic, options?: ActorOptions) => Actor<Logic>
  /** Names the host; returns a function that forgets it. */
  attach: (host: Host) => () => void
  /** Forgets everything: another story begins. */
  reset: () => void
}

interface Running {
  actor: AnyActorRef
  machine: AnyStateMachine
  chart: Chart
  rootId: string
  /** An actor may be created and never started, as React does. */
  isStarted: boolean
  isOver: boolean
  emitted: Json[]
  taken: string[]
  children: ReadonlySet<string>
  last: Step | null
}

interface Beginning {
  snapshot: Snapshot<unknown>
  after: number | null
  origin: Origin | null
}

const snapshotOf = ({ actor }: Running) => actor.getSnapshot() as AnyMachineSnapshot

const isMachine = (logic: unknown): logic is AnyStateMachine =>
  typeof logic === 'object' && logic !== null && 'root' in logic && 'implementations' in logic

type Persisted = Snapshot<unknown> & { children?: Readonly<Record<string, { snapshot: Persisted }>> }

/** Makes a persisted snapshot stand still: XState would make its calls again, which are the actors with an input. */
function withoutCalls(persisted: Persisted): Persisted {
  if ('input' in persisted && persisted.status === 'active') return { ...persisted, status: 'stopped' }
  const children = Object.entries(persisted.children ?? {}).map(
    ([id, child]) => [id, { ...child, snapshot: withoutCalls(child.snapshot) }] as const,
  )
  return { ...persisted, ...(persisted.children && { children: Object.fromEntries(children) }) }
}

const payloadOf = ({ type: _type, actorId: _actorId, ...payload }: AnyEventObject): Fields =>
  redacted(payload) as Fields

const namedEvent = ([name, event]: [string, AnyEventObject]): NamedEvent => ({
  name,
  event: event.type,
  payload: payloadOf(event),
})

const originOf = ({ input, initial, path }: ReachedSnapshot): Origin => ({
  input: redacted(input),
  value: redacted(initial.value),
  path: path.map(({ event, snapshot }) => ({
    event: event.type,
    payload: payloadOf(event),
    value: redacted(snapshot.value),
  })),
})

/** Returns the transitions that an event would take: those of its type that lead to the next states. */
function openTransitions(
  machine: AnyStateMachine,
  snapshot: AnyMachineSnapshot,
  event: AnyEventObject,
): AnyTransitionDefinition[] {
  if (!snapshot.can(event)) return []
  const own = getNextTransitions(snapshot).filter(({ eventType }) => eventType === event.type)
  if (own.length < 2) return own
  const [first] = getMicrosteps(machine, snapshot, event)
  const after = new Set(activeIds(machine, (first?.[0] ?? snapshot).value))
  const taken = new Map<string, AnyTransitionDefinition>()
  for (const one of own)
    if (
      !taken.has(one.source.id) &&
      (one.target ?? []).every(({ id, type }) => type === 'history' || after.has(id))
    )
      taken.set(one.source.id, one)
  return [...taken.values()]
}

/** Creates the watcher of a page. It speaks plain data, in which secrets are hidden, and takes commands. */
export function createWatcher(
  fixturesOf: (machine: string) => MachineFixtures | undefined = () => undefined,
): Watcher {
  const beganAt = performance.now()
  const running = new Map<string, Running>()
  let steps: readonly Step[] = []
  const returns = new Map<number, { snapshot: Snapshot<unknown> | null; place: unknown }>()
  const modes = new Map<string, CallMode>()
  const hearers = new Set<(message: Message) => void>()
  const beginnings = new Map<string, Beginning>()
  let host: Host | undefined
  let count = 0

  /** Tells new steps, or all of them. */
  const publish = (added?: readonly Step[]) => {
    const started = [...running.values()].filter(({ isStarted }) => isStarted)
    const [awaited = null] = [...beginnings.keys()].slice(-1)
    const message = { runs: started.map(runOf), steps: added ?? steps, about: null, awaited, isWhole: !added }
    for (const hear of hearers) hear(message)
  }
  const fixtures = (machine: AnyStateMachine) => fixturesOf(machine.id) ?? {}
  const modeOf = (machine: AnyStateMachine, call: string) => modes.get(`${machine.id}/${call}`) ?? 'works'
  const setMode = (machine: AnyStateMachine, call: string, mode: CallMode) => {
    modes.set(`${machine.id}/${call}`, mode)
    publish([])
  }

  function runOf(one: Running): Run {
    const { actor, machine, chart, rootId, isOver } = one
    const { actors, delays } = machine.implementations
    const { states = {}, events = {} } = fixtures(machine)
    const holder = [...running.values()].find(
      (other) =>
        other.rootId === rootId &&
        Object.values<AnyActorRef | undefined>(snapshotOf(other).children).includes(actor),
    )
    return {
      id: actor.sessionId,
      machine: machine.id,
      parent: actor.sessionId === rootId ? null : (holder?.actor.sessionId ?? rootId),
      isOver,
      chart,
      states,
      events: Object.entries(events).map(namedEvent),
      calls: Object.fromEntries(
        Object.entries(actors).flatMap(([call, logic]) =>
          isMachine(logic) ? [] : [[call, modeOf(machine, call)]],
        ),
      ),
      delays: Object.fromEntries(
        Object.entries(delays).map(([name, delay]) => [name, typeof delay === 'number' ? delay : null]),
      ),
    }
  }

  function nextOf({ machine }: Running, snapshot: AnyMachineSnapshot): Next[] {
    if (snapshot.status !== 'active') return []
    const named = Object.entries(fixtures(machine).events ?? {})
    const edgesOf = (event: AnyEventObject): string[] => {
      try {
        return openTransitions(machine, snapshot, event).map(takenId)
      } catch {
        return []
      }
    }
    return eventTypesOf(snapshot)
      .filter((type) => type !== '')
      .map((event) => {
        const own = named.filter(([, { type }]) => type === event)
        return {
          event,
          choices:
            own.length > 0
              ? own.map(([name, given]) => ({ name, edges: edgesOf(given) }))
              : [{ name: null, edges: edgesOf({ type: event }) }],
        }
      })
  }

  /** Finds the events that led to where a run begins: none, or, if it was given a snapshot, some of the fixtures. */
  function originAt({ machine }: Running, input: unknown, snapshot: AnyMachineSnapshot): Origin | null {
    const target = stateName(snapshot.value as StateValue)
    const initial = pathTo(machine, { inputs: [input] }, () => true)
    if (!initial || stateName(initial.snapshot.value) === target)
      return { input: redacted(input), value: redacted(snapshot.value), path: [] }
    const context = JSON.stringify(snapshot.context)
    const found = pathTo(
      machine,
      { ...fixtures(machine), inputs: [input, ...(fixtures(machine).inputs ?? [])] },
      (one) => stateName(one.value) === target && JSON.stringify(one.context) === context,
    )
    return found ? originOf(found) : null
  }

  const rootSnapshot = ({ rootId, actor }: Running): Snapshot<unknown> | null => {
    try {
      return (running.get(rootId)?.actor ?? actor).getPersistedSnapshot()
    } catch {
      // An actor that was spawned inline cannot be kept.
      return null
    }
  }

  function note(one: Running, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const isBeginning = event.type === 'xstate.init'
    const { sessionId } = one.actor
    const taken = isBeginning && sessionId === one.rootId ? beginnings.get(one.machine.id) : undefined
    if (taken) beginnings.delete(one.machine.id)
    const children = Object.entries<AnyActorRef | undefined>(snapshot.children)
    const calls = children.flatMap(([id, child]) => {
      if (!child || taken || one.children.has(child.sessionId)) return []
      const { input, status } = (child.getSnapshot() ?? {}) as { input?: unknown; status?: string }
      return status === 'stopped' ? [] : [{ name: one.chart.invoked[id] ?? id, input: redacted(input) }]
    })
    one.children = new Set(children.flatMap(([, child]) => child?.sessionId ?? []))
    const step: Step = {
      id: (count += 1),
      run: sessionId,
      after: taken ? taken.after : (one.last?.id ?? null),
      origin: taken ? taken.origin : isBeginning ? originAt(one, event['input'], snapshot) : null,
      atMs: Math.round(performance.now() - beganAt),
      event: taken ? travel : event.type,
      payload: taken || isBeginning ? {} : payloadOf(event),
      value: redacted(snapshot.value),
      state: stateName(snapshot.value as StateValue),
      active: activeIds(one.machine, snapshot.value as StateValue),
      taken: one.taken,
      context: redacted(snapshot.context),
      emitted: one.emitted,
      calls,
      next: nextOf(one, snapshot),
      status: snapshot.status,
    }
    Object.assign(one, { emitted: [], taken: [], last: step })
    returns.set(step.id, { snapshot: rootSnapshot(one), place: host?.place() })
    // React starts an actor twice in development: what the first start did, did not happen.
    const isAgain = isBeginning && steps.some(({ run }) => run === sessionId)
    steps = [...(isAgain ? steps.filter(({ run }) => run !== sessionId) : steps), step]
    if (steps.length > memory) {
      returns.delete(steps[0]?.id ?? 0)
      steps = steps.slice(1)
    }
    publish(isAgain ? undefined : [step])
  }

  function inspect(event: InspectionEvent): void {
    const actor = event.actorRef as AnyActor
    const one = running.get(actor.sessionId)
    if (event.type === '@xstate.actor' && isMachine(actor.logic)) {
      const started: Running = {
        actor,
        machine: actor.logic,
        chart: toChart(actor.logic),
        rootId: event.rootId,
        isStarted: false,
        isOver: false,
        emitted: [],
        taken: [],
        children: new Set(),
        last: null,
      }
      running.set(actor.sessionId, started)
      actor.on('*', (emitted) => started.emitted.push(redacted(emitted)))
    }
    if (!one) return
    if (event.type === '@xstate.microstep') {
      const { _transitions: transitions } = event
      one.taken.push(...transitions.map(takenId))
    }
    if (event.type !== '@xstate.snapshot') return
    if (event.event.type === 'xstate.init') Object.assign(one, { last: null, isOver: false, isStarted: true })
    const snapshot = event.snapshot as AnyMachineSnapshot
    if (snapshot.status !== 'active' || event.event.type === 'xstate.stop') one.isOver = true
    if (event.event.type === 'xstate.stop') publish([])
    else note(one, event.event, snapshot)
  }

  /** Begins a root machine anew from a snapshot, on its page. */
  function begin(machine: AnyStateMachine, beginning: Beginning, place: unknown): void {
    beginnings.set(machine.id, beginning)
    publish([])
    host?.restart(place)
  }

  const placeOf = ({ last }: Running): unknown => returns.get(last?.id ?? 0)?.place

  /** Returns the current delays that end no later than this one, soonest first. */
  function dueWith({ actor, machine }: Running, event: string): string[] {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    const lasting = (delay: unknown): number => {
      const named = typeof delay === 'string' ? (machine.implementations.delays[delay] ?? delay) : delay
      return Number(
        typeof named === 'function'
          ? named({ context: snapshot.context, event: { type: event } }, {})
          : named,
      )
    }
    const sources = new Set(getNextTransitions(snapshot).map(({ source }) => source))
    const due = [...sources].flatMap(({ after }) =>
      after.map(({ eventType, delay }) => ({ eventType, ms: lasting(delay) })),
    )
    const chosen = due.find(({ eventType }) => eventType === event)
    const sooner = due.filter(({ eventType, ms }) => eventType === event || ms < (chosen?.ms ?? 0))
    return [...new Set(sooner.toSorted((a, b) => a.ms - b.ms).map(({ eventType }) => eventType))]
  }

  function command(received: Command): void {
    switch (received.kind) {
      case 'hello':
        return publish()
      case 'goBack': {
        const step = steps.find(({ id }) => id === received.step)
        const one = running.get(step?.run ?? '')
        const root = one && running.get(one.rootId)
        if (!step || !root) return
        const { snapshot, place } = returns.get(step.id) ?? {}
        if (snapshot)
          begin(
            root.machine,
            { snapshot: withoutCalls(snapshot), after: one === root ? step.id : null, origin: null },
            place,
          )
        return
      }
      case 'resume': {
        const one = [...running.values()].findLast(
          ({ machine, isStarted, actor, rootId }) =>
            machine.id === received.machine && isStarted && actor.sessionId === rootId,
        )
        if (!one) return
        const { value, context } = received
        const snapshot = one.machine.resolveState({ value: value as StateValue, context })
        return begin(one.machine, { snapshot, after: null, origin: null }, placeOf(one))
      }
      case 'send':
      case 'goTo':
      case 'answer': {
        const one = running.get(received.run)
        if (!one) return
        if (received.kind === 'answer') return setMode(one.machine, received.call, received.mode)
        if (received.kind === 'goTo') return goTo(one, received.state)
        if (causeOf(received.event) === 'delay') {
          for (const type of dueWith(one, received.event)) one.actor.send({ type })
          return
        }
        const named = received.named === null ? undefined : fixtures(one.machine).events?.[received.named]
        return one.actor.send({
          ...(named?.type === received.event && named),
          ...received.payload,
          type: received.event,
        })
      }
    }
  }

  /** Takes a root machine to a state by the shortest way; there it stands still, without running actors and delays. */
  function goTo(one: Running, state: string): void {
    const { sessionId } = one.actor
    const beginning = steps.find(({ run }) => run === sessionId)
    const { inputs = [], ...known } = fixtures(one.machine)
    const reached = pathToState(
      one.machine,
      { ...known, inputs: [beginning?.origin?.input, ...inputs] },
      state,
    )
    if (!reached || sessionId !== one.rootId) return
    const { value, context } = reached.snapshot
    const snapshot = one.machine.resolveState({ value, context })
    begin(one.machine, { snapshot, after: null, origin: originOf(reached) }, placeOf(one))
  }

  function failureOf(machine: AnyStateMachine, call: string): unknown {
    setMode(machine, call, 'works')
    const ids = Object.entries(toChart(machine).invoked).filter(([, src]) => src === call)
    const failing = Object.values(fixtures(machine).events ?? {}).find(({ type }) =>
      ids.some(([id]) => type === `xstate.error.actor.${id}`),
    )
    return failing ? failing['error'] : new Error('Network Error')
  }

  function wrap<Machine extends AnyStateMachine>(machine: Machine): Machine {
    const withFaults = (implementations: Machine['implementations']): Machine['implementations'] => ({
      ...implementations,
      actors: Object.fromEntries(
        Object.entries(implementations.actors).map(([name, logic]) => [
          name,
          isMachine(logic)
            ? wrap(logic)
            : faulty(logic as AnyActorLogic, {
                mode: () => modeOf(machine, name),
                fail: () => failureOf(machine, name),
              }),
        ]),
      ),
    })
    const own = machine.provide({}) as Machine
    let { implementations } = own
    let faults = withFaults(implementations)
    // React's hooks set the implementations of a machine anew each time they render.
    Object.defineProperty(own, 'implementations', {
      get: () => faults,
      set: (given: Machine['implementations']) => {
        if (given !== implementations) faults = withFaults((implementations = given))
      },
    })
    return own
  }

  const initialSnapshot: Watcher['initialSnapshot'] = ({ id }) => beginnings.get(id)?.snapshot

  return {
    inspect,
    wrap,
    initialSnapshot,
    create: <Logic extends AnyActorLogic>(logic: Logic, options: ActorOptions = {}) => {
      const { inspect: heard } = options
      const snapshot = isMachine(logic) ? (initialSnapshot(logic) ?? options.snapshot) : options.snapshot
      return createActor<AnyActorLogic>(isMachine(logic) ? wrap(logic) : logic, {
        ...options,
        ...(snapshot && { snapshot }),
        inspect: (event) => {
          inspect(event)
          if (typeof heard === 'function') heard(event)
          else heard?.next?.(event)
        },
      }) as Actor<Logic>
    },
    attach: (given) => {
      host = given
      return () => {
        if (host === given) host = undefined
      }
    },
    reset: () => {
      for (const map of [running, returns, modes, beginnings]) map.clear()
      steps = []
      publish()
    },
    command,
    listen: (hear) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
}
