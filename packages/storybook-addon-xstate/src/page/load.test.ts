import { expect, test, vi } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { createWatcher } from './watcher.ts'

const numbers = (length: number) => Array.from({ length }, (_, index) => index)

/** Twenty floors of fourteen rooms each: 300 states. */
const tower = setup({
  types: { context: {} as { visits: number } },
  actions: { count: assign({ visits: ({ context }) => context.visits + 1 }) },
}).createMachine({
  id: 'tower',
  context: { visits: 0 },
  initial: 'floor0',
  states: Object.fromEntries(
    numbers(20).map((floor) => [
      `floor${floor}`,
      {
        initial: 'room0',
        on: { up: `floor${(floor + 1) % 20}` },
        states: Object.fromEntries(
          numbers(14).map((room) => [
            `room${room}`,
            { on: { next: { target: `room${(room + 1) % 14}`, actions: 'count' } } },
          ]),
        ),
      },
    ]),
  ),
})

/** Returns the milliseconds that an actor takes for 1,000 events. */
function duration(create: typeof createActor): number {
  const actor = create(tower).start()
  const start = performance.now()
  for (let sent = 0; sent < 1000; sent += 1) actor.send({ type: sent % 20 === 0 ? 'up' : 'next' })
  return performance.now() - start
}

test('adds at most a millisecond to an event while the panel is closed', () => {
  const watcher = createWatcher()
  const create = ((logic) => watcher.create(logic)) as typeof createActor
  for (const warm of [createActor, create]) duration(warm)
  const added = duration(create) - duration(createActor)
  console.info(`1,000 events of 300 states: ${added.toFixed(1)} ms more with the addon`)
  expect(added).toBeLessThan(1000)
})

test('tells an open panel about 1,000 events in frames of less than 50 ms', () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  const watcher = createWatcher()
  watcher.listen((message) => JSON.stringify(message))
  watcher.command({ kind: 'connect' })
  const actor = watcher.create(tower).start()
  const durations: number[] = []
  for (let burst = 0; burst < 20; burst += 1) {
    for (let sent = 0; sent < 50; sent += 1) actor.send({ type: 'next' })
    const start = performance.now()
    frames.shift()?.()
    durations.push(performance.now() - start)
  }
  const [longest = 0] = durations.toSorted((a, b) => b - a)
  console.info(`The longest of ${durations.length} frames: ${longest.toFixed(1)} ms`)
  expect(longest).toBeLessThan(50)
})
