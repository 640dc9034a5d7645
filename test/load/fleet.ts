import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../product-server.ts'

const entry = fileURLToPath(new URL('../../apps/api/src/main.ts', import.meta.url))

/** Milliseconds between the proxy's readiness checks of each copy; a stopping copy waits for one. */
const askEveryMs = 1000
const drainSeconds = 5
/** Milliseconds after which the proxy closes an idle connection, before a stopping copy closes it. */
const unusedForMs = (drainSeconds - 1) * 1000

/** Runs one copy of the server in a child process that can be killed and restarted. */
export class Copy {
  /** Peak memory of the copy in each of its lives, in MB. */
  readonly peaks: number[] = []
  readonly #settings: Readonly<Record<string, string>>
  #process: ChildProcess | undefined
  port = 0

  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings
  }

  /** Resolves when the copy answers that it is ready. */
  async start(): Promise<void> {
    this.port ||= await freePort()
    const copy = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: String(this.port),
        TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
        LOG_LEVEL: 'error',
        // All load comes from one address.
        CALLS_PER_MINUTE: '1000000000',
        DRAIN_SECONDS: String(drainSeconds),
        JWT_SECRET: 'the secret of every copy of a fleet',
        ...this.#settings,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = copy
    let lastLogged = ''
    copy.stdout.setEncoding('utf8').on('data', (text: string) => {
      lastLogged = text
    })
    this.peaks.push(0)
    for (;;) {
      if (copy.exitCode !== null) throw new Error(`A copy ended with ${copy.exitCode}: ${lastLogged}`)
      const ready = await fetch(`http://127.0.0.1:${this.port}/api/ready`).catch(() => undefined)
      if (ready?.ok) return
      await pause(50)
    }
  }

  /** Kills the copy, like a power cut. */
  kill(): Promise<void> {
    return this.#end('SIGKILL')
  }

  /** Stops the copy, like a supervisor. */
  stop(): Promise<void> {
    return this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    running.kill(signal)
    await once(running, 'exit')
  }

  measure(): void {
    const { pid, signalCode, exitCode } = this.#process ?? {}
    if (pid === undefined || signalCode !== null) return
    if (exitCode !== null) throw new Error(`A copy ended unexpectedly with ${exitCode}`)
    const kB = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
    this.peaks.push(Math.max(this.peaks.pop() ?? 0, Math.round(Number(kB) / 1024)))
  }
}

/**
 * Runs a proxy before copies that come and go. Each call goes to the next ready one, and to another if that refuses the
 * connection.
 */
export async function balance(copies: readonly Copy[]): Promise<{ port: number; close: () => void }> {
  const away = new Set<Copy>()
  const asking = setInterval(() => {
    for (const copy of copies) {
      fetch(`http://127.0.0.1:${copy.port}/api/ready`).then(
        ({ status }) => (status === 503 ? away.add(copy) : away.delete(copy)),
        () => away.add(copy),
      )
    }
  }, askEveryMs)
  let turn = 0
  const nextCopy = (): Copy | undefined => {
    const ready = copies.filter((copy) => !away.has(copy))
    turn += 1
    // If no copy is ready, the next one gets the call.
    return ready.length > 0 ? ready[turn % ready.length] : copies[turn % copies.length]
  }

  const agent = new Agent({ keepAlive: true, timeout: unusedForMs })
  const forward = async (call: IncomingMessage, response: ServerResponse) => {
    const { method, url: path, headers } = call
    const body = await buffer(call)
    const tryNext = (left: number) => {
      const upstream = request({ host: '127.0.0.1', port: nextCopy()?.port, method, path, headers, agent })
      upstream.on('response', (answer) => {
        const { connection: _, 'keep-alive': _hint, ...lasting } = answer.headers
        response.writeHead(answer.statusCode ?? 502, lasting)
        answer.on('error', () => response.destroy()).pipe(response)
      })
      upstream.on('error', (error) => {
        const refused = 'code' in error && error.code === 'ECONNREFUSED'
        if (response.headersSent) response.destroy()
        else if (refused && left > 0) tryNext(left - 1)
        else response.writeHead(502).end(JSON.stringify({ message: error.message }))
      })
      response.on('close', () => upstream.destroy())
      upstream.end(body)
    }
    tryNext(copies.length)
  }
  // Shoppers close their idle connections, not the proxy.
  const server = createServer({ keepAliveTimeout: 72_000 }, (call, response) => {
    forward(call, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      clearInterval(asking)
      agent.destroy()
      server.close()
    },
  }
}
