import { createCaller } from '@meridian-2117/contract/check/caller'
import { checkServer } from '@meridian-2117/contract/check/checks'
import type { Finding } from '@meridian-2117/contract/check/findings'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openTestApp } from '../test/open-test-app.ts'
import { HttpError } from './http/http-error.ts'

const refuse = () => Promise.reject(new HttpError(401, 'sign_in_failed', 'Unknown token'))
const opened = openTestApp({ providers: { google: refuse, discord: refuse } })
afterAll(async () => (await opened).close())

test('holds all that the check of the contract asks of a server', async () => {
  const { app } = await opened
  await app.listen({ port: 0 })
  const url = `http://localhost:${(app.server.address() as AddressInfo).port}`
  const findings: Finding[] = []
  await checkServer(createCaller({ api: url, card: url }), randomUUID(), (finding) => findings.push(finding))
  expect(findings.filter(({ outcome }) => outcome === 'broken' || outcome === 'absent')).toEqual([])
  expect(findings.filter(({ outcome }) => outcome === 'holds').length).toBeGreaterThan(50)
})
