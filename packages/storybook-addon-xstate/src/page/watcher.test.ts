import { expect, onTestFinished, test, vi } from 'vitest'
import {
  assign,
  createActor,
  createMachine,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  setup,
  spawnChild,
  type AnyActorLogic,
  type AnyStateMachine,
  type Snapshot,
} from 'xstate'
import type {
  Command,
  Details,
  Json,
  MachineInfo,
  PanelMessage,
  Step,
  Update,
  ValueEntry,
} from '../protocol.ts'
import { startingSnapshot } from './starting-snapshot.ts'
import { createWatcher, type WatcherOptions } from './watcher.ts'
import { crossing, lamps, order, radio, shop, station } from './test-machines.ts'

/** Runs a machine under a watcher with an open panel. Each command is followed by a frame. */
function watch(machine: AnyStateMachine, options: WatcherOptions = {}, snapshot?: Snapshot<unknown>) {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const messages: PanelMessage[] = []
  const watcher = createWatcher(options)
  watcher.listen((message) => messages.push(message))
  let actor = watcher.create(machine, snapshot && { snapshot }).start()
  onTestFinished(() => void actor.stop())
  watcher.attach({
    location: () => undefined,
    restart: () => {
      actor.stop()
      actor = watcher.create(machine).start()
    },
  })
  const draw = () => {
    while (frames.length > 0) frames.shift()?.()
  }
  const command = (sent: Command) => {
    watcher.command(sent)
    draw()
  }
  command({ kind: 'connect' })
  const updates = (): Update[] => {
    draw()
    return messages.filter((message) => message.kind === 'update')
  }
  const details = (): Details => {
    const shown = updates().at(-1)?.details
    if (!shown) throw new Error('Nothing is shown')
    return shown
  }
  const steps = (): Step[] =>
    updates().reduce<Step[]>(
      (earlier, update) => [
        ...(update.isWhole ? [] : earlier.filter(({ id }) => id >= update.first)),
        ...update.steps,
      ],
      [],
    )
  return {
    watcher,
    messages,
    command,
    details,
    steps,
    value: () => actor.getSnapshot().value as unknown,
    context: (): readonly ValueEntry[] => details().context,
    actors: () => updates().at(-1)?.actors ?? [],
    notices: () => messages.flatMap((message) => (message.kind === 'notice' ? [message.text] : [])),
    machine: (): MachineInfo | undefined =>
      updates()
        .flatMap(({ machine: sent }) => sent ?? [])
        .at(-1),
    send: (event: string, named: string | null = null) =>
      command({ kind: 'send', actor: details().actor, event, named, payload: null }),
    fault: (mode: Extract<Command, { kind: 'fault' }>['mode']) =>
      command({ kind: 'fault', actor: details().actor, invoked: 'bake', mode }),
    begin: () => {
      command({ kind: 'copyStory', step: details().step })
      return messages.findLast((message) => message.kind === 'story')?.begin
    },
  }
}

test('copies a path as data, from which a story begins at its end', async () => {
  const run = watch(order)
  run.fault('failsNext')
  run.send('start')
  await expect.poll(run.value).toBe('burnt')
  const begin = run.begin()
  expect(begin).toEqual({
    order: [{ type: 'start' }, { type: 'xstate.error.actor.bake' }],
  })
  const begun = startingSnapshot(order, (begin?.['order'] ?? []) as { type: string }[], {}, undefined)
  expect((begun as { value?: unknown }).value).toBe('burnt')
})

test('copies the events of fixtures by their names, and no secret', () => {
  const events = { card: { type: 'pay', password: 'fjord-17', amount: 5n } }
  const run = watch(createMachine({ id: 'payment', on: { '*': {} } }), { fixtures: { payment: { events } } })
  const { actor } = run.details()
  const send = (named: string | null, payload: Json) =>
    run.command({ kind: 'send', actor, event: 'pay', named, payload })
  send('card', null)
  send(null, { password: 'fjord-17' })
  expect(run.begin()).toEqual({ payment: ['card', { type: 'pay' }] })
})

