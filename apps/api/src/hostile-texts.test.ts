import { refusalSchema } from '@meridian/contract'
import { endpoints } from '@meridian/contract/endpoints'
import * as z from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsWithText, longTexts, type GeneratedCall } from '../test/generated-call.ts'
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

/**
 * Milliseconds of processor time that a call may take on the server's one thread, since `/api/health` waits as long. A
 * clock would also count what else runs on the computer.
 */
const longestMs = 50

/** The fastest of several tries counts, since some free the memory of earlier ones. */
const triesOfCall = 3

/** Makes a call. Returns how it harms the server; `undefined` if it does not. */
async function harmOf(make: () => Promise<GeneratedCall>): Promise<string | undefined> {
  const call = await make()
  let slow = ''
  for (let tries = 0; tries < triesOfCall; tries += 1) {
    await server.db.delete(rateLimits)
    const before = process.threadCpuUsage()
    const response = await server.app.inject({ ...call, remoteAddress: nextAddress() })
    const { user, system } = process.threadCpuUsage(before)
    const { success } = z.safeParse(refusalSchema, response.json())
    if (response.statusCode < 400 || response.statusCode === 429 || response.statusCode >= 500 || !success)
      return `${response.statusCode}: ${response.body.slice(0, 100)}`
    const ms = (user + system) / 1000
    if (ms < longestMs) return undefined
    slow = `took ${ms} ms`
  }
  return slow
}

test.each(endpoints)('refuses a long text in any field of $name at once, with a message', async (call) => {
  const known = { token: [token], userId: [playerId], playerId: [playerId] }
  const harms: string[] = []
  for (const text of longTexts) {
    for (const { field, make } of callsWithText(call, known, text)) {
      const harm = await harmOf(make)
      if (harm !== undefined) harms.push(`${field} of ${text.slice(0, 5)}… ${harm}`)
    }
  }
  expect(harms).toEqual([])
})

/** JSON bodies with many or deeply nested parts. */
const structures = [
  { what: '10,000 fields', payload: JSON.stringify(Object.fromEntries(Array(10_000).entries())) },
  { what: '1,000 lists in each other', payload: '['.repeat(1000) + ']'.repeat(1000) },
  { what: '30,000 lists in each other', payload: '['.repeat(30_000) + ']'.repeat(30_000) },
  { what: '1,000 records in each other', payload: '{"a":'.repeat(1000) + '1' + '}'.repeat(1000) },
]

test.each(structures)('refuses a body of $what at once, with a message', async ({ payload }) => {
  const harms: string[] = []
  for (const { name, method, path } of endpoints.filter(({ body }) => body)) {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const url = path.replace(':token', 'any')
    const harm = await harmOf(async () => ({ method, url, headers, payload }))
    if (harm !== undefined) harms.push(`${name} ${harm}`)
  }
  expect(harms).toEqual([])
})

test('reads no structure into the names of a query, however deep', async () => {
  const deep = `/api/v1/market/getMarket?limit${'[a]'.repeat(1000)}=1&${'a=1&'.repeat(2000)}`
  expect(await harmOf(async () => ({ method: 'GET', url: `${deep}from=x`, headers: {} }))).toBe(undefined)
})
