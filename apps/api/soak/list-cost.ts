/**
 * What a list costs the server, in CPU time of a call, against a bare `node:http` handler that sends the same bytes under
 * the same headers. Each is loaded in turn, several times, in a process of its own.
 *
 *     npx node apps/api/soak/list-cost.ts
 */
import { readMarket } from '@meridian/contract'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Copy } from './fleet.ts'

const [calls, connections, rounds] = [10_000, 50, 5]
/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100

const agent = new Agent({ keepAlive: true, maxSockets: connections })

const ask = (port: number, path: string, packed: boolean) =>
  new Promise<{ headers: string[]; body: Buffer }>((resolve, reject) => {
    const headers = packed ? { 'accept-encoding': 'gzip' } : {}
    get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ headers: response.rawHeaders, body: Buffer.concat(parts) }))
    }).on('error', reject)
  })

function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

/** CPU time of one call, in µs. */
async function costOf(pid: number, port: number, path: string, packed: boolean): Promise<number> {
  let left = calls
  const before = ticksOf(pid)
  const caller = async () => {
    while (left > 0) {
      left -= 1
      await ask(port, path, packed)
    }
  }
  await Promise.all(Array.from({ length: connections }, caller))
  return ((ticksOf(pid) - before) / ticksPerSecond / calls) * 1_000_000
}

async function startBare(headers: readonly string[], body: Buffer) {
  const script = `
    import { createServer } from 'node:http'
    const body = Buffer.from(${JSON.stringify(body.toString('base64'))}, 'base64')
    const headers = ${JSON.stringify(headers)}
    const server = createServer((_, response) => response.writeHead(200, headers).end(body))
    server.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))`
  const child = spawn(process.execPath, ['--input-type=module'], { stdio: ['pipe', 'pipe', 'inherit'] })
  child.stdin.end(script)
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, port: Number(said.toString()) }
}

/** Those that Node sets by itself are left to it. */
const own = new Set(['date', 'connection', 'keep-alive'])
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN

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
    for (let one = 0; one < 200; one += 1) await ask(copy.port, path, packed)
    const { headers, body } = await ask(copy.port, path, packed)
    const kept = headers.flatMap((name, index) =>
      index % 2 === 0 && !own.has(name.toLowerCase()) ? [name, headers[index + 1] ?? ''] : [],
    )
    const bare = await startBare(kept, body)
    const costs = { ours: [] as number[], bare: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      costs.ours.push(await costOf(copy.pid, copy.port, path, packed))
      costs.bare.push(await costOf(bare.child.pid ?? 0, bare.port, path, packed))
    }
    bare.child.kill()
    const [ours, floor] = [median(costs.ours), median(costs.bare)]
    console.log(
      `${limit} entries${packed ? ', packed' : ''}: ${body.length} bytes, ${ours.toFixed(1)} µs against ${floor.toFixed(1)} µs: ${(ours / floor).toFixed(2)} ×`,
    )
  }
} finally {
  agent.destroy()
  await copy.kill()
  await rm(folder, { recursive: true, force: true })
}
