import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { terminalEnvironment } from './run-in.ts'

/** Packs, or begins to, against a registry that answers every call so; returns the error. */
async function packWith(answer: RequestListener, ...args: readonly string[]): Promise<string> {
  const registry = createServer(answer).listen(0)
  onTestFinished(() => void registry.close())
  const { port } = registry.address() as AddressInfo
  const env = { ...terminalEnvironment(), npm_config_registry: `http://localhost:${port}` }
  return promisify(execFile)('node', ['scripts/pack/pack.ts', ...args], { env }).then(
    () => '',
    (error: Error) => error.message,
  )
}

test("refuses to pack under a name of somebody else's package", async () => {
  const theirs = {
    name: '@meridian-2117/contract',
    'dist-tags': { latest: '1.0.0' },
    versions: {
      '1.0.0': { version: '1.0.0', repository: { url: 'git+https://github.com/else/contract.git' } },
    },
  }
  expect(await packWith((_, response) => response.end(JSON.stringify(theirs)))).toContain(
    '@meridian-2117/contract is at the registry and belongs to another repository',
  )
})

test('refuses to publish under a scope that it cannot write to, before it builds', async () => {
  expect(await packWith((_, response) => response.writeHead(404).end('{}'), '--publishing')).toContain(
    'a member of @meridian-2117 has to publish its first version',
  )
})
