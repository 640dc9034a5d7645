import { eventTypesOf } from '@meridian/flows/testing/ways'
import { reachedStates, stateName, wayTo, type Reached } from '@meridian/flows/testing/reach'
import {
  type AnyActor,
  type AnyActorLogic,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectionEvent,
  type Snapshot,
} from 'xstate'
import { controlled } from './answered-calls.ts'
import { catalogue, type CataloguedFlow } from './catalogue.ts'
import { causeOf, takenId, toChart } from './chart.ts'
import { plain, type Plain } from './plain.ts'
import {
  travel,
  type CallMode,
  type Command,
  type Happening,
  type Link,
  type Message,
  type Next,
  type Origin,
  type Run,
  type Step,
} from './stream.ts'

interface TravelEvent extends AnyEventObject {
  snapshot: Snapshot<unknown>
  /** The step that it goes back to. */
  after: number | null
  origin: Origin | null
}

/** What runs the pages on which flows run: it can say where one is, and begin there again. */
export interface Stage {
  place: () => unknown
  restart: (place: unknown) => void
}

/** Watches flows from their first moment on, and has a hand in them. */
export interface FlowInspector extends Link {
  /** Given to each flow's actor. */
  inspect: (event: InspectionEvent) => void
  /** A machine, its holes filled, as it is to be run: its calls can be held back, and it can be taken anywhere. */
  ready: <Machine extends AnyStateMachine>(machine: Machine) => Machine
  /** Where a flow is to begin that is taken back to a page it has left. */
  begins: (machine: AnyStateMachine) => Snapshot<unknown> | undefined
  /** Names the stage; returns the way to forget it. */
  perform: (stage: Stage) => () => void
}

/** Everything about one actor that is not told. */
interface Running {
  actor: AnyActor
  machine: AnyStateMachine
  flow: CataloguedFlow | undefined
  run: Run
  isTold: boolean
  isOver: boolean
  /** Since the last step. */
  tells: Plain[]
  calls: { name: string; input: Plain }[]
  taken: string[]
  last: Step | null
}

/** How many steps are kept. */
const memory = 500

const payloadOf = ({ type: _type, actorId: _actorId, ...payload }: AnyEventObject): Step['payload'] =>
  plain(payload) as Step['payload']

/** A named case as the panel knows it. */
const happeningOf = ([name, event]: [string, AnyEventObject]): Happening => ({
  name,
  event: event.type,
  payload: payloadOf(event),
})

const originOf = ({ input, tells, way, snapshot }: Reached, begins: Plain): Origin => ({
  input: plain(input),
  tells: tells.map((tell) => plain(tell)),
  value: way.length > 0 ? begins : plain((snapshot as AnyMachineSnapshot).value),
  way: way.map((step) => ({
    event: step.event.type,
    payload: payloadOf(step.event),
    tells: step.tells.map((tell) => plain(tell)),
    value: plain(step.value),
  })),
})

/** Where a machine begins with an input. */
const beginningOf = (machine: AnyStateMachine, input: unknown): Plain =>
  plain(reachedStates(machine, { inputs: [input], events: {} })[0]?.snapshot.value)

