import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TestProject } from 'vitest/node'
import { pack, type PackageName } from '../../scripts/pack/pack-packages.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Tarballs as a release would publish them; every test of the packages installs them. */
    tarballs: Record<PackageName, string>
    /** Requests that a registry received during packing. */
    registryRequests: string[]
    /** Tries the addon with every framework, not only with Webpack. */
    everyFramework: boolean
  }
}

export default async function packOnce(project: TestProject): Promise<void> {
  const requests: string[] = []
  const registry = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    response.writeHead(500).end()
  }).listen(0)
  const { npm_config_registry: ownRegistry, NODE_ENV: mode } = process.env
  process.env['npm_config_registry'] = `http://localhost:${(registry.address() as AddressInfo).port}`
  process.env['NODE_ENV'] = 'production'
  const tarballs = await pack()
  restore('npm_config_registry', ownRegistry)
  restore('NODE_ENV', mode)
  registry.close()
  project.provide('tarballs', tarballs)
  project.provide('registryRequests', requests)
  project.provide('everyFramework', project.vite.config.mode === 'storybooks')
}

function restore(name: string, value: string | undefined): void {
  if (value === undefined) Reflect.deleteProperty(process.env, name)
  else process.env[name] = value
}
