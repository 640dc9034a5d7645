import type { FastifyBaseLogger } from 'fastify'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { buildApp } from './app.ts'
import { generateItems } from './database/generated-items.ts'
import { openDatabase } from './database/open.ts'
import { seedDatabase } from './database/seed.ts'
import { measureAnswers, metricsServer } from './http/metrics.ts'
import { stopServer } from './http/stop.ts'
import { createOutsideServices } from './outside-services.ts'
import { servicesLine } from './service-modes.ts'
import { loadSettings, repositoryFolder } from './settings.ts'
import { reportStartProblem, StartProblem } from './start-problem.ts'
import { createStores } from './stores.ts'
import { givenTokenSecrets } from './user/token-secrets.ts'
import { keptTokenSecrets } from './user/token-secrets.store.ts'

/** Starts the server; the promise ends when it listens. */
async function start(): Promise<void> {
  const settings = loadSettings()
  let log: FastifyBaseLogger | undefined
  const database = await openDatabase(settings.database, {
    connectionLost: (error) => log?.warn({ err: error }, 'A connection to the database was lost'),
  })
  try {
    await seedDatabase(database.db, Date.now())
    if (settings.generatedItems !== undefined) await generateItems(database.db, settings.generatedItems)
    const { publicUrl, trustedProxies } = settings
    const outside = createOutsideServices({
      settings,
      db: database.db,
      // The sandbox answers on this very port, which is known once the server listens.
      ownUrl: () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    })
    const app = await buildApp({
      ...outside,
      stores: createStores(database.db),
      tokenSecrets: settings.tokenSecrets
        ? givenTokenSecrets(settings.tokenSecrets)
        : keptTokenSecrets(database.db),
      publicUrl,
      services: [{ connect: settings.calledOrigins, image: settings.avatarOrigins }, ...outside.services],
      ...(trustedProxies && { trustedProxies }),
      siteFolder: join(repositoryFolder, 'apps/site/dist'),
      log: process.stdout,
      logLevel: settings.logLevel,
      readsPerMinute: settings.readsPerMinute,
      // Nobody else changes the embedded database.
      ...('folder' in settings.database && { listsFreshMs: Infinity }),
    })
    log = app.log
    const metrics = settings.metricsPort === undefined ? undefined : metricsServer(measureAnswers(app))
    metrics?.listen(settings.metricsPort)
    await app.listen({ port: settings.port, host: '0.0.0.0' })

    let closing = false
    const hurry = new AbortController()
    const close = async (drainSeconds = 0) => {
      if (closing) return
      closing = true
      metrics?.close()
      const noticed = pause(drainSeconds * 1000, undefined, { signal: hurry.signal }).catch(() => undefined)
      await stopServer(app, { noticed })
      await database.close()
      process.exit(0)
    }
    process.on('SIGINT', () => {
      // Whoever sits before it waits for nobody to notice.
      hurry.abort()
      void close()
    })
    process.on('SIGTERM', () => void close(settings.drainSeconds))

    console.log(`Meridian 2117 is open at ${publicUrl} (${servicesLine(settings.services)})`)
  } catch (error) {
    await database.close()
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new StartProblem(`Port ${settings.port} is taken. Stop what uses it, or set PORT to another one.`)
    }
    throw error
  }
}

try {
  await start()
} catch (error) {
  reportStartProblem(error)
}