/** The inspector of a page: speaks plain data in which secrets are hidden, and takes commands. */
export function createFlowInspector(
  flows: Readonly<Record<string, CataloguedFlow>> = catalogue,
): FlowInspector {
  const beganAt = performance.now()
  const running = new Map<string, Running>()
  const steps: Step[] = []
  /** What a step can be gone back to. */
  const returns = new Map<number, { snapshot: Snapshot<unknown>; place: unknown }>()
  const modes = new Map<string, CallMode>()
  const hearers = new Set<(message: Message) => void>()
  /** Where the next run of a machine begins, by its id. */
  const beginnings = new Map<string, Omit<TravelEvent, 'type'>>()
  let stage: Stage | undefined
  let count = 0

  const tell = (message: Message) => {
    for (const hear of hearers) hear(message)
  }
  const modeKey = (machine: string, call: string) => `${machine}/${call}`
  const modesOf = (machine: AnyStateMachine): Run['calls'] =>
    Object.fromEntries(
      Object.keys(machine.implementations.actors).map((call) => [
        call,
        modes.get(modeKey(machine.id, call)) ?? 'works',
      ]),
    )

  function meet(actor: AnyActor): void {
    const machine = actor.logic as AnyStateMachine
    const flow = flows[machine.id]
    const met: Running = {
      actor,
      machine,
      flow,
      run: {
        kind: 'run',
        id: actor.sessionId,
        machine: machine.id,
        chart: toChart(machine),
        states: flow?.cases.states ?? {},
        happenings: Object.entries(flow?.cases.events ?? {}).map(happeningOf),
        calls: modesOf(machine),
        delays: Object.fromEntries(
          Object.entries(machine.implementations.delays).map(([name, delay]) => [
            name,
            typeof delay === 'number' ? delay : null,
          ]),
        ),
      },
      isTold: false,
      isOver: false,
      tells: [],
      calls: [],
      taken: [],
      last: null,
    }
    running.set(actor.sessionId, met)
    actor.on('*', (told) => met.tells.push(plain(told)))
  }

  function nextOf(one: Running, snapshot: AnyMachineSnapshot): Next[] {
    if (snapshot.status !== 'active') return []
    const edgesOf = (event: AnyEventObject): string[] => {
      try {
        return one.machine.getTransitionData(snapshot, event).map(takenId)
      } catch {
        // A guard may not know what to do without a payload.
        return []
      }
    }
    return eventTypesOf(snapshot)
      .filter((event) => event !== '')
      .map((event) => {
        const named = Object.entries(one.flow?.cases.events ?? {}).filter(([, { type }]) => type === event)
        return {
          event,
          cause: causeOf(event),
          cases:
            named.length > 0
              ? named.map(([name, given]) => ({ name, edges: edgesOf(given) }))
              : [{ name: null, edges: edgesOf({ type: event }) }],
        }
      })
  }

  /** How a run came to where it begins. */
  function originAt(one: Running, snapshot: AnyMachineSnapshot): Origin | null {
    const { input, snapshot: given } = one.actor.options as { input?: unknown; snapshot?: unknown }
    if (!given) return { input: plain(input), tells: one.tells, value: plain(snapshot.value), way: [] }
    const { inputs = [], events = {} } = one.flow?.cases ?? {}
    // A story that stands still in a state came there by an input of the cases.
    for (const from of [input, ...inputs]) {
      const found = wayTo(one.machine, from, events, snapshot)
      if (found) return originOf(found, beginningOf(one.machine, from))
    }
    return null
  }

  function note(one: Running, event: AnyEventObject, snapshot: AnyMachineSnapshot): void {
    const isBeginning = event.type === 'xstate.init'
    const { _nodes: nodes } = snapshot
    const taken = isBeginning
      ? beginnings.get(one.machine.id)
      : event.type === travel
        ? (event as TravelEvent)
        : undefined
    if (isBeginning) beginnings.delete(one.machine.id)
    const step: Step = {
      kind: 'step',
      id: (count += 1),
      run: one.run.id,
      after: taken ? taken.after : (one.last?.id ?? null),
      origin: taken ? taken.origin : isBeginning ? originAt(one, snapshot) : null,
      atMs: Math.round(performance.now() - beganAt),
      event: taken ? travel : event.type,
      payload: taken || isBeginning ? {} : payloadOf(event),
      value: plain(snapshot.value),
      state: stateName(snapshot.value),
      active: nodes.map(({ id }) => id),
      taken: one.taken,
      context: plain(snapshot.context),
      tells: one.tells,
      calls: one.calls,
      next: nextOf(one, snapshot),
      status: snapshot.status === 'active' || snapshot.status === 'done' ? snapshot.status : 'error',
    }
    Object.assign(one, { tells: [], calls: [], taken: [], last: step })
    returns.set(step.id, { snapshot: one.actor.getPersistedSnapshot(), place: stage?.place() })
    steps.push(step)
    if (steps.length > memory) returns.delete(steps.shift()!.id)
    tell(step)
  }

  function inspect(event: InspectionEvent): void {
    const actor = event.actorRef as AnyActor
    const isRoot = actor.sessionId === event.rootId
    if (event.type === '@xstate.actor') {
      if (isRoot && 'root' in (actor.logic as object)) meet(actor)
      const { _parent: parent, src, id } = actor
      const asking = parent && running.get(parent.sessionId)
      asking?.calls.push({ name: typeof src === 'string' ? src : id, input: plain(actor.options.input) })
      return
    }
    const one = isRoot ? running.get(actor.sessionId) : undefined
    if (!one) return
    if (event.type === '@xstate.microstep') {
      const { _transitions: transitions } = event
      one.taken.push(...transitions.map(takenId))
    }
    // An actor that never starts, as React makes one more than it needs, is never told.
    if (event.type !== '@xstate.snapshot') return
    const snapshot = event.snapshot as AnyMachineSnapshot
    if (event.event.type === 'xstate.init') {
      one.last = null
      one.isOver = false
      one.isTold = true
      tell(one.run)
    }
    if (event.event.type === 'xstate.stop') {
      one.isOver = true
      tell({ kind: 'ended', run: one.run.id })
      return
    }
    note(one, event.event, snapshot)
  }

  /** Takes a run somewhere: where it stands if it still can, or else by beginning anew on its page. */
  function take(one: Running, event: Omit<TravelEvent, 'type'>, place: unknown): void {
    const { status } = one.actor.getSnapshot() as AnyMachineSnapshot
    if (!one.isOver && status === 'active') return one.actor.send({ type: travel, ...event })
    beginnings.set(one.machine.id, event)
    tell({ kind: 'awaited', machine: one.machine.id })
    stage?.restart(place)
  }

  /** The delays of where a run stands that are over no later than this one and have not been yet, in order. */
  function dueWith({ actor, last, machine }: Running, event: string): AnyEventObject[] {
    const { _nodes: nodes, context } = actor.getSnapshot() as AnyMachineSnapshot
    const passed = new Set<string>()
    for (
      let step = last;
      step?.state === last?.state;
      step = steps.find(({ id }) => id === step?.after) ?? null
    )
      if (step) passed.add(step.event)
      else break
    const lasting = (delay: unknown): number => {
      const named = typeof delay === 'string' ? machine.implementations.delays[delay] : delay
      return typeof named === 'function'
        ? Number(named({ context, event: { type: event } }, undefined))
        : Number(named)
    }
    const delays = nodes.flatMap((node) =>
      node.after.map(({ eventType: type, delay }) => ({ type, ms: lasting(delay) })),
    )
    const wanted = delays.find(({ type }) => type === event)
    return delays
      .filter(({ type, ms }) => type === event || (wanted && ms < wanted.ms && !passed.has(type)))
      .toSorted((one, other) => one.ms - other.ms)
  }

  /** Lets a delay be over, and before it all that would be over sooner. */
  function pass(one: Running, event: string): void {
    const { actor } = one
    for (const { type } of dueWith(one, event)) {
      const { _scheduledEvents: timers } = actor.system.getSnapshot()
      const timer = Object.values(timers).find(
        ({ source, event: due }) => source === actor && due.type === type,
      )
      // Where a run stands still none runs.
      if (timer) actor.system.scheduler.cancel(actor, timer.id)
      actor.send({ type })
    }
  }

  function command(asked: Command): void {
    switch (asked.kind) {
      case 'hello': {
        tell({ kind: 'reset' })
        for (const { run, machine, isTold, isOver } of running.values()) {
          if (!isTold) continue
          tell({ ...run, calls: modesOf(machine) })
          if (isOver) tell({ kind: 'ended', run: run.id })
        }
        for (const step of steps) tell(step)
        for (const machine of beginnings.keys()) tell({ kind: 'awaited', machine })
        return
      }
      case 'send': {
        const one = running.get(asked.run)
        if (!one) return
        if (causeOf(asked.event) === 'delay') return pass(one, asked.event)
        const named = asked.happening === null ? undefined : one.flow?.cases.events[asked.happening]
        return one.actor.send({
          ...(named?.type === asked.event && named),
          ...asked.payload,
          type: asked.event,
        })
      }
      case 'goBack': {
        const back = returns.get(asked.step)
        const one = running.get(steps.find(({ id }) => id === asked.step)?.run ?? '')
        if (one && back) take(one, { snapshot: back.snapshot, after: asked.step, origin: null }, back.place)
        return
      }
      case 'goTo': {
        const one = running.get(asked.run)
        if (!one) return
        const { input } = one.actor.options as { input?: unknown }
        const { inputs = [], events = {} } = one.flow?.cases ?? {}
        const reached = reachedStates(one.machine, { inputs: [input, ...inputs], events }).find(
          ({ name }) => name === asked.state,
        )
        if (!reached) return
        const { value, context } = reached.snapshot as AnyMachineSnapshot
        const snapshot = one.machine.resolveState({ value, context })
        const origin = originOf(reached, beginningOf(one.machine, reached.input))
        const { place } = returns.get(one.last?.id ?? 0) ?? {}
        return take(one, { snapshot, after: null, origin }, place)
      }
      case 'resume': {
        const one = [...running.values()].findLast(
          ({ machine, isOver, isTold }) => machine.id === asked.machine && isTold && !isOver,
        )
        if (!one) return
        const snapshot = one.machine.resolveState({
          value: asked.value as AnyMachineSnapshot['value'],
          context: asked.context,
        })
        return take(one, { snapshot, after: null, origin: null }, undefined)
      }
      case 'answer': {
        const one = running.get(asked.run)
        if (!one) return
        modes.set(modeKey(one.machine.id, asked.call), asked.mode)
        return tell({ kind: 'calls', run: asked.run, calls: modesOf(one.machine) })
      }
    }
  }

  /** What a call fails with that is to fail: as its first failing case does. */
  function failureOf(machine: AnyStateMachine, call: string): unknown {
    const events = Object.values(flows[machine.id]?.cases.events ?? {})
    const failing = events.find(({ type }) => type === `xstate.error.actor.${call}`)
    modes.delete(modeKey(machine.id, call))
    for (const one of running.values())
      if (one.machine.id === machine.id && !one.isOver)
        tell({ kind: 'calls', run: one.run.id, calls: modesOf(one.machine) })
    return failing ? failing['error'] : new Error('Network Error')
  }

  function ready<Machine extends AnyStateMachine>(machine: Machine): Machine {
    const calls = Object.entries(machine.implementations.actors).map(([name, logic]) => [
      name,
      controlled(logic as AnyActorLogic, {
        mode: () => modes.get(modeKey(machine.id, name)) ?? 'works',
        fail: () => failureOf(machine, name),
      }),
    ])
    const own = machine.provide({ actors: Object.fromEntries(calls) }) as Machine
    const hear = own.transition.bind(own)
    // What goes on where a run is taken away from ends there.
    own.transition = (snapshot, event, scope) => {
      if ((event as AnyEventObject).type !== travel) return hear(snapshot, event, scope)
      for (const child of Object.values<AnyActor | undefined>(snapshot.children))
        if (child) scope.stopChild(child)
      scope.system.scheduler.cancelAll(scope.self)
      const arrived = own.restoreSnapshot((event as TravelEvent).snapshot, scope)
      scope.defer(() => own.start(arrived))
      return arrived
    }
    return own
  }

  return {
    inspect,
    ready,
    begins: ({ id }) => beginnings.get(id)?.snapshot,
    perform: (given) => {
      stage = given
      return () => {
        if (stage === given) stage = undefined
      }
    },
    command,
    listen: (hear) => {
      hearers.add(hear)
      return () => hearers.delete(hear)
    },
  }
}
