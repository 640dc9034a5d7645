import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor, createMachine, type AnyStateMachine } from 'xstate'
import { readCoverage } from './build/coverage-file.ts'
import CoverageReporter from './build/coverage-reporter.ts'
import { toChart } from './chart.ts'
import {
  chartCoverage,
  coverageLine,
  coverageField,
  emptyCoverage,
  mergeCoverage,
  recordCoverage,
  recordedIn,
  visitedIn,
} from './coverage.ts'
import { createStoryActors } from './page/story-actors.ts'
import { order, radio } from './page/test-machines.ts'

/** Sends events to the radio in a test of its own; returns the test's meta. */
function listen(...events: ('next' | 'power')[]): object {
  const task = { meta: {} }
  const { inspect } = recordCoverage(task, radio)
  const actor = createActor(radio.provide({}), { inspect }).start()
  for (const type of events) actor.send({ type })
  actor.stop()
  return task.meta
}

test('counts the states and transitions that the tests of a machine have visited together', () => {
  const tests = [listen('next'), listen('power'), listen()]
  const lines = (metas: object[]) =>
    mergeCoverage(metas.flatMap((meta) => recordedIn(meta))).map(coverageLine)
  expect(lines(tests.slice(0, 1))).toEqual(['radio: 2 of 3 states, 1 of 3 transitions'])
  expect(lines(tests)).toEqual(['radio: 3 of 3 states, 2 of 3 transitions'])
})

test('counts a state that guards may let a run rest in, and none that it passes through', () => {
  const game = createMachine({
    id: 'game',
    initial: 'deciding',
    states: {
      deciding: { always: [{ guard: () => false, target: 'over' }, { target: 'playing' }] },
      playing: { always: { guard: () => false, target: 'over' } },
      over: {},
    },
  })
  const states = ['game.playing', 'game.over']
  expect(Object.keys(emptyCoverage(game).states)).toEqual(states)
  expect(Object.keys(chartCoverage(toChart(game), new Set()).states)).toEqual(states)
})

test('tells machines without an id apart, by the files of their tests', () => {
  const record = (machine: AnyStateMachine, file: string) => {
    const task = { meta: {}, file: { name: `src/${file}` } }
    createActor(machine, { inspect: recordCoverage(task, machine).inspect })
      .start()
      .stop()
    return recordedIn(task.meta)
  }
  const door = createMachine({ initial: 'shut', states: { shut: {}, wide: {} } })
  const lamp = createMachine({ initial: 'dark', states: { dark: {}, lit: {}, dim: {} } })
  const records = [...record(door, 'a.test.ts'), ...record(lamp, 'a.test.ts'), ...record(lamp, 'a.test.ts')]
  expect(mergeCoverage(records).map(coverageLine)).toEqual([
    'a.test.ts: 1 of 2 states, 0 of 0 transitions',
    'a.test.ts: 1 of 3 states, 0 of 0 transitions',
  ])
  expect(visitedIn(records, toChart(door))).toEqual(['(machine).shut'])
})

test('counts the machines of a story as it reports them', () => {
  const actors = createStoryActors({ order: 'burnt' })
  const actor = createActor(order, actors.options(order)).start()
  actor.send({ type: 'again' })
  actor.stop()
  const meta = { reports: [{ type: coverageField, result: [...actors.coverage().values()] }] }
  expect(recordedIn(meta).map(coverageLine)).toEqual(['order: 2 of 4 states, 1 of 4 transitions'])
})

test('prints the coverage of a run, and leaves it for the panel', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coverage-'))
  const file = join(folder, 'cache/coverage.json')
  const logs = vi.spyOn(console, 'log').mockReturnValue()
  onTestFinished(async () => {
    vi.restoreAllMocks()
    await rm(folder, { recursive: true })
  })
  expect(await readCoverage(file)).toEqual([])
  await new CoverageReporter({ file }).onTestRunEnd([
    { children: { allTests: () => [{}, listen('next')].map((meta) => ({ meta: () => meta })) } },
  ])
  expect(logs.mock.lastCall?.[0]).toContain('radio: 2 of 3 states, 1 of 3 transitions')
  const visited = visitedIn(await readCoverage(file), toChart(radio))
  expect(visited).toEqual(['radio.on.jazz', 'radio.on.news', 'radio.on.jazz|next#0'])
  expect(coverageLine(chartCoverage(toChart(radio), new Set(visited)))).toBe(
    'radio: 2 of 3 states, 1 of 3 transitions',
  )
})
