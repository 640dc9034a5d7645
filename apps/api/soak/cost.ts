import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { Copy } from './fleet.ts'

const connections = 16
/** The compiler works beside the first tens of thousands of calls, the more so the more code there is. */
const callsToWarm = 20_000
/** Both are loaded in short turns: a machine may take half as long again for the same work, for a second now and then. */
const [calls, rounds] = [1_000, 30]
/** Two processes of the same code differ for as long as they live. */
const lives = 5

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
  end: () => Promise<unknown>
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

/** What two servers take of the processor for a call, in µs: both are started, and loaded in turn, several times. */
export async function compareCosts(
  start: { ours: () => Promise<Server>; bare: () => Promise<Server> },
  call: Call,
): Promise<string> {
  const seen: { ours: number; bare: number }[] = []
  for (let life = 0; life < lives; life += 1) {
    const [ours, bare] = [await start.ours(), await start.bare()]
    for (const server of [ours, bare]) await load(server, call, callsToWarm)
    const costs: { ours: number[]; bare: number[] } = { ours: [], bare: [] }
    for (let round = 0; round < rounds; round += 1) {
      costs.ours.push(await costOf(ours, call))
      costs.bare.push(await costOf(bare, call))
    }
    seen.push({ ours: median(costs.ours), bare: median(costs.bare) })
    hangUp()
    await Promise.all([ours.end(), bare.end()])
  }
  const ratios = seen.map(({ ours, bare }) => ours / bare).toSorted((one, other) => one - other)
  const [least = NaN, most = NaN] = [ratios.at(0), ratios.at(-1)]
  return (
    `${median(seen.map(({ ours }) => ours)).toFixed(0)} µs against ${median(seen.map(({ bare }) => bare)).toFixed(0)} µs: ` +
    `${median(ratios).toFixed(2)} × (${least.toFixed(2)} to ${most.toFixed(2)} in ${lives} lives of both)`
  )
}

async function costOf(server: Server, call: Call): Promise<number> {
  const before = cpuTimeOf(server.pid)
  await load(server, call, calls)
  return (cpuTimeOf(server.pid) - before) / calls
}

/** Asks so many times, over all connections. */
export async function load({ port }: Pick<Server, 'port'>, call: Call, times: number): Promise<void> {
  let left = times
  const caller = async () => {
    while (left > 0) {
      left -= 1
      await ask(port, call)
    }
  }
  await Promise.all(Array.from({ length: connections }, caller))
}

/** What all threads of a process have taken of the processors so far, in µs. */
function cpuTimeOf(pid: number): number {
  const threads = `/proc/${pid}/task`
  return readdirSync(threads).reduce((sum, thread) => {
    const [onProcessor] = readFileSync(`${threads}/${thread}/schedstat`, 'utf8').split(' ')
    return sum + Number(onProcessor) / 1000
  }, 0)
}

export const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN

/** Starts a module that makes `server`, a `node:http` server without anything around it. */
export async function startBare(script: string): Promise<Server> {
  const child = spawn(process.execPath, ['--input-type=module'], {
    cwd: import.meta.dirname,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(
    `${script}\nserver.listen(0, '127.0.0.1', () => process.stdout.write(String(server.address().port)))`,
  )
  const [said] = (await once(child.stdout, 'data')) as [Buffer]
  const ended = once(child, 'exit')
  return {
    port: Number(said.toString()),
    pid: child.pid ?? 0,
    end: () => {
      child.kill()
      return ended
    },
  }
}

/** Starts a copy of ours. */
export async function startCopy(copy: Copy): Promise<Server> {
  await copy.start()
  return { port: copy.port, pid: copy.pid, end: () => copy.kill() }
}

/** The headers of an answer for a bare server to send the same, but for those that Node sets by itself, and others. */
export const sentHeaders = ({ headers }: Answer, ...others: readonly string[]): string[] =>
  headers.flatMap((name, index) =>
    index % 2 === 0 && ![...setByNode, ...others].includes(name.toLowerCase())
      ? [name, headers[index + 1] ?? '']
      : [],
  )

const setByNode = ['date', 'connection', 'keep-alive']

/** Lets go of all connections. */
export const hangUp = (): void => agent.destroy()
