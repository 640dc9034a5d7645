import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { toChart, toMermaid } from './chart.ts'
import { pathTest } from './panel/path-test.ts'
import type { Command, Session } from './protocol.ts'
import { emptySession, heard, packed, read, unpacked, written } from './panel/session.ts'
import { createWatcher } from './page/watcher.ts'
import { crossing, lamps, order, radio, shop, station } from './test-machines.ts'

/** Runs a machine under a watcher, and keeps what a panel would know of it. */
function watch(machine: Parameters<typeof toChart>[0]) {
  let session: Session = emptySession
  const watcher = createWatcher()
  watcher.listen((message) => {
    session = heard(session, message)
  })
  let actor = watcher.create(machine).start()
  onTestFinished(() => void actor.stop())
  watcher.attach({
    place: () => undefined,
    restart: () => {
      actor.stop()
      actor = watcher.create(machine).start()
    },
  })
  const last = () => {
    const step = session.steps.at(-1)
    const run = session.runs.find(({ id }) => id === step?.run)
    if (!step || !run) throw new Error('Nothing has happened')
    return { step, run }
  }
  const send = (event: string) =>
    watcher.command({ kind: 'send', run: last().run.id, event, named: null, payload: {} })
  return {
    session: () => session,
    value: () => actor.getSnapshot().value,
    last,
    send,
    command: (command: Command) => watcher.command(command),
    code: () => pathTest(last().run, session.steps, last().step),
  }
}

/** Runs the text of a test as it was copied, beside a module with its machine. */
async function runCopied(text: string | null, name: string, exported: string): Promise<void> {
  await mkdir(join(import.meta.dirname, '../../../coverage'), { recursive: true })
  const folder = await mkdtemp(join(import.meta.dirname, '../../../coverage/copied-'))
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
  run.command({ kind: 'answer', run: run.last().run.id, call: 'bake', mode: 'failsNext' })
  run.send('start')
  await expect.poll(run.value).toBe('burnt')
  run.send('again')
  await expect.poll(run.value).toBe('ready')
  expect(run.code()).toContain("calls.get('bake')?.reject(new Error('Network Error'))")
  await runCopied(run.code(), 'order', 'order')
})

test.each([
  ['slow', 'ready'],
  ['never', 'baking'],
] as const)('lets a call answer as it is told to: %s', async (mode, end) => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const run = watch(order)
  run.command({ kind: 'answer', run: run.last().run.id, call: 'bake', mode })
  run.send('start')
  await vi.advanceTimersByTimeAsync(2999)
  expect(run.value()).toBe('baking')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(run.value()).toBe(end)
})

test('takes a machine to a state and back to an earlier step', () => {
  const run = watch(radio)
  const beginning = run.last().step.id
  run.command({ kind: 'goTo', run: run.last().run.id, state: 'on.news' })
  expect(run.value()).toEqual({ on: 'news' })
  run.command({ kind: 'goBack', step: beginning })
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
    const calling = run.session().steps.findLast(({ state }) => state === to)
    await vi.advanceTimersByTimeAsync(1000)
    const end = run.value()
    expect(end).not.toBe(to)
    run.command({ kind: 'goBack', step: calling?.id ?? 0 })
    await vi.advanceTimersByTimeAsync(1000)
    expect(run.value()).toBe(to)
    const { step } = run.last()
    expect(step.calls).toEqual([])
    const [answer] = step.next
    run.send(answer?.event ?? '')
    await vi.advanceTimersByTimeAsync(1000)
    expect(run.value()).toBe(end)
  },
)

test('reads a run from a file and from a link as it was', async () => {
  const run = watch(lamps)
  run.send('turn')
  const { runs, steps } = run.session()
  expect(read(written({ runs, steps }))).toEqual({ ...emptySession, runs, steps })
  expect(await unpacked(await packed(runs, steps))).toEqual({ ...emptySession, runs, steps })
  expect(read('{"format":"else"}')).toBeNull()
  expect(await unpacked('no run')).toBeNull()
})

test('writes regions, history and beginnings as Mermaid', () => {
  expect(toMermaid(toChart(lamps))).toContain('  --')
  const text = toMermaid(toChart(radio))
  expect(text).toContain('state "H" as')
  expect(text.match(/\[\*\] -->/g)).toHaveLength(2)
})
