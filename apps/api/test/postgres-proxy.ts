import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** Proxies a PostgreSQL server, and can be cut by a test. */
export interface PostgresProxy {
  /** Address of the server through this proxy. */
  url: string
  /** Resets a connection as soon as it sends this text, such as `commit`; `undefined` resets none. */
  cutAt: (text: string | undefined) => void
  /** Passes nothing on any more, as if the server hung. */
  freeze: () => void
  close: () => Promise<void>
}

/** Forwards connections to the PostgreSQL server at `url` until a test cuts them. */
export async function startPostgresProxy(url: string): Promise<PostgresProxy> {
  const { hostname, port } = new URL(url)
  const sockets = new Set<Socket>()
  let fatal: string | undefined
  let frozen = false

  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname)
    for (const [end, other] of [
      [client, server],
      [server, client],
    ] as const) {
      sockets.add(end)
      end.on('close', () => {
        sockets.delete(end)
        other.destroy()
      })
      // A reset arrives as an error, and `close` follows.
      end.on('error', () => undefined)
    }
    client.on('data', (data) => {
      if (fatal !== undefined && data.includes(fatal)) client.resetAndDestroy()
      else if (!frozen) server.write(data)
    })
    server.pipe(client)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')

  const through = new URL(url)
  through.port = String((proxy.address() as AddressInfo).port)
  return {
    url: through.href,
    cutAt: (text) => {
      fatal = text
    },
    freeze: () => {
      frozen = true
    },
    close: async () => {
      proxy.close()
      for (const socket of sockets) socket.destroy()
      await once(proxy, 'close')
    },
  }
}
