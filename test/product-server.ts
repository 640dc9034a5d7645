import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const entry = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url))
const seed = fileURLToPath(new URL('../apps/api/seed.ts', import.meta.url))

/**
 * Milliseconds for a start, far longer than it takes, so that no test fails on a busy computer. A server that exits
 * fails at once.
 */
export const startTimeoutMs = 180_000

/** Runs the whole product on one port, as `npm run serve` does, with a separate database. */
export class Product {
  readonly origin: string
  readonly #port: number
  readonly #folder: string
  readonly #settings: Readonly<Record<string, string>>
  #process: ChildProcess | undefined

  private constructor(port: number, folder: string, settings: Readonly<Record<string, string>>) {
    this.#port = port
    this.#folder = folder
    this.#settings = settings
    this.origin = `http://localhost:${port}`
  }

  /** Starts the product with settings of `.env.example`, or with none. */
  static async create(settings: Readonly<Record<string, string>> = {}): Promise<Product> {
    const folder = await mkdtemp(join(tmpdir(), 'meridian-'))
    const product = new Product(await freePort(), folder, settings)
    try {
      // A market with real cards opens empty, and its operator fills it.
      if (settings['STRIPE_SECRET_KEY'] !== undefined)
        await promisify(execFile)(process.execPath, [seed], { env: product.#environment })
      await product.start()
      return product
    } catch (error) {
      await product.remove()
      throw error
    }
  }

  get #environment() {
    const { PATH, HOME } = process.env
    return {
      PATH,
      HOME,
      PORT: String(this.#port),
      DATA_DIR: this.#folder,
      // Each test sends its own client address, or all would share the rate limits.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ...this.#settings,
    }
  }

  /** Resolves when the server answers; rejects with its log when it exits instead. */
  async start(): Promise<void> {
    const server = spawn(process.execPath, [entry], {
      env: this.#environment,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    this.#process = server
    // A killed test worker also ends its server.
    const killServer = () => server.kill('SIGKILL')
    process.once('exit', killServer)

    let answers = false
    let log = ''
    server.stdout.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
    let end: string | undefined
    server.once('close', (code, signal) => {
      process.off('exit', killServer)
      end = `the server ended with ${code ?? signal}: ${log.trim() || 'it said nothing'}`
      if (answers && this.#process === server) console.error(end)
    })

    const deadline = performance.now() + startTimeoutMs
    while (performance.now() < deadline) {
      if (end !== undefined) throw new Error(end)
      const signal = AbortSignal.timeout(10_000)
      const health = await fetch(`${this.origin}/api/health`, { signal }).catch(() => null)
      answers = health?.ok ?? false
      if (answers) return
      await new Promise((again) => setTimeout(again, 100))
    }
    server.kill('SIGKILL')
    throw new Error(
      `the server did not answer within ${startTimeoutMs / 1000} s: ${log.trim() || 'it said nothing'}`,
    )
  }

  async stop(): Promise<void> {
    const server = this.#process
    this.#process = undefined
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
