import { paths } from '@meridian-2117/contract/paths/paths'
import {
  pageErrorLimits,
  reportsPath,
  vitalsLimit,
  type PageError,
} from '@meridian-2117/contract/paths/reports'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nextAddress, openTestApp, refused, type TestApp } from '../../test/open-test-app.ts'
import { rateLimits } from '../database/schema.ts'
import { measureAnswers } from '../plugins/metrics.ts'
import { pageErrors, vitals } from './reports.routes.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => {
  server.logged.length = 0
  pageErrors.reset()
  for (const metric of Object.values(vitals)) metric.reset()
})

const send = (payload: string, remoteAddress = nextAddress(), type = 'text/plain;charset=UTF-8') =>
  server.app.inject({
    method: 'POST',
    url: reportsPath,
    remoteAddress,
    payload,
    headers: { 'content-type': type },
  })

/** Returns the counts and sums of the vitals of every route. */
async function counted(): Promise<Record<string, number>> {
  const all = await Promise.all(Object.values(vitals).map((metric) => metric.get()))
  const values = all.flatMap(
    (metric) => metric.values as { metricName?: string; labels: object; value: number }[],
  )
  return Object.fromEntries(
    values
      .filter(({ metricName }) => !metricName?.endsWith('_bucket'))
      .map(({ metricName, labels, value }) => [`${metricName} ${Object.values(labels).join()}`, value]),
  )
}

/** Returns a report that has a value this many times. */
const reportOf = (value: object, times: number) => JSON.stringify(Array.from({ length: times }, () => value))

const paint = { name: 'LCP', route: paths.market, value: 1800 }

test('counts the values of a visit by route, times in seconds, for a caller without a token', async () => {
  const visit = [
    paint,
    { name: 'TTFB', route: paths.market, value: 120 },
    { name: 'INP', route: paths.resetPassword, value: 208 },
    { name: 'CLS', route: '*', value: 0.25 },
  ]
  const { statusCode, body, headers } = await send(JSON.stringify(visit))
  expect([statusCode, body, headers['set-cookie']]).toEqual([204, '', undefined])
  expect(await counted()).toEqual({
    'web_vitals_lcp_seconds_count /market-place': 1,
    'web_vitals_lcp_seconds_sum /market-place': 1.8,
    'web_vitals_ttfb_seconds_count /market-place': 1,
    'web_vitals_ttfb_seconds_sum /market-place': 0.12,
    'web_vitals_inp_seconds_count /reset-password/:token': 1,
    'web_vitals_inp_seconds_sum /reset-password/:token': 0.208,
    'web_vitals_cls_count *': 1,
    'web_vitals_cls_sum *': 0.25,
  })
})

test('shows Prometheus the vitals, with the bounds of good and poor among the buckets', async () => {
  const measured = await openTestApp()
  const registry = measureAnswers(measured.app, measured.stores)
  await measured.app.inject({ method: 'POST', url: reportsPath, payload: [paint, { ...paint, value: 4000 }] })
  const text = await registry.metrics()
  await measured.close()
  const bucket = (le: number) => `web_vitals_lcp_seconds_bucket{le="${le}",route="/market-place"}`
  for (const line of [`${bucket(2.5)} 1`, `${bucket(3)} 1`, `${bucket(4)} 2`]) expect(text).toContain(line)
  const boundsOf = (metric: object) => (metric as { upperBounds: number[] }).upperBounds
  expect(boundsOf(vitals.LCP)).toEqual(expect.arrayContaining([2.5, 4]))
  expect(boundsOf(vitals.INP)).toEqual(expect.arrayContaining([0.2, 0.5]))
  expect(boundsOf(vitals.CLS)).toEqual(expect.arrayContaining([0.1, 0.25]))
  expect(boundsOf(vitals.TTFB)).toEqual(expect.arrayContaining([0.8, 1.8]))
})

