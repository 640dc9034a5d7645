import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { openTestApp } from '../../test/open-test-app.ts'
import { measureAnswers } from './metrics.ts'

const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })),
})

test('has each metric that a panel of the dashboard reads', async () => {
  const file = new URL('../../../../examples/metrics/grafana/dashboards/meridian.json', import.meta.url)
  const { panels } = z.parse(dashboardSchema, JSON.parse(readFileSync(file, 'utf8')))
  const { app, close } = await openTestApp()
  const names = measureAnswers(app)
    .getMetricsAsArray()
    .flatMap(({ name }) => [name, `${name}_count`, `${name}_bucket`])
  await close()
  const read = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(?:http|process|nodejs|web|swept)_\w+/g) ?? [expr]),
  )
  expect(read).not.toEqual([])
  expect(read.filter((name) => !names.includes(name))).toEqual([])
})
