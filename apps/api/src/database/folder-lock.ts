import { createHash } from 'node:crypto'
import { realpath, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartProblem } from '../start-problem.ts'

/**
 * Keeps a folder for this process alone: the embedded database has no lock of its own, and two servers on one folder
 * would damage it. The lock is a socket, which the system frees when the process ends, however it ends.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = lockAddress(await realpath(folder))
  const server = (await listen(address)) ?? (await listenOnceFree(folder, address))
  server.unref()
  return () => new Promise((resolve, reject) => server.close((error) => (error ? reject(error) : resolve())))
}

async function listenOnceFree(folder: string, address: string): Promise<Server> {
  if (!(await answers(address))) {
    // Left behind by a process that was killed.
    await rm(address, { force: true })
    const server = await listen(address)
    if (server) return server
  }
  throw new StartProblem(`The data folder ${folder} is in use by another running server.`)
}

function lockAddress(folder: string): string {
  const name = `meridian-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`
  return process.platform === 'win32' ? `\\\\.\\pipe\\${name}` : join(tmpdir(), `${name}.sock`)
}

/** Nothing when the address is taken. */
function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end())
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    )
    server.listen(address, () => resolve(server))
  })
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