test('copies a path with a context that no other run has, on from where a story began', () => {
  const till = createMachine({
    id: 'till',
    context: () => ({ since: performance.now() }),
    initial: 'open',
    states: { open: { on: { pay: 'paid' } }, paid: { on: { close: 'shut' } }, shut: {} },
  })
  const run = watch(till, {}, startingSnapshot(till, 'paid', {}, undefined))
  run.send('close')
  expect(run.begin()).toEqual({ till: [{ type: 'pay' }, { type: 'close' }] })
})

test.each([
  ['slow', 'ready'],
  ['never', 'baking'],
] as const)('lets a call answer as it is told to: %s', async (mode, end) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const run = watch(order)
  run.fault(mode)
  run.send('start')
  await vi.advanceTimersByTimeAsync(2999)
  expect(run.value()).toBe('baking')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run.value()).toBe(end)
})

test('takes a machine to a state and back to an earlier step', () => {
  const run = watch(radio)
  const start = run.details().step
  run.command({ kind: 'goTo', actor: run.details().actor, state: 'on.news' })
  expect(run.value()).toEqual({ on: 'news' })
  run.command({ kind: 'restore', step: start })
  expect(run.value()).toEqual({ on: 'jazz' })
})

test.each([
  ['on', { on: 'jazz' }, radio],
  ['right.high', { left: 'high', right: 'high' }, lamps],
] as const)(
  'takes a machine to a state with children, and to one of the second region: %s',
  (state, value, machine) => {
    const run = watch(machine)
    run.command({ kind: 'goTo', actor: run.details().actor, state })
    expect(run.value()).toEqual(value)
    expect(run.notices()).toEqual([])
  },
)

test.each([
  ['a promise', order, 'start', 'baking'],
  ['a callback', station, 'tune', 'hearing'],
  ['a promise of a child machine', shop, 'open', 'serving'],
] as const)(
  'stands still after going back to %s, until an event is sent',
  async (_kind, machine, event, to) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const run = watch(machine)
    run.send(event)
    const calling = run.steps().findLast(({ state }) => state === to)
    await vi.advanceTimersByTimeAsync(1000)
    const end = run.value()
    expect(end).not.toBe(to)
    run.command({ kind: 'restore', step: calling?.id ?? 0 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(run.value()).toBe(to)
    expect(run.steps().at(-1)?.invoked).toEqual([])
    const [answer] = run.details().next
    run.send(answer?.event ?? '')
    await vi.advanceTimersByTimeAsync(1000)
    expect(run.value()).toBe(end)
  },
)

/** Returns a machine with these fields in its context, which counts the events `go`. */
const keeping = (fields: object) =>
  createMachine({
    id: 'keeping',
    context: { count: 0, ...fields },
    initial: 'waiting',
    states: {
      waiting: {
        on: { go: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
      },
    },
  })

const circle: { self?: unknown } = {}
circle.self = circle

test.each([
  ['a BigInt', { price: 5n }, '5n'],
  ['a circle', { node: circle }, '{self: {…}}'],
  ['collections', { tags: new Set(['tea']) }, "Set(1) ['tea']"],
] as const)('runs a story with %s in its context, and shows it', (_kind, context, shown) => {
  const run = watch(keeping(context))
  run.send('go')
  expect(run.context().map(({ text, isChanged }) => [text, isChanged])).toEqual([
    ['1', true],
    [shown, false],
  ])
})

test('says that a circle cannot be restored, and runs on', () => {
  const run = watch(keeping({ node: circle }))
  run.send('go')
  run.command({ kind: 'restore', step: run.steps()[0]?.id ?? 0 })
  expect(run.notices()).toEqual(['XState cannot restore this snapshot'])
  run.send('go')
  expect(run.context()[0]?.text).toBe('2')
})

test('never throws into a story', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => complaints.mockRestore())
  const watcher = createWatcher()
  watcher.attach({
    location: () => {
      throw new Error('There is no page')
    },
    restart: () => undefined,
  })
  const actor = watcher.create(keeping({})).start()
  actor.send({ type: 'go' })
  expect(actor.getSnapshot().context).toEqual({ count: 1 })
  expect(complaints).toHaveBeenCalledOnce()
})

