import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** A name of this computer in a network. The browser makes no secure context of it, unlike `localhost`. */
export const networkName = 'studio.test'

/** Serves a folder of files over HTTP, on a free local port. */
export interface ServedFolder {
  origin: string
  close: () => void
}

/** Serves an unchanging folder: at the root, or `under` a path such as `/docs`, outside of which nothing is served. */
export async function serveFolder(folder: string, under = ''): Promise<ServedFolder> {
  const send = sirv(folder, { brotli: true, immutable: true, maxAge: 3600 })
  const server = createServer((request, response) => {
    const url = request.url ?? '/'
    if (!url.startsWith(`${under}/`)) return response.writeHead(404).end()
    request.url = url.slice(under.length)
    return send(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${port}`, close }
}
