import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** A folder of files over HTTP, on a free port of this machine. */
export interface ServedFolder {
  origin: string
  close: () => void
}

/** Serves a folder whose files do not change. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const server = createServer(sirv(folder, { immutable: true, maxAge: 3600 }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, close }
}