test('never throws from a frame or a command, whatever a value or an option does', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => complaints.mockRestore())
  const event = {
    type: 'go',
    get price(): number {
      throw new Error('The price is read')
    },
  }
  const run = watch(keeping({}), { fixtures: { keeping: { events: { event } } } })
  run.command({ kind: 'goTo', actor: run.steps()[0]?.actor ?? '', state: 'waiting' })
  expect(complaints).toHaveBeenCalledOnce()
  run.command({
    kind: 'send',
    actor: run.steps()[0]?.actor ?? '',
    event: 'go',
    named: 'event',
    payload: null,
  })
  expect(run.notices()).toContain('Error: The price is read')
})

test('sends the edited fields of a named event as edited, and those that cannot be edited as they are', () => {
  const received: unknown[] = []
  const payment = createMachine({
    id: 'payment',
    on: { pay: { actions: ({ event }) => received.push(event) } },
  })
  const card = { type: 'pay', clientSecret: 'fjord-17', holder: 'Ada', amount: 5n }
  const run = watch(payment, { fixtures: { payment: { events: { card } } } })
  expect(run.machine()?.events[0]?.payload).toEqual({ holder: 'Ada' })
  const { actor } = run.details()
  run.command({ kind: 'send', actor, event: 'pay', named: 'card', payload: { holder: 'Grace' } })
  run.command({ kind: 'send', actor, event: 'pay', named: 'card', payload: {} })
  expect(received).toEqual([
    { ...card, holder: 'Grace' },
    { type: 'pay', clientSecret: 'fjord-17', amount: 5n },
  ])
})

test('sends a chart once, and the steps of a burst in one frame', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const watcher = createWatcher()
  const messages: PanelMessage[] = []
  watcher.listen((message) => messages.push(message))
  const actor = watcher.create(keeping({})).start()
  expect(frames).toHaveLength(0)
  watcher.command({ kind: 'connect' })
  for (let sent = 0; sent < 50; sent += 1) actor.send({ type: 'go' })
  expect(frames).toHaveLength(1)
  frames.shift()?.()
  expect(messages.map((message) => message.kind === 'update' && message.steps.length)).toEqual([51])
  actor.send({ type: 'go' })
  frames.shift()?.()
  expect(messages.map((message) => message.kind === 'update' && message.machine?.chart.root.key)).toEqual([
    'keeping',
    undefined,
  ])
})

test('stores the last steps, as many as it is told to', () => {
  const run = watch(keeping({}), { log: 5 })
  for (let sent = 0; sent < 9; sent += 1) run.send('go')
  expect(run.steps().map(({ id }) => id)).toEqual([6, 7, 8, 9, 10])
  run.command({ kind: 'restore', step: 1 })
  expect(run.notices()).toEqual(['Only the last 5 steps are stored'])
})

test('computes nothing while the panel is closed, and runs no guard of a machine that is not shown', () => {
  let guarded = 0
  const doors = createMachine({
    id: 'doors',
    initial: 'shut',
    states: {
      shut: { on: { open: { target: 'wide', guard: () => (guarded += 1) < 0 }, push: {} } },
      wide: {},
    },
  })
  const run = watch(keeping({}))
  const other = run.watcher.create(doors).start()
  run.command({ kind: 'show', actor: run.steps()[0]?.actor ?? '', step: null })
  guarded = 0
  other.send({ type: 'push' })
  expect(run.details().actor).toBe(run.steps()[0]?.actor)
  expect(guarded).toBe(0)
  run.command({ kind: 'show', actor: other.sessionId, step: null })
  expect(guarded).toBeGreaterThan(0)
  run.command({ kind: 'disconnect' })
  guarded = 0
  const before = run.messages.length
  other.send({ type: 'push' })
  expect(run.messages).toHaveLength(before)
  expect(guarded).toBe(0)
})

/** Calls once, and does not wait to be told. */
const calling = (states: 'baking' | 'drying') =>
  setup({ actors: { call: fromPromise(async () => 'answer') } }).createMachine({
    initial: 'waiting',
    states: {
      waiting: { on: { start: states } },
      [states]: { invoke: { src: 'call', onDone: 'ready', onError: 'failed' } },
      ready: {},
      failed: {},
    },
  })

