/**
 * `npm test`: runs the checks of a work session. `npm run test:all` runs them and then, by `node scripts/test.ts rest`,
 * all others. Stages run in order, and the lanes of a stage in parallel. Stops at the first failing step, and prints
 * time and count of each.
 */
import { spawn, type ChildProcess } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import type { Counts } from './count-reporter.ts'
import { ensureAddon } from './ensure-addon.ts'
import { ensureBrowser } from './ensure-browser.ts'

interface Step {
  name: string
  command: readonly string[]
  env?: Record<string, string>
  /** Reads the counts from the step's own report. */
  counts?: () => Counts
}

const tier = process.argv[2] ?? 'core'
const results = 'test-results'

const script = (name: string): Step => ({ name, command: ['npm', 'run', '--silent', name] })

function vitest(name: string, projects: readonly string[], args: readonly string[] = []): Step {
  const report = `${results}/${name}.json`
  return {
    name,
    command: [
      'npx',
      'vitest',
      'run',
      '--config=vitest.workspace.ts',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=./scripts/count-reporter.ts',
      '--reporter=storybook-addon-xstate/coverage-reporter',
      ...args,
    ],
    env: { TEST_COUNTS: report },
    counts: () => JSON.parse(readFileSync(report, 'utf8')) as Counts,
  }
}

function playwright(name: string, projects: readonly string[]): Step {
  const report = `${results}/${name}.json`
  return {
    name,
    command: ['npx', 'playwright', 'test', ...projects.map((project) => `--project=${project}`)],
    env: { REPORT: report, TIER: tier },
    counts: () => {
      const {
        expected = 0,
        unexpected = 0,
        flaky = 0,
        skipped = 0,
      } = (JSON.parse(readFileSync(report, 'utf8')) as PlaywrightReport).stats ?? {}
      return { passed: expected + flaky, failed: unexpected + skipped }
    },
  }
}

const product = ['desktop', 'phone', 'desktop-pictures', 'phone-pictures']

const tiers: Readonly<Record<string, Step[][][]>> = {
  core: [
    [
      [script('format:check'), script('lint')],
      [script('typecheck'), script('unused')],
    ],
    [
      [
        vitest('unit', ['unit']),
        script('build'),
        vitest('api', ['api-pglite', 'api-postgres-alone']),
        playwright('e2e', product),
      ],
      [vitest('stories', ['stories-desktop']), vitest('stories on a phone', ['stories-phone-pages'])],
    ],
  ],
  rest: [
    [
      [
        vitest('random', ['unit'], ['--mode', 'long', 'packages/flows']),
        vitest('postgres', ['api-postgres']),
        vitest('packages', ['packages']),
        playwright('more e2e', product),
      ],
      [
        vitest('more stories', ['stories-phone', 'stories-tablet']),
        script('build-storybook'),
        playwright('docs', ['docs']),
      ],
    ],
  ],
}

interface PlaywrightReport {
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
}

const windows = process.platform === 'win32'
const running = new Set<ChildProcess>()
const total: Counts = { passed: 0, failed: 0 }
const lines: string[] = []
let ok = true

/** Kills the running steps with their children; each step heads a process group. */
function stop(): void {
  ok = false
  for (const { pid } of running) {
    if (pid === undefined) continue
    if (windows) spawn('taskkill', ['/pid', String(pid), '/t', '/f'])
    else process.kill(-pid, 'SIGTERM')
  }
}

async function runStep({ name, command: [program = '', ...args], env, counts }: Step): Promise<void> {
  console.log(`… ${name}`)
  const started = performance.now()
  const step = spawn(program, args, {
    env: { ...process.env, ...env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: windows,
    detached: !windows,
  })
  running.add(step)
  // Parallel output would interleave, so each step's is printed after it has ended.
  const output: Buffer[] = []
  for (const stream of [step.stdout, step.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const status = await new Promise<number | null>((resolve) => step.once('close', resolve))
  running.delete(step)
  const time = seconds(started)
  if (!ok) {
    lines.push(line('ended', name, time))
    return
  }
  console.log(`\n── ${name} ──`)
  process.stdout.write(Buffer.concat(output))
  const counted = status === 0 ? counts?.() : countedSoFar(counts)
  if (counted) {
    total.passed += counted.passed
    total.failed += counted.failed
  }
  const passed = status === 0 && (counted === undefined || (counted.passed > 0 && counted.failed === 0))
  lines.push(line(passed ? 'ok' : 'FAILED', name, time, counted))
  if (!passed) stop()
}

/** Reads the counts of a step; a crashed step may have written none. */
function countedSoFar(counts: Step['counts']): Counts | undefined {
  try {
    return counts?.()
  } catch {
    return undefined
  }
}

const seconds = (since: number): number => Math.round((performance.now() - since) / 1000)

const line = (outcome: string, name: string, time: number, counted?: Counts): string =>
  `${outcome.padEnd(6)} ${name.padEnd(18)} ${String(time).padStart(4)} s${counted ? `  ${counted.passed} passed` : ''}`

async function runLane(steps: readonly Step[]): Promise<void> {
  for (const step of steps) if (ok) await runStep(step)
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)

const started = performance.now()
const stages = tiers[tier]
if (!stages) throw new Error(`No such tier: ${tier}; there are ${Object.keys(tiers).join(' and ')}`)
if (tier === 'core') rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
ensureAddon()
ensureBrowser()
for (const lanes of stages) await Promise.all(lanes.map(runLane))

console.log(`\n${lines.join('\n')}\n${line('', 'together', seconds(started))}`)
console.log(`\ntests: ${total.passed} passed, ${total.failed} failed`)
process.exitCode = ok ? 0 : 1
