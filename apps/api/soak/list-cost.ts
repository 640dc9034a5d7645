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
import { ask, compareCosts, hangUp, sentHeaders, startBare, startCopy } from './cost.ts'
import { Copy } from './fleet.ts'

const bareHandler = (headers: readonly string[], body: Buffer) => `
  import { createServer } from 'node:http'
  const body = Buffer.from(${JSON.stringify(body.toString('base64'))}, 'base64')
  const headers = ${JSON.stringify(headers)}
  const server = createServer((_, response) => response.writeHead(200, headers).end(body))`

const folder = await mkdtemp(join(tmpdir(), 'meridian-cost-'))
const copy = new Copy({ DATA_DIR: folder })
try {
  for (const [limit, packed] of [
    [4, false],
    [200, false],
    [200, true],
  ] as const) {
    const path = `${readMarket.path}?limit=${limit}`
    const call = { path, headers: packed ? { 'accept-encoding': 'gzip' } : {} }
    const { port, end } = await startCopy(copy)
    let answer = await ask(port, call)
    // Packed beside the first answer, which does not wait for that.
    const unpacked = ({ headers }: typeof answer) => packed && !headers.includes('gzip')
    while (unpacked(answer)) answer = await ask(port, call)
    hangUp()
    await end()
    const bare = bareHandler(sentHeaders(answer), answer.body)
    const costs = await compareCosts({ ours: () => startCopy(copy), bare: () => startBare(bare) }, call)
    console.log(`${limit} entries${packed ? ', packed' : ''}: ${answer.body.length} bytes, ${costs}`)
  }
} finally {
  hangUp()
  await copy.kill()
  await rm(folder, { recursive: true, force: true })
}