test('tells two machines without an id apart: faults, time travel, names', async () => {
  const baker = calling('baking')
  const drier = calling('drying')
  const run = watch(baker)
  const other = run.watcher.create(drier).start()
  run.command({ kind: 'show', actor: run.steps()[0]?.actor ?? '', step: null })
  run.command({ kind: 'fault', actor: run.details().actor, invoked: 'call', mode: 'failsNext' })
  other.send({ type: 'start' })
  await expect.poll(() => other.getSnapshot().value).toBe('ready')
  run.command({ kind: 'goTo', actor: run.details().actor, state: 'baking' })
  expect(run.value()).toBe('baking')
  expect(run.watcher.create(drier).start().getSnapshot().value).toBe('waiting')
  expect(new Set(run.actors().map(({ name }) => name)).size).toBe(2)
})

test('starts the second of two actors of one machine again, and not the first', () => {
  const watcher = createWatcher()
  const start = () => [watcher.create(radio).start(), watcher.create(radio).start()] as const
  let actors = start()
  watcher.attach({
    location: () => undefined,
    restart: () => {
      for (const actor of actors) actor.stop()
      actors = start()
    },
  })
  watcher.command({ kind: 'goTo', actor: actors[1].sessionId, state: 'off' })
  expect(actors.map((actor) => actor.getSnapshot().value)).toEqual([{ on: 'jazz' }, 'off'])
  for (const actor of actors) actor.stop()
})

test('takes a machine that is made anew with its story to a state', () => {
  const make = () => createMachine({ initial: 'shut', states: { shut: { on: { open: 'wide' } }, wide: {} } })
  const watcher = createWatcher()
  let actor = watcher.create(make()).start()
  watcher.attach({
    location: () => undefined,
    restart: () => {
      actor = watcher.create(make()).start()
    },
  })
  watcher.command({ kind: 'goTo', actor: actor.sessionId, state: 'wide' })
  expect(actor.getSnapshot().value).toBe('wide')
})

test('shows an actor that a module has created before anybody watched', () => {
  const run = watch(keeping({}))
  const early = createActor(radio).start()
  onTestFinished(() => void early.stop())
  run.watcher.adopt(early)
  run.command({ kind: 'show', actor: early.sessionId, step: null })
  expect(run.details().state).toBe('on.jazz')
})

test('asks for a type in place of a wildcard, and sends none', () => {
  const pointer = createMachine({
    id: 'pointer',
    initial: 'up',
    states: { up: { on: { 'mouse.*': 'down' } }, down: { on: { 'mouse.up': 'up', '*': 'up' } } },
  })
  const run = watch(pointer)
  expect(run.details().next).toEqual([
    { event: 'mouse.*', label: 'mouse.*', types: ['mouse.up'], choices: [] },
  ])
  run.send('mouse.*')
  expect(run.notices()).toEqual(['Error: Type an event instead of mouse.*'])
  run.command({ kind: 'goTo', actor: run.details().actor, state: 'down' })
  expect(run.notices().at(-1)).toBe('No path leads to down')
  run.send('mouse.press')
  expect(run.begin()).toEqual({ pointer: [{ type: 'mouse.press' }] })
})

test('gives up a search that never ends, a part in each frame', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const counter = createMachine({
    id: 'counter',
    context: { count: 0 },
    initial: 'counting',
    states: {
      counting: {
        on: {
          go: {
            actions: assign({ count: ({ context }) => (vi.advanceTimersByTime(20), context.count + 1) }),
          },
        },
      },
      done: {},
    },
  })
  const run = watch(counter)
  run.command({ kind: 'goTo', actor: run.details().actor, state: 'done' })
  expect(run.notices()).toEqual(['No path to done was found in 3 s'])
})

test('reports an error once for each story, and shows the next story', () => {
  const complaints = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => complaints.mockRestore())
  let isBroken = true
  const run = watch(keeping({}))
  run.watcher.attach({
    location: () => {
      if (isBroken) throw new Error('There is no page')
      return 'page'
    },
    restart: () => undefined,
  })
  run.send('go')
  run.send('go')
  expect(complaints).toHaveBeenCalledTimes(1)
  run.watcher.reset()
  run.watcher.create(keeping({})).start()
  expect(complaints).toHaveBeenCalledTimes(2)
  isBroken = false
  run.watcher.reset()
  run.watcher.create(order).start()
  expect(run.details().state).toBe('waiting')
  expect(run.notices().filter((text) => text !== '')).toHaveLength(2)
})

