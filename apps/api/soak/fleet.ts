import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type AddressInfo, type Server } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../test/free-port.ts'

const entry = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** One copy of the server, in a process of its own, that can be killed and started again. */
export class Copy {
  /** What the copy took at most in each of its lives, in MB. */
  readonly peaks: number[] = []
  readonly #settings: Readonly<Record<string, string>>
  #process: ChildProcess | undefined
  port = 0

  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings
  }

  /** Ends when it answers that it is ready. */
  async start(): Promise<void> {
    this.port ||= await freePort()
    this.#process = spawn(process.execPath, [entry], {
      env: {
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: String(this.port),
        TRUSTED_PROXIES: '127.0.0.1,::1,::ffff:127.0.0.1',
        LOG_LEVEL: 'error',
        ...this.#settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.peaks.push(0)
    for (;;) {
      if (this.#process.exitCode !== null) throw new Error(`A copy ended with ${this.#process.exitCode}`)
      const ready = await fetch(`http://127.0.0.1:${this.port}/api/ready`).catch(() => undefined)
      if (ready?.ok) return
      await pause(50)
    }
  }

  /** As a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    running.kill('SIGKILL')
    await once(running, 'exit')
  }

  /** Of the process that runs now. */
  get pid(): number {
    return this.#process?.pid ?? 0
  }

  /** Notes what it takes now. */
  measure(): void {
    const { pid, signalCode, exitCode } = this.#process ?? {}
    if (pid === undefined || signalCode !== null) return
    if (exitCode !== null) throw new Error(`A copy that nobody killed ended with ${exitCode}`)
    const kB = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '0'
    this.peaks.push(Math.max(this.peaks.pop() ?? 0, Math.round(Number(kB) / 1024)))
  }
}

/** A proxy before the copies: each connection goes to the next one that takes it. */
export async function balance(copies: readonly Copy[]): Promise<{ port: number; close: () => void }> {
  let turn = 0
  const server: Server = createServer((client) => {
    client.on('error', () => client.destroy())
    const tryNext = (left: number) => {
      turn += 1
      const copy = copies[turn % copies.length]
      if (!copy || left === 0) {
        client.destroy()
        return
      }
      const upstream = connect(copy.port, '127.0.0.1')
      let connected = false
      upstream.once('connect', () => {
        connected = true
        client.pipe(upstream).pipe(client)
      })
      upstream.on('error', () => (connected ? client.destroy() : tryNext(left - 1)))
      upstream.on('close', () => connected && client.destroy())
      client.on('close', () => upstream.destroy())
    }
    tryNext(copies.length)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { port: (server.address() as AddressInfo).port, close: () => void server.close() }
}
