/**
 * `npm run tool -- dashboard`: runs the server under a load and a real Prometheus that reads it, and asks Prometheus
 * every query of the Grafana dashboard. Each must answer with data, and with the labels of its legend. Uses
 * `PROMETHEUS_PATH`, else the system's `prometheus`, which is installed from Debian where possible.
 */
import { vitalNames, vitalRoutes, vitalsPath, type Vital } from '@meridian/contract/paths/vitals'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { canInstall, install } from '../../scripts/debian.ts'
import { freePort, Product } from '../product-server.ts'
import { shop, type Ledger } from './shopper.ts'

const { values } = parseArgs({ options: { connections: { type: 'string', default: '20' } } })

const dashboardSchema = z.object({
  panels: z.array(
    z.object({
      title: z.string(),
      targets: z.array(z.object({ expr: z.string(), legendFormat: z.string() })).default([]),
    }),
  ),
})

const answerSchema = z.object({
  status: z.string(),
  error: z.string().optional(),
  data: z
    .object({
      result: z.array(
        z.object({
          metric: z.record(z.string(), z.string()),
          value: z.tuple([z.number(), z.string()]),
        }),
      ),
    })
    .optional(),
})

/** Grafana sets these by the scrape interval and the shown range, which are longer than a test's. */
const macros: Readonly<Record<string, string>> = { $__rate_interval: '15s', $__range: '60s' }

/** Milliseconds until every query has answered. */
const limitMs = 120_000

/** Returns the program; installs that of Debian where it is missing and this process may. */
function findPrometheus(): string {
  const given = process.env['PROMETHEUS_PATH']
  const program = given ?? 'prometheus'
  const runs = () => spawnSync(program, ['--version']).status === 0
  if (given === undefined && !runs() && canInstall()) install('prometheus')
  if (!runs()) throw new Error(`${program} does not run: install Prometheus, or set PROMETHEUS_PATH`)
  return program
}

/** Runs Prometheus by the repository's file, with a short interval and another target. */
async function startPrometheus(program: string, folder: string, target: string) {
  const config = readFileSync('examples/metrics/prometheus.yml', 'utf8')
    .replace('15s', '1s')
    .replace('server:9117', target)
  const file = join(folder, 'prometheus.yml')
  await writeFile(file, config)
  const address = `127.0.0.1:${await freePort()}`
  const flags = {
    'config.file': file,
    'storage.tsdb.path': join(folder, 'data'),
    'web.listen-address': address,
    'log.level': 'warn',
  }
  const running = spawn(
    program,
    Object.entries(flags).map(([name, value]) => `--${name}=${value}`),
    { stdio: 'inherit' },
  )
  return {
    ask: async (query: string) => {
      const response = await fetch(`http://${address}/api/v1/query?${new URLSearchParams({ query })}`)
      return z.parse(answerSchema, await response.json())
    },
    stop: async () => {
      if (running.exitCode !== null) return
      running.kill('SIGTERM')
      await once(running, 'exit')
    },
  }
}

/** Sends reports of visits from many addresses, some of them refused, while `goesOn` returns `true`. */
async function visit(origin: string, goesOn: () => boolean): Promise<void> {
  const ordinary = { LCP: 1200, INP: 90, CLS: 0.02, TTFB: 150 } as const satisfies Record<
    Vital['name'],
    number
  >
  for (let visits = 0; goesOn(); visits += 1) {
    const route = visits % 10 === 0 ? '/forged' : vitalRoutes[visits % 4]
    const report = vitalNames.map((name) => ({ name, route, value: ordinary[name] * (1 + (visits % 5)) }))
    await fetch(origin + vitalsPath, {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.99.${visits & 255}.1` },
      body: JSON.stringify(report),
    })
    await pause(50)
  }
}

/** Returns what is wrong with the answer to a query; `undefined` if nothing is. */
async function problemOf(
  { ask }: Awaited<ReturnType<typeof startPrometheus>>,
  { expr, legendFormat }: { expr: string; legendFormat: string },
): Promise<string | undefined> {
  const query = expr.replace(/\$\w+/g, (macro) => {
    const value = macros[macro]
    if (value === undefined) throw new Error(`${macro} is unknown: ${expr}`)
    return value
  })
  const { status, error, data } = await ask(query).catch((cause: unknown) => ({
    status: 'unreachable',
    error: String(cause),
    data: undefined,
  }))
  if (status !== 'success') return `${status}: ${error}`
  const results = data?.result ?? []
  if (!results.some(({ value: [, value] }) => Number.isFinite(Number(value)))) return 'no data'
  const labels = Array.from(legendFormat.matchAll(/\{\{(\w+)\}\}/g), ([, label = '']) => label)
  const missing = labels.filter((label) => results.some(({ metric }) => !metric[label]))
  return missing.length > 0 ? `a legend without ${missing.join()}` : undefined
}

const { panels } = z.parse(
  dashboardSchema,
  JSON.parse(readFileSync('examples/metrics/grafana/dashboards/meridian.json', 'utf8')),
)
const queries = panels.flatMap(({ title, targets }) => targets.map((target) => ({ title, ...target })))
if (queries.length === 0) throw new Error('The dashboard asks nothing')

const program = findPrometheus()
const folder = await mkdtemp(join(tmpdir(), 'meridian-prometheus-'))
const metricsPort = await freePort()
const product = await Product.create({ METRICS_PORT: String(metricsPort), READS_PER_MINUTE: '1000000' })
const prometheus = await startPrometheus(program, folder, `127.0.0.1:${metricsPort}`)
const ledger: Ledger = {
  calls: 0,
  times: [],
  failures: [],
  refusals: new Map(),
  tried: new Set(),
  paid: new Set(),
  players: new Map(),
}
const end = performance.now() + limitMs
let unanswered = queries.map((query) => ({ ...query, problem: 'was not asked' }))
let stopped = false
const goesOn = () => !stopped && performance.now() < end
const load = [
  visit(product.origin, goesOn),
  ...Array.from({ length: Number(values.connections) }, () => shop(product.origin, ledger, goesOn)),
]
try {
  while (unanswered.length > 0 && goesOn()) {
    await pause(1000)
    const asked = await Promise.all(
      unanswered.map(async (query) => ({ ...query, problem: await problemOf(prometheus, query) })),
    )
    unanswered = asked.flatMap(({ problem, ...query }) =>
      problem === undefined ? [] : [{ ...query, problem }],
    )
  }
} finally {
  stopped = true
  await Promise.allSettled(load)
  await prometheus.stop()
  await product.remove()
  await rm(folder, { recursive: true })
}

for (const { title, problem, expr } of unanswered) console.error(`${title}: ${problem}\n  ${expr}`)
if (unanswered.length > 0) process.exitCode = 1
else console.log(`${queries.length} queries have data, after ${ledger.calls} calls of shoppers`)
