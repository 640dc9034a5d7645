import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'

const [calls, connections, rounds] = [5_000, 16, 11]
/** Linux counts CPU time in hundredths of a second. */
const ticksPerSecond = 100

const agent = new Agent({ keepAlive: true, maxSockets: connections })

/** A call as it is sent; with a body it is a POST. */
export interface Call {
  path: string
  headers?: Readonly<Record<string, string>>
  body?: string
}

export interface Answer {
  status: number | undefined
  headers: string[]
  body: Buffer
}

/** A server in a process of its own. */
export interface Server {
  port: number
  pid: number
}

export const ask = (port: number, { path, headers = {}, body }: Call): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const call = request({ host: '127.0.0.1', port, path, method, agent, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.rawHeaders, body: Buffer.concat(parts) }),
      )
    })
    call.on('error', reject).end(body)
  })

/** What two servers take of the processor for a call, in µs: each is loaded in turn, several times. */
export async function compareCosts(
  ours: Server,
  bare: Server,
  call: Call,
): Promise<{ ours: number; bare: number }> {
  const costs = { ours: [] as number[], bare: [] as number[] }
  for (const server of [ours, bare]) for (let one = 0; one < 1000; one += 1) await ask(server.port, call)
  for (let round = 0; round < rounds; round += 1) {
    costs.ours.push(await costOf(ours, call))
    costs.bare.push(await costOf(bare, call))
  }
  return { ours: median(costs.ours), bare: median(costs.bare) }
}

async function costOf({ pid, port }: Server, call: Call): Promise<number> {
  let left = calls
  const before = ticksOf(pid)
  const caller = async () => {
    while (left > 0) {
      left -= 1
      await ask(port, call)
    }
  }
  await Promise.all(Array.from({ length: connections }, caller))
  return ((ticksOf(pid) - before) / ticksPerSecond / calls) * 1_000_000
}

function ticksOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return Number(fields[11]) + Number(fields[12])
}

const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN

/** Starts a module that makes `server`, a `node:http` server without anything around it. */
export async function startBare(script: string): Promise<Server & { kill: () => void }> {
  const child = spawn(process.execPath, ['--input-type=module'], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(
    `${script}\nserver.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))`,
  )
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  return { port: Number(said.toString()), pid: child.pid ?? 0, kill: () => child.kill() }
}

/** Lets go of all connections. */
export const hangUp = (): void => agent.destroy()

export const against = ({ ours, bare }: { ours: number; bare: number }): string =>
  `${ours.toFixed(0)} µs against ${bare.toFixed(0)} µs: ${(ours / bare).toFixed(2)} ×`
