import PQueue from 'p-queue'
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('decode-avatar.ts', import.meta.url))

/** Milliseconds for one picture; others wait for it. */
const timeout = 60_000

/** A picture of a few bytes can take hundreds of megabytes to decode, so the server makes one at a time. */
const turns = new PQueue({ concurrency: 1 })

/**
 * Decodes a picture and encodes it again as a small WebP. Returns `undefined` for bytes that are no picture. A process
 * of its own does it, whose end gives back all memory, and which knows no secret of the server.
 */
export const smallAvatar = (bytes: Uint8Array): Promise<Uint8Array | undefined> =>
  turns.add(
    () =>
      new Promise((resolve, reject) => {
        const options = { encoding: 'buffer', env: {}, timeout, killSignal: 'SIGKILL' } as const
        const { stdin } = execFile(process.execPath, [program], options, (error, made) => {
          if (error) reject(error)
          else resolve(made.length > 0 ? made : undefined)
        })
        // A process that ends early closes its input; its end is the answer.
        stdin?.on('error', () => undefined).end(bytes)
      }),
  )
