import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { assign, createMachine, type AnyStateMachine } from 'xstate'
import {
  memory,
  type Command,
  type Details,
  type Json,
  type PanelMessage,
  type Step,
  type ValueEntry,
} from '../protocol.ts'
import { startingSnapshot } from './starting-snapshot.ts'
import { createWatcher, type WatcherOptions } from './watcher.ts'
import { crossing, order, radio, shop, station } from './test-machines.ts'

/** Runs a machine under a watcher with an open panel. Each command is followed by a frame. */
function watch(machine: AnyStateMachine, options: WatcherOptions = {}) {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const messages: PanelMessage[] = []
  const watcher = createWatcher(options)
  watcher.listen((message) => messages.push(message))
  let actor = watcher.create(machine).start()
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
  const details = (): Details => {
    draw()
    const message = messages.findLast((candidate) => candidate.kind === 'details')
    if (!message?.details) throw new Error('Nothing is shown')
    return message.details
  }
  const steps = (): Step[] => {
    draw()
    return messages.reduce<Step[]>(
      (earlier, message) =>
        message.kind === 'steps' ? [...(message.isWhole ? [] : earlier), ...message.steps] : earlier,
      [],
    )
  }
  return {
    watcher,
    messages,
    command,
    details,
    steps,
    value: () => actor.getSnapshot().value as unknown,
    context: (): readonly ValueEntry[] => details().context.entries,
    send: (event: string, named: string | null = null) =>
      command({ kind: 'send', actor: details().actor, event, named, payload: null }),
    fault: (mode: Extract<Command, { kind: 'fault' }>['mode']) =>
      command({ kind: 'fault', actor: details().actor, invoked: 'bake', mode }),
    code: () => {
      command({ kind: 'writeTest', step: details().step })
      const written = messages.findLast((candidate) => candidate.kind === 'test')
      return written?.text ?? null
    },
  }
}

