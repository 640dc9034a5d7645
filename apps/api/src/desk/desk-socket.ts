import { once } from 'node:events'
import { chmodSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import * as z from 'zod'
import type { DeskAnswer, DeskCall } from './desk.ts'

/** One process at a time opens the embedded database, so the desk asks a running server at this socket. */
const socketOf = (dataFolder: string): string => join(dataFolder, 'desk.sock')

const callSchema: z.ZodType<DeskCall> = z.object({ argv: z.array(z.string()), operator: z.string() })
const answerSchema: z.ZodType<DeskAnswer> = z.object({ text: z.string(), ok: z.boolean() })

/** Answers calls of the desk at a socket in the data folder, which its owner alone may use. */
export function serveDesk(
  dataFolder: string,
  answer: (call: DeskCall) => Promise<DeskAnswer>,
  failed: (error: unknown) => void,
): Server {
  const path = socketOf(dataFolder)
  // A server that was killed has left it.
  rmSync(path, { force: true })
  return createServer({ allowHalfOpen: true }, (socket) => {
    text(socket)
      .then(async (call) => socket.end(JSON.stringify(await answer(callSchema.parse(JSON.parse(call))))))
      .catch((error: unknown) => {
        failed(error)
        socket.destroy()
      })
  })
    .on('error', failed)
    .listen(path, () => chmodSync(path, 0o600))
}

/** Asks the running server of a data folder; `undefined` if none runs. */
export async function askDesk(dataFolder: string, call: DeskCall): Promise<DeskAnswer | undefined> {
  const socket = connect({ path: socketOf(dataFolder), allowHalfOpen: true })
  try {
    await once(socket, 'connect')
  } catch {
    return undefined
  }
  socket.end(JSON.stringify(call))
  const answer = await text(socket)
  if (answer === '') return { ok: false, text: 'The server has failed; its log says why.' }
  return answerSchema.parse(JSON.parse(answer))
}
