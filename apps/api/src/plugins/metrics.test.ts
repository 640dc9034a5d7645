import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openTestApp } from '../../test/open-test-app.ts'
import { measureAnswers } from './metrics.ts'

const gridSchema = z.object({ x: z.int(), y: z.int(), w: z.int().min(1), h: z.int().min(1) })

/** The parts of Grafana's JSON model that every panel needs; a row has no query. */
const dashboardSchema = z.object({
  uid: z.string().min(1),
  schemaVersion: z.int().min(39),
  panels: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('row'), id: z.int(), title: z.string(), gridPos: gridSchema }),
      z.object({
        type: z.enum(['timeseries', 'bargauge']),
        id: z.int(),
        title: z.string().min(1),
        gridPos: gridSchema,
        datasource: z.object({ type: z.literal('prometheus'), uid: z.string() }),
        targets: z.array(z.object({ refId: z.string(), expr: z.string(), legendFormat: z.string() })).min(1),
      }),
    ]),
  ),
})

const folder = new URL('../../../../examples/metrics/grafana/', import.meta.url)
const read = (file: string) => readFileSync(new URL(file, folder), 'utf8')
const { panels } = z.parse(dashboardSchema, JSON.parse(read('dashboards/meridian.json')))
const charts = panels.flatMap((panel) => (panel.type === 'row' ? [] : [panel]))

test('asks on the dashboard for metrics that the server has, and for no other', async () => {
  const { app, close } = await openTestApp()
  const known = measureAnswers(app).getMetricsAsArray()
  await close()
  const names = known.flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`])
  const asked = charts.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:http|process|nodejs|web|swept)_\w+/g) ?? [expr]),
  )
  expect(asked.length).toBeGreaterThan(10)
  expect(asked.filter((name) => !names.includes(name))).toEqual([])
  for (const vital of ['lcp_seconds', 'inp_seconds', 'cls', 'ttfb_seconds'])
    expect(asked).toContain(`web_vitals_${vital}_bucket`)
})

test('gives each panel of the dashboard a number, a place and the provisioned source of its own', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
    Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
  )
  expect(new Set(cells).size).toBe(cells.length)
  expect(cells.filter((cell) => Number(cell.split(' ')[0]) > 23)).toEqual([])
  const [, source] = /uid: (\S+)/.exec(read('datasources/prometheus.yml')) ?? []
  expect(new Set(charts.map(({ datasource: { uid } }) => uid))).toEqual(new Set([source]))
})
