import type { Message } from '@meridian/contract/rules/message'
import { messages } from '@meridian/contract/rules/messages'
import {
  createActor,
  type ActorLogic,
  type AnyActor,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
  type EventObject,
  type InputFrom,
  type NonReducibleUnknown,
  type Snapshot,
} from 'xstate'
import { TestClock } from './test-clock.ts'
import { eventTypesOf, type Ways } from './ways.ts'

/** How many steps a sequence has at most. */
const longest = 24

/** How many answers and timers a flow may take to stand still, once nobody does anything any more. */
const patience = 60

type CallEvent = { type: 'answer'; output: unknown } | { type: 'fail'; error: unknown }
type CallSnapshot = Snapshot<unknown> & { input: NonReducibleUnknown }

/** A call that ends at once when it is told how, without a promise in between. */
const call: ActorLogic<CallSnapshot, EventObject> = {
  transition(snapshot, event) {
    const told = event as CallEvent
    if (told.type === 'answer') return { ...snapshot, status: 'done', output: told.output, error: undefined }
    if (told.type === 'fail') return { ...snapshot, status: 'error', output: undefined, error: told.error }
    return snapshot
  },
  getInitialSnapshot: (_, input) => ({ status: 'active', output: undefined, error: undefined, input }),
  getPersistedSnapshot: (snapshot) => snapshot,
}

/** Numbers from 0 to 1 that look random and are the same in every run (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Every text inside a value, errors' messages included: what a server or a provider may have said. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value instanceof Error) return [value.message, ...Object.values(value).flatMap(textsIn)]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return []
}

/** What may happen to a flow, sorted by who does it. */
interface Cases {
  player: readonly AnyEventObject[]
  /** How each call may end, by its id. */
  endings: ReadonlyMap<string, readonly CallEvent[]>
}

function sorted(events: readonly AnyEventObject[]): Cases {
  const endings = new Map<string, CallEvent[]>()
  const player: AnyEventObject[] = []
  for (const event of events) {
    const [, ending, id] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event.type) ?? []
    if (id === undefined) {
      if (!event.type.startsWith('xstate.')) player.push(event)
      continue
    }
    const told: CallEvent =
      ending === 'done'
        ? { type: 'answer', output: event['output'] }
        : { type: 'fail', error: event['error'] }
    endings.set(id, [...(endings.get(id) ?? []), told])
  }
  return { player, endings }
}

const isTimer = (type: string) => type.startsWith('xstate.after.')
const isCall = (type: string) => type.startsWith('xstate.done.') || type.startsWith('xstate.error.')

