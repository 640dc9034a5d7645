/** `npm test`: every check of the repository in turn, then what each counted. Stops at the first that fails. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { ensureBrowser } from './ensure-browser.ts'

interface Counts {
  passed: number
  failed: number
}

interface Step {
  name: string
  script: string
  args?: string[]
  /** Reads what the step's own report counted. */
  counts?: () => Counts
}

const results = 'test-results'

const vitest = (name: string, script: string): Step => {
  const report = `${results}/${name}.json`
  return {
    name,
    script,
    args: ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    counts: () => {
      const { numPassedTests, numFailedTests, numPendingTests } = readReport(report)
      return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numPendingTests ?? 0) }
    },
  }
}

const steps: Step[] = [
  { name: 'format', script: 'format:check' },
  { name: 'lint', script: 'lint' },
  { name: 'types', script: 'typecheck' },
  { name: 'unused', script: 'unused' },
  vitest('unit', 'test:unit'),
  vitest('api', 'test:api'),
  vitest('stories', 'test:stories'),
  { name: 'build', script: 'build' },
  {
    name: 'e2e',
    script: 'test:e2e',
    counts: () => {
      const {
        expected = 0,
        unexpected = 0,
        flaky = 0,
        skipped = 0,
      } = readReport(`${results}/e2e.json`).stats ?? {}
      return { passed: expected + flaky, failed: unexpected + skipped }
    },
  },
  { name: 'storybook', script: 'build-storybook' },
]

interface Report {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
}

function readReport(path: string): Report {
  return JSON.parse(readFileSync(path, 'utf8')) as Report
}

rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
ensureBrowser()

const total: Counts = { passed: 0, failed: 0 }
const lines: string[] = []
let ok = true

for (const { name, script, args = [], counts } of steps) {
  console.log(`\n── ${name} ──`)
  const started = performance.now()
  const { status } = spawnSync('npm', ['run', '--silent', script, '--', ...args], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const seconds = Math.round((performance.now() - started) / 1000)
  const counted = counts?.()
  if (counted) {
    total.passed += counted.passed
    total.failed += counted.failed
  }
  ok = status === 0 && (counted === undefined || (counted.passed > 0 && counted.failed === 0))
  lines.push(
    `${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${String(seconds).padStart(4)} s${counted ? `  ${counted.passed} passed` : ''}`,
  )
  if (!ok) break
}

console.log(`\n${lines.join('\n')}\n\ntests: ${total.passed} passed, ${total.failed} failed`)
process.exitCode = ok ? 0 : 1
