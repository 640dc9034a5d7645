import { pageErrorLimits, pageErrorsPath, type PageError } from '@meridian-2117/contract/paths/page-errors'
import { paths } from '@meridian-2117/contract/paths/paths'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { nextAddress, openTestApp, refused, type TestApp } from '../../test/open-test-app.ts'
import { rateLimits } from '../database/schema.ts'
import { pageErrors } from './page-errors.routes.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => {
  pageErrors.reset()
  server.logged.length = 0
})

const report: PageError = {
  route: paths.resetPassword,
  name: 'TypeError',
  message: 'Cannot read properties of undefined (reading …)',
  build: '21170615120000',
}

const send = (payload: object, remoteAddress = nextAddress()) =>
  server.app.inject({
    method: 'POST',
    url: pageErrorsPath,
    remoteAddress,
    payload: JSON.stringify(payload),
    headers: { 'content-type': 'text/plain;charset=UTF-8' },
  })

const counted = async () =>
  (await pageErrors.get()).values.map(({ labels, value }) => `${labels.route} ${value}`)

test('writes an error of a page into the log, and counts it by route alone', async () => {
  expect((await send(report)).statusCode).toBe(204)
  expect(server.logged.map((line) => JSON.parse(line) as object)).toEqual([
    expect.objectContaining({ msg: 'A page has reported an error', level: 40, page: report }),
  ])
  expect(await counted()).toEqual(['/reset-password/:token 1'])
})

test('takes the longest error', async () => {
  const [name, message, build] = (['name', 'message', 'build'] as const).map((field) =>
    '…'.repeat(pageErrorLimits[field]),
  )
  expect((await send({ route: '*', name, message, build })).statusCode).toBe(204)
})

test.each([
  ['an address', { ...report, route: '/reset-password/secret' }],
  ['a field more', { ...report, player: 'mika' }],
  ['a longer message', { ...report, message: '-'.repeat(pageErrorLimits.message + 1) }],
  ['a list', [report]],
])('refuses %s, and neither logs nor counts it', async (_case, payload) => {
  const response = await send(payload)
  const { message } = response.json<{ message: string }>()
  expect([response.statusCode, response.json()]).toEqual([400, refused('invalid', message)])
  expect([server.logged, await counted()]).toEqual([[], []])
})

test('counts what five errors of one address say, and makes no work for the database', async () => {
  const statuses = []
  for (let made = 0; made < 6; made += 1) statuses.push((await send(report, '203.0.113.7')).statusCode)
  expect([statuses, await counted()]).toEqual([
    [...Array<number>(5).fill(204), 429],
    ['/reset-password/:token 5'],
  ])
  expect((await send(report, '203.0.113.8')).statusCode).toBe(204)
  expect(await server.db.select().from(rateLimits)).toEqual([])
})
