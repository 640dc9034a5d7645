import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createActor, createMachine } from 'xstate'
import { readCoverage } from './build/coverage-file.ts'
import CoverageReporter from './build/coverage-reporter.ts'
import { toChart } from './chart.ts'
import {
  belowLimits,
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
  const { inspect } = recordCoverage(task, radio, { states: 1, transitions: 0.5 })
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

test('names what is below a limit', () => {
  expect(mergeCoverage([listen('next')].flatMap((meta) => recordedIn(meta))).flatMap(belowLimits)).toEqual([
    'radio: less than 100 % of its states; missing radio.off',
    'radio: less than 50 % of its transitions; missing radio.on|power#0, radio.off|power#0',
  ])
})

test('counts the machines of a story as it reports them', () => {
  const actors = createStoryActors({ order: 'burnt' })
  const actor = createActor(order, actors.options(order)).start()
  actor.send({ type: 'again' })
  actor.stop()
  const meta = { reports: [{ type: coverageField, result: actors.coverage() }] }
  expect(recordedIn(meta).map(coverageLine)).toEqual(['order: 2 of 4 states, 1 of 4 transitions'])
})

test('fails a run below its limits and no other, and leaves its coverage for the panel', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'coverage-'))
  const file = join(folder, 'cache/coverage.json')
  const { exitCode } = process
  const logs = vi.spyOn(console, 'log').mockReturnValue()
  const errors = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(async () => {
    process.exitCode = exitCode
    vi.restoreAllMocks()
    await rm(folder, { recursive: true })
  })
  const run = (...metas: object[]) =>
    new CoverageReporter({ file }).onTestRunEnd([
      { children: { allTests: () => metas.map((meta) => ({ meta: () => meta })) } },
    ])
  process.exitCode = 0
  expect(await readCoverage(file)).toEqual([])
  await run({}, listen('next', 'power'), listen('power'))
  expect(process.exitCode).toBe(0)
  expect(logs.mock.lastCall?.[0]).toContain('radio: 3 of 3 states, 2 of 3 transitions')
  await run(listen('next'))
  expect(process.exitCode).toBe(1)
  expect(errors.mock.lastCall?.[0]).toContain('missing radio.off')
  const visited = new Set(visitedIn(await readCoverage(file), 'radio'))
  expect([...visited]).toEqual(['radio.on.jazz', 'radio.on.news', 'radio.on.jazz|next#0'])
  expect(coverageLine(chartCoverage(toChart(radio), visited))).toBe(
    'radio: 2 of 3 states, 1 of 3 transitions',
  )
})
