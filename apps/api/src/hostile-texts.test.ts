import { refusalSchema } from '@meridian-2117/contract'
import { endpoints } from '@meridian-2117/contract/endpoints'
import type { InjectOptions } from 'fastify'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsWithText, longTexts } from '../test/generated-call.ts'
import { nextAddress, openTestApp, signUpPlayer, type TestApp } from '../test/open-test-app.ts'
import { rateLimits } from './database/schema.ts'

let server: TestApp
let token: string
let playerId: string
beforeAll(async () => {
  server = await openTestApp()
  const player = await signUpPlayer(server)
  token = player.token
  playerId = player.player.id
})
afterAll(() => server.close())

/** Makes a call. Returns an answer that is no refusal with a message, else `undefined`. */
async function faultOf(call: InjectOptions): Promise<string | undefined> {
  await server.db.delete(rateLimits)
  const { statusCode, body } = await server.app.inject({ ...call, remoteAddress: nextAddress() })
  const isRefusal = statusCode >= 400 && statusCode < 500 && statusCode !== 429
  if (isRefusal && z.safeParse(refusalSchema, JSON.parse(body)).success) return undefined
  return `${statusCode}: ${body.slice(0, 100)}`
}

test.each(endpoints)('refuses a long text in any field of $name with a message', async (call) => {
  const known = { token: [token], userId: [playerId], playerId: [playerId] }
  const faults: string[] = []
  for (const text of longTexts) {
    for (const { field, make } of callsWithText(call, known, text)) {
      const fault = await faultOf(await make())
      if (fault !== undefined) faults.push(`${field} of ${text.slice(0, 5)}… ${fault}`)
    }
  }
  expect(faults).toEqual([])
})

/** JSON bodies with many or deeply nested parts. */
const structures = [
  { what: '10,000 fields', payload: JSON.stringify(Object.fromEntries(Array(10_000).entries())) },
  { what: '1,000 lists in each other', payload: '['.repeat(1000) + ']'.repeat(1000) },
  { what: '30,000 lists in each other', payload: '['.repeat(30_000) + ']'.repeat(30_000) },
  { what: '1,000 records in each other', payload: '{"a":'.repeat(1000) + '1' + '}'.repeat(1000) },
]

test.each(structures)('refuses a body of $what with a message', async ({ payload }) => {
  const faults: string[] = []
  for (const { name, method, path } of endpoints.filter(({ body }) => body)) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const url = path.replace(':token', 'any')
    const fault = await faultOf({ method, url, headers, payload })
    if (fault !== undefined) faults.push(`${name} ${fault}`)
  }
  expect(faults).toEqual([])
})

test('reads no structure into the names of a query, however deep', async () => {
  const deep = `/api/v1/market/getMarket?limit${'[a]'.repeat(1000)}=1&${'a=1&'.repeat(2000)}`
  expect(await faultOf({ method: 'GET', url: `${deep}from=x` })).toBe(undefined)
})