test.each([
  ['no JSON', '[{"name":', 400],
  ['no text', '', 400],
  ['no list', JSON.stringify(paint), 400],
  ['an empty list', '[]', 400],
  ['another measure', JSON.stringify([{ ...paint, name: 'FCP' }]), 400],
  ['a name of every object', JSON.stringify([{ ...paint, name: 'constructor' }]), 400],
  ['an address', JSON.stringify([{ ...paint, route: '/reset-password/secret' }]), 400],
  ['a made-up route', JSON.stringify([{ ...paint, route: '/made-up' }]), 400],
  ['a field more', JSON.stringify([{ ...paint, id: 'v6-1' }]), 400],
  ['a text for a number', JSON.stringify([{ ...paint, value: '1800' }]), 400],
  ['less than nothing', JSON.stringify([{ ...paint, value: -1 }]), 400],
  ['an endless number', '[{"name":"LCP","route":"/","value":1e999}]', 400],
  ['more than ten minutes', JSON.stringify([{ ...paint, value: 600_001 }]), 400],
  ['an impossible shift', JSON.stringify([{ ...paint, name: 'CLS', value: 101 }]), 400],
  ['one wrong value among right ones', JSON.stringify([paint, { ...paint, value: -1 }]), 400],
  ['a prototype', '[{"name":"LCP","route":"/","value":1,"__proto__":{"a":1}}]', 400],
  ['too many values', reportOf(paint, vitalsLimit + 1), 400],
  ['too many bytes', ' '.repeat(9000) + JSON.stringify([paint]), 413],
])('refuses a report of %s, and counts none of it', async (_case, payload, status) => {
  for (const type of ['text/plain', 'application/json']) {
    const response = await send(payload, nextAddress(), type)
    const { code, message } = response.json<{ code: 'invalid' | 'too_large'; message: string }>()
    expect([response.statusCode, response.json()]).toEqual([status, refused(code, message)])
  }
  expect(await counted()).toEqual({})
})

test('takes the longest report that a visit sends', async () => {
  const longest = { name: 'TTFB', route: paths.walletPagesForgotPassword, value: 123_456.789_012_345 }
  expect((await send(reportOf(longest, vitalsLimit))).statusCode).toBe(204)
})

const failure: PageError = {
  route: paths.resetPassword,
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading …)',
  build: '21170615120000',
}

const countedErrors = async () =>
  (await pageErrors.get()).values.map(({ labels, value }) => `${labels.route} ${value}`)

test('writes an error of a page into the log, and counts it by route alone', async () => {
  expect((await send(JSON.stringify(failure))).statusCode).toBe(204)
  expect(server.logged.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'A page has reported an error', level: 40, page: failure }),
  ])
  expect(await countedErrors()).toEqual(['/reset-password/:token 1'])
})

test('takes the longest error', async () => {
  const [name, message, build] = (['name', 'message', 'build'] as const).map((field) =>
    '…'.repeat(pageErrorLimits[field]),
  )
  expect((await send(JSON.stringify({ route: '*', name, message, build }))).statusCode).toBe(204)
})

test.each([
  ['an address', { ...failure, route: '/reset-password/secret' }],
  ['a field more', { ...failure, player: 'mika' }],
  ['a longer message', { ...failure, message: '-'.repeat(pageErrorLimits.message + 1) }],
  ['a list', [failure]],
])('refuses %s, and neither logs nor counts it', async (_case, payload) => {
  const response = await send(JSON.stringify(payload))
  const { message } = response.json<{ message: string }>()
  expect([response.statusCode, response.json()]).toEqual([400, refused('invalid', message)])
  expect([server.logged, await countedErrors()]).toEqual([[], []])
})

test('refuses a flood from one address, counts it as refused, and makes no work for the database', async () => {
  const flooded = await openTestApp()
  const registry = measureAnswers(flooded.app, flooded.stores)
  const report = async (remoteAddress: string, route = '/') => {
    const payload = [{ ...paint, route }]
    return (await flooded.app.inject({ method: 'POST', url: reportsPath, remoteAddress, payload })).statusCode
  }
  const statuses = []
  for (let made = 0; made < 11; made += 1) statuses.push(await report('203.0.113.7', '/forged'))
  expect(statuses).toEqual([...Array<number>(10).fill(400), 429])
  expect([await report('203.0.113.7'), await report('203.0.113.8')]).toEqual([429, 204])
  const answers = (await registry.metrics())
    .split('\n')
    .filter((line) => line.startsWith('http_request_duration_seconds_count'))
  expect(answers).toEqual([
    `http_request_duration_seconds_count{method="POST",route="${reportsPath}",status="400"} 10`,
    `http_request_duration_seconds_count{method="POST",route="${reportsPath}",status="429"} 2`,
    `http_request_duration_seconds_count{method="POST",route="${reportsPath}",status="204"} 1`,
  ])
  expect(await counted()).toEqual({
    'web_vitals_lcp_seconds_count /': 1,
    'web_vitals_lcp_seconds_sum /': 1.8,
  })
  expect(await flooded.db.select().from(rateLimits)).toEqual([])
  await flooded.close()
})