/** Runs a copied test beside a module with its machine. */
async function runCopied(text: string | null, name: string, exported: string): Promise<void> {
  await mkdir(join(import.meta.dirname, '../../../../coverage'), { recursive: true })
  const folder = await mkdtemp(join(import.meta.dirname, '../../../../coverage/copied-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const machines = join(import.meta.dirname, 'test-machines.ts')
  await writeFile(
    join(folder, `${name}.ts`),
    `export { ${exported} as ${name}Machine } from ${JSON.stringify(machines)}\n`,
  )
  const copied = join(folder, 'copied.ts')
  const stub = 'let run: () => unknown\nconst test = (_name: string, body: () => unknown) => { run = body }'
  await writeFile(
    copied,
    `${(text ?? '').replace('{ expect, test }', '{ expect }').replace('\ntest(', `\n${stub}\ntest(`)}\nexport const result = async () => run()\n`,
  )
  const { result } = (await import(/* @vite-ignore */ pathToFileURL(copied).href)) as {
    result: () => Promise<void>
  }
  await result()
}

test('copies a run with delays as a test that passes', async () => {
  const run = watch(crossing)
  run.send('xstate.after.walk.crossing.red')
  run.send('xstate.after.warn.crossing.green')
  expect(run.value()).toBe('blinking')
  expect(run.code()).toContain('clock.increment(90000)')
  await runCopied(run.code(), 'crossing', 'crossing')
  const wrong = run.code()?.replaceAll("'blinking'", "'red'") ?? null
  await expect(runCopied(wrong, 'crossing', 'crossing')).rejects.toThrow("to deeply equal 'red'")
})

test('copies a run with a call that fails and one that is answered as a test that passes', async () => {
  const run = watch(order)
  run.fault('failsNext')
  run.send('start')
  await expect.poll(run.value).toBe('burnt')
  run.send('again')
  await expect.poll(run.value).toBe('ready')
  expect(run.code()).toContain("pending.get('bake')?.reject(new Error('Network Error'))")
  await runCopied(run.code(), 'order', 'order')
})

test('writes a walk as the beginning of a story, which begins there', async () => {
  const run = watch(order)
  run.fault('failsNext')
  run.send('start')
  await expect.poll(run.value).toBe('burnt')
  run.command({ kind: 'writeStory', step: run.details().step })
  const story = run.messages.findLast((message) => message.kind === 'story')?.story
  expect(story).toEqual({
    name: 'Burnt',
    begin:
      "{ order: [{ type: 'start' }, { type: 'xstate.error.actor.bake', error: new Error('Network Error') }] }",
  })
  const begin = [{ type: 'start' }, { type: 'xstate.error.actor.bake', error: new Error('Network Error') }]
  expect((startingSnapshot(order, begin, {}, undefined) as { value?: unknown }).value).toBe('burnt')
})

test('copies and saves a run with a context that no other run has', () => {
  class Cart {
    items = ['tea']
  }
  const run = watch(
    createMachine({
      id: 'till',
      context: () => ({ cart: new Cart(), since: performance.now() }),
      initial: 'open',
      states: { open: { on: { pay: 'paid' } }, paid: {} },
    }),
  )
  run.send('pay')
  expect(run.code()).toContain("actor.send({ type: 'pay' })")
  run.command({ kind: 'writeStory', step: run.details().step })
  expect(run.messages.findLast((message) => message.kind === 'story')?.story).toEqual({
    name: 'Paid',
    begin: "{ till: [{ type: 'pay' }] }",
  })
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
  expect(run.messages).toContainEqual({ kind: 'notice', text: 'XState cannot restore this snapshot' })
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
  expect(run.messages.at(-1)).toEqual({ kind: 'notice', text: 'Error: The price is read' })
})

test('overrides the edited fields of a named event alone', () => {
  const received: unknown[] = []
  const payment = createMachine({
    id: 'payment',
    on: { pay: { actions: ({ event }) => received.push(event) } },
  })
  const card = { type: 'pay', clientSecret: 'fjord-17', holder: 'Ada', amount: 5n }
  const run = watch(payment, { fixtures: { payment: { events: { card } } } })
  const machine = run.messages.find((message) => message.kind === 'machine')?.machine
  const shown = machine?.events[0]?.payload as Record<string, Json>
  expect(shown).toEqual({ clientSecret: '•••', holder: 'Ada', amount: '5n' })
  const { actor } = run.details()
  run.command({ kind: 'send', actor, event: 'pay', named: 'card', payload: { ...shown, holder: 'Grace' } })
  expect(received).toEqual([{ ...card, holder: 'Grace' }])
})

test('keeps secrets out of a test that is copied', () => {
  const run = watch(createMachine({ id: 'payment', on: { pay: {} } }), {
    fixtures: { payment: { events: { card: { type: 'pay', password: 'fjord-17' } } } },
  })
  run.send('pay', 'card')
  expect(run.code()).toContain("actor.send({ type: 'pay', password: '•••' })")
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
  const kinds = () => messages.map(({ kind }) => kind)
  expect(kinds()).toEqual(['actors', 'steps', 'machine', 'details'])
  expect(messages.find((message) => message.kind === 'steps')?.steps).toHaveLength(51)
  messages.length = 0
  actor.send({ type: 'go' })
  frames.shift()?.()
  expect(kinds()).toEqual(['steps', 'details'])
})

test('tells once what stories have visited, and again to a panel that connects again', () => {
  let visited = ['keeping.waiting']
  const run = watch(keeping({}), { visited: (machine) => (machine === 'keeping' ? visited : []) })
  const sent = () =>
    run.messages.splice(0).flatMap((message) => (message.kind === 'visited' ? [message.ids] : []))
  run.send('go')
  expect(sent()).toEqual([['keeping.waiting']])
  visited = [...visited, 'keeping.waiting|go#0']
  run.command({ kind: 'show', actor: null, step: null })
  expect(sent()).toEqual([['keeping.waiting|go#0']])
  run.command({ kind: 'connect' })
  expect(sent()).toEqual([visited])
})

test('keeps the last steps, and says how many it has dropped', () => {
  const run = watch(keeping({}))
  for (let sent = 0; sent < memory + 9; sent += 1)
    run.watcher.command({
      kind: 'send',
      actor: run.details().actor,
      event: 'go',
      named: null,
      payload: null,
    })
  run.details()
  const dropped = run.messages.findLast((message) => message.kind === 'steps')?.dropped
  expect(dropped).toBe(10)
  run.command({ kind: 'restore', step: 1 })
  expect(run.messages.at(-1)).toEqual({ kind: 'notice', text: 'Only the last 500 steps are stored' })
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

test('shows the charts of an actor and of its children beside each other', () => {
  const run = watch(shop)
  run.send('open')
  expect(
    run.details().charts.map(({ machine, active }) => [machine.replace(/#.*/, ''), active.at(-1)]),
  ).toEqual([
    ['shop', 'shop.serving'],
    ['(machine)', '(machine).paying'],
  ])
})
