import * as contract from '@meridian/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../test/open-test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

test('serves every call of the contract', () => {
  const calls: readonly contract.Endpoint[] = Object.values(contract).filter(
    (value) => typeof value === 'object' && 'path' in value,
  )
  const missing = calls.filter(({ method, path }) => !server.app.hasRoute({ method, url: path }))
  expect(missing.map(({ path }) => path)).toEqual([])
})
