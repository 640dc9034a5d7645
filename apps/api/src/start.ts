import type { FastifyBaseLogger } from 'fastify'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { openDatabase } from './database/open.ts'
import { deleteMadeUpSales, seedDatabase } from './database/seed.ts'
import { runDesk } from './desk/desk.ts'
import { serveDesk } from './desk/desk-socket.ts'
import { listenEverywhere, listenForMetrics } from './http/listen.ts'
import { measureAnswers, metricsServer } from './plugins/metrics.ts'
import { closeGracefully } from './http/graceful-shutdown.ts'
import { createLog } from './log.ts'
import { createOutsideServices } from './outside-services.ts'
import { servicesLine } from './service-modes.ts'
import { loadSettings } from './settings.ts'
import { StartupError } from './startup-error.ts'
import { createStores } from './stores.ts'
import { ownTokenSecret } from './accounts/tokens.ts'

// A broken log pipe is no reason to stop the server.
for (const output of [process.stdout, process.stderr]) {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error
  })
}

/** Stops the server and ends the process. After SIGTERM it first serves for the drain period. */
export type StopServer = (signal: 'SIGINT' | 'SIGTERM') => void

/**
 * Starts the server. Resolves once it listens, with the function that stops it. Ends the process if it cannot start.
 */
export async function start(): Promise<StopServer> {
  const log = createLog(process.stdout)
  try {
    return await open(log)
  } catch (error) {
    if (error instanceof StartupError) log.fatal(error.message)
    else log.fatal({ err: error }, 'The server cannot start')
    process.exit(1)
  }
}

async function open(log: FastifyBaseLogger): Promise<StopServer> {
  const settings = loadSettings()
  log.level = settings.logLevel
  const database = await openDatabase(settings.database, { log })
  try {
    if (settings.serviceModes.cards === 'sandbox') await seedDatabase(database.db, Date.now())
    else await deleteMadeUpSales(database.db)
    const stores = createStores(database.db)
    // Before this copy shows a page, every copy can send its files.
    await stores.siteFiles.keep(settings.siteFolder)
    const { publicUrl, siteFolder, pageSettings, trustedProxies } = settings
    const outside = await createOutsideServices({
      settings,
      sandboxFile: join(settings.dataFolder, 'sandbox.sqlite'),
      // The sandbox answers on the server's own port, which is known once the server listens.
      ownUrl: () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    })
    const app = await buildApp({
      ...outside,
      stores,
      ping: database.ping,
      tokenSecrets: settings.tokenSecrets ?? { current: ownTokenSecret(settings.dataFolder) },
      publicUrl,
      contact: settings.contact,
      ...(trustedProxies && { trustedProxies }),
      siteFolder,
      pageSettings,
      log,
      keepAliveSeconds: settings.keepAliveSeconds,
      callsPerMinute: settings.callsPerMinute,
    })
    if (settings.metrics) {
      const registry = measureAnswers(app, { payments: stores.payments, pool: database.pool })
      await listenForMetrics(metricsServer(registry), settings.metrics)
    }
    await listenEverywhere(app, settings.port)
    const desk =
      'folder' in settings.database
        ? serveDesk(
            settings.dataFolder,
            (call) =>
              runDesk(call, {
                db: database.db,
                provider: outside.cards.provider,
                mail: outside.mail,
                addresses: settings,
                log,
              }),
            (error) => log.error({ err: error }, 'The desk has failed'),
          )
        : undefined

    let closing = false
    const skipDrain = new AbortController()
    const close = async (drainSeconds = 0) => {
      if (closing) return
      closing = true
      const drained = pause(drainSeconds * 1000, undefined, { signal: skipDrain.signal })
      desk?.close()
      await closeGracefully(app, { drained: drained.catch(() => undefined) })
      await database.close()
      process.exit(0)
    }
    // At any level of the log.
    log
      .child({ address: publicUrl }, { level: 'info' })
      .info(`Meridian 2117 is open at ${publicUrl} (${servicesLine(settings.serviceModes)})`)
    return (signal) => {
      if (signal === 'SIGTERM') return void close(settings.drainSeconds)
      // Ctrl-C skips the drain period, and also ends one that is running.
      skipDrain.abort()
      return void close()
    }
  } catch (error) {
    await database.close()
    throw error
  }
}
