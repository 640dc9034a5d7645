import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A way to a PostgreSQL server that a test can cut. */
export interface PostgresProxy {
  /** The server's address through this proxy. */
  url: string
  /** From now on a connection is reset when it asks for this, such as `commit`; with nothing, none is. */
  cutAt: (words: string | undefined) => void
  /** From now on nothing is passed on, as if the server stood still. */
  freeze: () => void
  close: () => Promise<void>
}

/** Stands before the PostgreSQL server at `url` and passes on what is said, until told to cut. */
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
    client.on('data', (said) => {
      if (fatal !== undefined && said.includes(fatal)) client.resetAndDestroy()
      else if (!frozen) server.write(said)
    })
    server.pipe(client)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')

  const through = new URL(url)
  through.port = String((proxy.address() as AddressInfo).port)
  return {
    url: through.href,
    cutAt: (words) => {
      fatal = words
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
