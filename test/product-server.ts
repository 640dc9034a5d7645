import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../apps/api/src/main.ts', import.meta.url))

/** The whole product on one port, as `npm run serve` runs it, with a database folder of its own. */
export class Product {
  readonly origin: string
  readonly #port: number
  readonly #folder: string
  #process: ChildProcess | undefined

  private constructor(port: number, folder: string) {
    this.#port = port
    this.#folder = folder
    this.origin = `http://localhost:${port}`
  }

  static async create(): Promise<Product> {
    const product = new Product(await freePort(), await mkdtemp(join(tmpdir(), 'meridian-')))
    await product.start()
    return product
  }

  async start(): Promise<void> {
    const { PATH, HOME } = process.env
    const server = spawn(process.execPath, [entry], {
      env: { PATH, HOME, PORT: String(this.#port), DATA_DIR: this.#folder },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    this.#process = server
    // A test worker that is ended in the middle takes its server along.
    process.once('exit', () => server.kill('SIGKILL'))
    const deadline = Date.now() + 30_000
    while (Date.now() < deadline) {
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
      const health = await fetch(`${this.origin}/api/health`).catch(() => null)
      if (health?.ok) return
      await new Promise((again) => setTimeout(again, 100))
    }
    server.kill('SIGKILL')
    throw new Error('the server did not answer within 30 s')
  }

  async stop(): Promise<void> {
    const server = this.#process
    this.#process = undefined
    if (!server || server.exitCode !== null) return
    server.kill('SIGTERM')
    await once(server, 'exit')
  }

  async remove(): Promise<void> {
    await this.stop()
    await rm(this.#folder, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  probe.listen(0)
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
