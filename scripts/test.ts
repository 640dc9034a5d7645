/**
 * `npm test`: every check of the repository, then what each took and counted. The quick ones come first; the long ones
 * run side by side, as each waits for its browser or its database half of the time. Stops at the first that fails.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { Counts } from './count-reporter.ts'
import { ensureBrowser } from './ensure-browser.ts'

interface Step {
  name: string
  script: string
  args?: string[]
  env?: Record<string, string>
  /** Reads what the step's own report counted. */
  counts?: () => Counts
}

const results = 'test-results'

const vitest = (name: string, script: string): Step => {
  const report = `${results}/${name}.json`
  return {
    name,
    script,
    args: ['--reporter=default', '--reporter=./scripts/count-reporter.ts'],
    env: { TEST_COUNTS: report },
    counts: () => JSON.parse(readFileSync(report, 'utf8')) as Counts,
  }
}

const playwright = (name: string, script: string): Step => ({
  name,
  script,
  counts: () => {
    const {
      expected = 0,
      unexpected = 0,
      flaky = 0,
      skipped = 0,
    } = (JSON.parse(readFileSync(`${results}/${name}.json`, 'utf8')) as PlaywrightReport).stats ?? {}
    return { passed: expected + flaky, failed: unexpected + skipped }
  },
})

/** One after the other; of each, the lanes run side by side. */
const stages: Step[][][] = [
  [
    [
      { name: 'format', script: 'format:check' },
      { name: 'lint', script: 'lint' },
    ],
    [
      { name: 'types', script: 'typecheck' },
      { name: 'unused', script: 'unused' },
    ],
  ],
  [
    [
      vitest('unit', 'test:unit'),
      { name: 'build', script: 'build' },
      vitest('packages', 'test:packages'),
      vitest('api', 'test:api'),
      playwright('e2e', 'test:e2e'),
      { name: 'storybook', script: 'build-storybook' },
      playwright('docs', 'test:storybook'),
    ],
    // As long as all the others.
    [vitest('stories', 'test:stories')],
  ],
]

interface PlaywrightReport {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
}

const windows = process.platform === 'win32'
const running = new Set<ChildProcess>()
const total: Counts = { passed: 0, failed: 0 }
const lines: string[] = []
let ok = true

/** Ends what still runs, with all that it started: each step is the head of a group of processes. */
function stop(): void {
  ok = false
  for (const { pid } of running) {
    if (pid === undefined) continue
    if (windows) spawn('taskkill', ['/pid', String(pid), '/t', '/f'])
    else process.kill(-pid, 'SIGTERM')
  }
}

async function runStep({ name, script, args = [], env, counts }: Step): Promise<void> {
  console.log(`… ${name}`)
  const started = performance.now()
  const step = spawn('npm', ['run', '--silent', script, '--', ...args], {
    env: { ...process.env, ...env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    detached: !windows,
  })
  running.add(step)
  // What steps say side by side would be read by nobody: each is shown whole, once it has ended.
  const said: Buffer[] = []
  for (const stream of [step.stdout, step.stderr]) stream.on('data', (chunk: Buffer) => said.push(chunk))
  const status = await new Promise<number | null>((resolve) => step.once('close', resolve))
  running.delete(step)
  const time = seconds(started)
  if (!ok) {
    lines.push(line('ended', name, time))
    return
  }
  console.log(`\n── ${name} ──`)
  process.stdout.write(Buffer.concat(said))
  const counted = status === 0 ? counts?.() : countedSoFar(counts)
  if (counted) {
    total.passed += counted.passed
    total.failed += counted.failed
  }
  const passed = status === 0 && (counted === undefined || (counted.passed > 0 && counted.failed === 0))
  lines.push(line(passed ? 'ok' : 'FAILED', name, time, counted))
  if (!passed) stop()
}

/** A step that broke down may have written no report. */
function countedSoFar(counts: Step['counts']): Counts | undefined {
  try {
    return counts?.()
  } catch {
    return undefined
  }
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 1000)

const line = (outcome: string, name: string, time: number, counted?: Counts): string =>
  `${outcome.padEnd(6)} ${name.padEnd(10)} ${String(time).padStart(4)} s${counted ? `  ${counted.passed} passed` : ''}`

async function runLane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) if (ok) await runStep(step)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

const started = performance.now()
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
ensureBrowser()
for (const lanes of stages) await Promise.all(lanes.map(runLane))

console.log(`\n${lines.join('\n')}\n${line('', 'together', seconds(started))}`)
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed`)
process.exitCode = ok ? 0 : 1