test('reads no child of a machine while the panel is closed', () => {
  const child = createMachine({ on: { tick: {} } })
  const parent = createMachine({
    entry: Array.from({ length: 20 }, (_, index) => spawnChild(child, { id: `child ${index}` })),
    on: { go: {} },
  })
  const actor = createWatcher().create(parent).start()
  const reads = Object.values(actor.getSnapshot().children).map((ref) => vi.spyOn(ref, 'getSnapshot'))
  actor.send({ type: 'go' })
  expect(reads.filter((read) => read.mock.calls.length > 0)).toEqual([])
})

test('watches the machines that it is told to', () => {
  const run = watch(order, { exclude: ['radio'] })
  run.watcher.create(radio).start()
  run.watcher.create(crossing).start()
  run.send('start')
  expect(run.actors().map(({ name }) => name)).toEqual(['order', 'crossing'])
})

test('shows the chart of a child, with the name of its invocation', () => {
  const run = watch(shop)
  run.send('open')
  const child = run.actors().find(({ name }) => name === 'sale')
  run.command({ kind: 'show', actor: child?.id ?? '', step: null })
  expect(run.details().active).toEqual(['(machine)', '(machine).paying'])
})

test('offers the branch that a machine takes, and not those whose guards refuse', () => {
  const payment = setup({ guards: { isEnded: () => false, nameMissing: () => false } }).createMachine({
    id: 'payment',
    initial: 'ready',
    states: {
      ready: {
        on: {
          submit: [
            { guard: 'isEnded', actions: () => undefined },
            { guard: 'nameMissing', actions: () => undefined },
            { target: 'paying' },
          ],
          close: { guard: 'isEnded', target: 'paying' },
          '*': 'lost',
        },
      },
      paying: {},
      lost: {},
    },
  })
  const { next } = watch(payment).details()
  expect(
    next.map(({ event, choices }) => [event, choices.flatMap(({ transitions }) => transitions)]),
  ).toEqual([
    ['submit', ['payment.ready|submit#2']],
    ['close', ['payment.ready|*#0']],
    ['*', []],
  ])
})

const quiet = { unsubscribe: () => undefined }
const observable = { subscribe: () => quiet, [Symbol.observable]: () => observable }

test.each<[string, AnyActorLogic]>([
  ['a callback', fromCallback(() => () => undefined)],
  ['an observable', fromObservable(() => observable)],
  ['an observable of events', fromEventObservable(() => observable)],
])('leaves the state of a call that is slow or never answers without an error: %s', (_kind, call) => {
  const meter = setup({ actors: { bake: call } }).createMachine({
    id: 'meter',
    initial: 'off',
    states: { off: { on: { start: 'on' } }, on: { invoke: { src: 'bake' }, on: { leave: 'off' } } },
  })
  for (const mode of ['slow', 'never'] as const) {
    const run = watch(meter)
    run.fault(mode)
    run.send('start')
    run.send('leave')
    expect(run.value()).toBe('off')
  }
})

test('hears a callback that starts late', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const run = watch(station)
  run.command({ kind: 'fault', actor: run.details().actor, invoked: 'listen', mode: 'slow' })
  run.send('tune')
  expect(run.value()).toBe('hearing')
  await vi.advanceTimersByTimeAsync(3000)
  expect(run.value()).toBe('playing')
})

test('lists no actor that the story before has left running', () => {
  const run = watch(radio)
  const left = run.watcher.create(crossing).start()
  onTestFinished(() => void left.stop())
  run.watcher.reset()
  const shown = run.watcher.create(order).start()
  onTestFinished(() => void shown.stop())
  left.send({ type: 'xstate.after.walk.crossing.red' })
  expect(run.actors().map(({ name }) => name)).toEqual(['order'])
  expect(run.steps().map(({ state }) => state)).toEqual(['waiting'])
})

test('says that it does not show XState 6', () => {
  const run = watch(radio)
  const actorRef = createActor(radio)
  const inspected = {
    type: '@xstate.transition' as const,
    rootId: '',
    actorRef,
    event: { type: 'next' },
    snapshot: actorRef.getSnapshot(),
    microsteps: [],
  }
  run.watcher.inspect(inspected)
  run.command({ kind: 'connect' })
  expect(run.notices().at(-1)).toContain('XState 6')
})
