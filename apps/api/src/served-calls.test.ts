import { endpoints } from '@meridian-2117/contract/endpoints'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../test/open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('serves every call of the contract', () => {
  const missing = endpoints.filter(({ method, path }) => !server.app.hasRoute({ method, url: path }))
  expect(missing.map(({ path }) => path)).toEqual([])
})
