import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { terminalEnvironment } from './run-in.ts'

/** Begins to pack against a registry that knows these paths; returns the error. */
async function packWith(known: Record<string, unknown>, ...args: readonly string[]): Promise<string> {
  const registry = createServer(({ url = '' }, response) => {
    const answer = known[decodeURIComponent(url)]
    response.writeHead(answer ? 200 : 404).end(JSON.stringify(answer ?? {}))
  }).listen(0)
  onTestFinished(() => void registry.close())
  const { port } = registry.address() as AddressInfo
  const env = {
    ...terminalEnvironment(),
    npm_config_registry: `http://localhost:${port}`,
    [`npm_config_//localhost:${port}/:_authToken`]: 'token',
  }
  return promisify(execFile)('node', ['scripts/pack/pack.ts', ...args], { env }).then(
    () => '',
    (error: Error) => error.message,
  )
}

const theirs = (name: string) => ({
  name,
  'dist-tags': { latest: '1.0.0' },
  versions: { '1.0.0': { version: '1.0.0', repository: { url: 'git+https://github.com/else/else.git' } } },
})

const loggedIn = { '/-/whoami': { username: 'ada' } }

test("refuses to pack under a name of somebody else's package", async () => {
  const known = { '/@meridian-2117/contract': theirs('@meridian-2117/contract') }
  expect(await packWith(known)).toContain(
    '@meridian-2117/contract is at the registry and belongs to another repository',
  )
})

test.each([
  ['nobody', {}],
  ['somebody else', { ...loggedIn, '/-/org/meridian-2117/user': { bob: 'owner' } }],
])('refuses to publish a new package for %s, before it builds', async (_, known) => {
  expect(await packWith(known, '--publishing')).toContain(
    'a member of @meridian-2117 has to publish its first version',
  )
})

test('lets a member publish a new package', async () => {
  const known = {
    ...loggedIn,
    '/-/org/meridian-2117/user': { ada: 'developer', bob: 'owner' },
    // It ends the run at the second package, before the build.
    '/@meridian-2117/flows': theirs('@meridian-2117/flows'),
  }
  expect(await packWith(known, '--publishing')).toContain('@meridian-2117/flows is at the registry')
})
