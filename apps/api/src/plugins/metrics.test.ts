import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import type { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { FakeProvider } from '../../test/fake-provider.ts'
import { openTestApp, payForKestrel, signUpPlayer, type TestApp } from '../../test/open-test-app.ts'
import { payments, type StoredPaymentStatus } from '../database/schema.ts'
import { limits, refusedCalls } from '../limits/limits.ts'
import { providerSeconds, queued } from '../payment/queued-provider.ts'
import { measureAnswers } from './metrics.ts'

let server: TestApp
let registry: Registry
let databaseGone = false
beforeAll(async () => {
  server = await openTestApp()
  const { payments: store } = server.stores
  const countRefunds = () =>
    databaseGone ? Promise.reject(new Error('The database is gone')) : store.countRefunds()
  registry = measureAnswers(server.app, { payments: { countRefunds } })
})
afterAll(() => server.close())

const fileOf = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url), 'utf8')

/** Returns the metrics of an expression: names that are neither functions nor in its parentheses of labels. */
const metricsIn = (expression: string) =>
  expression
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ')
    .match(/\b[a-z]\w+\b(?!\s*\()/g)
    ?.filter((word) => !['and', 'or', 'unless'].includes(word)) ?? [expression]

/** Returns the metrics that these expressions read, and the server lacks. */
function missing(expressions: readonly string[]): string[] {
  expect(expressions).not.toEqual([])
  // Prometheus makes `up` itself.
  const names = registry
    .getMetricsAsArray()
    .flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`])
    .concat('up')
  return expressions.flatMap(metricsIn).filter((name) => !names.includes(name))
}

const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })),
})

test('has each metric that a panel of the dashboard reads', () => {
  const dashboard = fileOf('examples/metrics/grafana/dashboards/meridian.json')
  const { panels } = z.parse(dashboardSchema, JSON.parse(dashboard))
  expect(missing(panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)))).toEqual([])
})

test('has each metric that an alert reads, and a line about each alert', () => {
  const rules = fileOf('examples/metrics/alerts.yml')
  expect(missing([...rules.matchAll(/expr: (.+)/g)].map(([, expression = '']) => expression))).toEqual([])
  const named = [...rules.matchAll(/alert: (\w+)/g)].map(([, name]) => name)
  const explained = [...fileOf('docs/operating.md').matchAll(/^\| `(\w+)` \| .+ \| .+ \| .+ \|$/gm)]
  expect(explained.map(([, name]) => name)).toEqual(named)
})

test('shows the refunds that have not arrived, by state, and none while the database is gone', async () => {
  const shown = async () =>
    (await registry.metrics()).split('\n').filter((line) => line.startsWith('unfinished_refunds{'))
  const statuses: StoredPaymentStatus[] = ['refund_due', 'refund_failed', 'refund_failed', 'refunded']
  for (const status of statuses) {
    const { player } = await signUpPlayer(server)
    const providerId = await payForKestrel(server, player.id)
    await server.db.update(payments).set({ status }).where(eq(payments.providerId, providerId))
  }
  await expect
    .poll(shown)
    .toEqual([
      'unfinished_refunds{state="due"} 1',
      'unfinished_refunds{state="pending"} 0',
      'unfinished_refunds{state="failed"} 2',
    ])
  databaseGone = true
  await expect.poll(shown).toEqual([])
  databaseGone = false
})

test('counts each kind of lost mail from the start, as Prometheus sees an increase from a count that was there', async () => {
  const text = await registry.metrics()
  // Another test may have lost one.
  expect(text).toMatch(/^background_failures_total\{failure="A receipt was not mailed"\} \d+$/m)
})

test('counts refused calls by their limit, in memory and in the database', async () => {
  refusedCalls.reset()
  const flooded = await openTestApp({ callsPerMinute: 2 })
  const shown = async () =>
    (await refusedCalls.get()).values.map(({ labels, value }) => `${labels.limit} ${value}`)
  // Prometheus sees an increase from a count that was there before.
  expect(await shown()).toEqual(expect.arrayContaining(['calls 0', 'card-provider 0']))
  for (let call = 0; call < 3; call += 1) await flooded.app.inject({ url: '/api/health' })
  const { max } = limits.signOuts
  const tries = Array.from({ length: max + 2 }, () =>
    flooded.stores.rateLimits.consume([limits.signOuts, 'a player']),
  )
  await Promise.allSettled(tries)
  await flooded.close()
  const counted = (await shown()).filter((line) => !line.endsWith(' 0'))
  expect(counted).toEqual(['calls 1', 'sign-outs 2'])
})

test('measures the calls to the card provider by their outcome', async () => {
  providerSeconds.reset()
  const provider = new FakeProvider()
  const pool = queued(provider)
  await pool.read('unknown')
  provider.failing = true
  await expect(pool.cancel('unknown')).rejects.toThrow('The provider is away')
  const { values } = await providerSeconds.get()
  const counts = values.filter(({ metricName }) => metricName === 'card_provider_seconds_count')
  expect(counts.map(({ labels, value }) => `${labels.call} ${labels.outcome} ${value}`)).toEqual([
    'read answered 1',
    'cancel failed 1',
  ])
})