/** Takes one flow through one sequence; what must never happen, and did. */
function walk(
  machine: AnyStateMachine,
  input: unknown,
  cases: Cases,
  said: (message: Message) => boolean,
  random: () => number,
): string[] {
  const broken: string[] = []
  const clock = new TestClock()
  const actor = createActor(machine, { clock, input })
  let over = false
  actor.on('*', (told) => {
    if (over) broken.push(`${told.type} was told by a page that is closed`)
    const { type, message } = told as { type: string; message?: Message }
    if (type === 'toast' && message !== undefined && !said(message))
      broken.push(`${JSON.stringify(message)} is no message of the catalogue`)
  })
  actor.subscribe({ error: (error) => broken.push(`the flow broke down: ${String(error)}`) })
  actor.start()

  const live = (): AnyActor[] => {
    const { children } = actor.getSnapshot() as AnyMachineSnapshot
    return Object.values<AnyActor>(children as Readonly<Record<string, AnyActor>>).filter(
      (child) => child.getSnapshot().status === 'active',
    )
  }
  const pick = <One>(among: readonly One[]): One | undefined => among[Math.floor(random() * among.length)]
  const end = (child: AnyActor) => {
    const ending = pick(cases.endings.get(child.id) ?? [])
    if (ending) child.send(ending)
    else broken.push(`nothing is known of how "${child.id}" ends`)
  }
  const check = () => {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    if (live().length > 1) broken.push(`two calls at once in ${JSON.stringify(snapshot.value)}`)
    if (snapshot.status !== 'active') return
    const types = eventTypesOf(snapshot)
    for (const type of types) {
      if (isCall(type) && live().length === 0) broken.push(`${type} is waited for, and nobody was called`)
    }
  }

  check()
  for (let step = 0; step < longest * random() && actor.getSnapshot().status === 'active'; step += 1) {
    const chance = random()
    const child = pick(live())
    if (chance < 0.45 && child) end(child)
    else if (chance < 0.6) clock.toNextTimer()
    else if (chance < 0.7) clock.increment(Math.floor(random() * 5000))
    else {
      const event = pick(cases.player)
      if (event) actor.send(event)
    }
    check()
  }

  // Whoever only waits from here on is led somewhere: no wait is for ever.
  for (let waited = 0; waited <= patience; waited += 1) {
    const snapshot = actor.getSnapshot() as AnyMachineSnapshot
    const types = snapshot.status === 'active' ? eventTypesOf(snapshot) : []
    if (!types.some((type) => isTimer(type) || isCall(type))) break
    const child = live()[0]
    if (child) end(child)
    else clock.toNextTimer()
    check()
    if (waited === patience) broken.push(`a wait never ended in ${JSON.stringify(snapshot.value)}`)
  }

  // Closing the page, going back and logging out all stop the flow: nothing of it goes on.
  over = true
  actor.stop()
  clock.increment(365 * 24 * 3_600_000)
  return broken
}

/** What went wrong in so many random sequences of a flow, with simulated time; each kind once. */
export function breaches<Machine extends AnyStateMachine>(
  machine: Machine,
  { inputs, events }: Ways<Machine>,
  sequences: number,
): string[] {
  const holes = Object.keys(machine.implementations.actors).map((name) => [name, call])
  const provided = machine.provide({ actors: Object.fromEntries(holes) }) as AnyStateMachine
  const cases = sorted(Object.values(events))
  const known = new Set(textsIn(Object.values(events)))
  // A message of ours is told by its key; a text is somebody else's.
  const said = (message: Message): boolean =>
    typeof message === 'string' ? known.has(message) : message.key in messages
  const random = numbers(2117)
  const found = new Set<string>()
  for (let run = 0; run < sequences; run += 1) {
    const input: InputFrom<Machine> = inputs[run % inputs.length] as InputFrom<Machine>
    for (const one of walk(provided, input, cases, said, random)) found.add(one)
  }
  return [...found]
}

/** The states that a flow can stand in and that nothing leads out of, by their path; final ones are ends. */
export function deadEnds({ root }: AnyStateMachine): string[] {
  const leadsAway = (node: AnyStateNode, state: AnyStateNode): boolean =>
    [...node.transitions.values(), node.always ?? []]
      .flat()
      .some(({ target }) => target?.some((to) => to !== state))
  const stuck = (node: AnyStateNode, above: readonly AnyStateNode[]): string[] => {
    const children = Object.values(node.states)
    if (children.length > 0) return children.flatMap((child) => stuck(child, [...above, node]))
    return node.type === 'final' || [node, ...above].some((one) => leadsAway(one, node))
      ? []
      : [node.path.join('.')]
  }
  return stuck(root, [])
}

/** The states that a reloaded page may take a flow up in, by their path; where a timer runs or a call is under way, it says so. */
export function resumableStates({ root }: AnyStateMachine): string[] {
  const under = (node: AnyStateNode): string[] => {
    const busy = node.after.length > 0 ? ', with a timer' : node.invoke.length > 0 ? ', with a call' : ''
    return [
      ...(node.tags.includes('resumable') ? [node.path.join('.') + busy] : []),
      ...Object.values(node.states).flatMap(under),
    ]
  }
  return under(root)
}
