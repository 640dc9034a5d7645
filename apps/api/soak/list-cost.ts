/**
 * What a list costs the server, in CPU time of a call, against a bare `node:http` handler that sends the same bytes under
 * the same headers.
 *
 *     npx node apps/api/soak/list-cost.ts
 */
import { readMarket } from '@meridian/contract'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { against, ask, compareCosts, hangUp, startBare } from './cost.ts'
import { Copy } from './fleet.ts'

const bareHandler = (headers: readonly string[], body: Buffer) => `
  import { createServer } from 'node:http'
  const body = Buffer.from(${JSON.stringify(body.toString('base64'))}, 'base64')
  const headers = ${JSON.stringify(headers)}
  const server = createServer((_, response) => response.writeHead(200, headers).end(body))`

/** Those that Node sets by itself are left to it. */
const own = new Set(['date', 'connection', 'keep-alive'])

const folder = await mkdtemp(join(tmpdir(), 'meridian-cost-'))
const copy = new Copy({ DATA_DIR: folder })
try {
  await copy.start()
  for (const [limit, packed] of [
    [4, false],
    [200, false],
    [200, true],
  ] as const) {
    const path = `${readMarket.path}?limit=${limit}`
    const call = { path, headers: packed ? { 'accept-encoding': 'gzip' } : {} }
    const { headers, body } = await ask(copy.port, call)
    const kept = headers.flatMap((name, index) =>
      index % 2 === 0 && !own.has(name.toLowerCase()) ? [name, headers[index + 1] ?? ''] : [],
    )
    const bare = await startBare(bareHandler(kept, body))
    const costs = await compareCosts(copy, bare, call)
    bare.kill()
    console.log(`${limit} entries${packed ? ', packed' : ''}: ${body.length} bytes, ${against(costs)}`)
  }
} finally {
  hangUp()
  await copy.kill()
  await rm(folder, { recursive: true, force: true })
}
