import { paths } from '@meridian/contract/rules/paths'
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
import { createStripeCards } from './payment/stripe.provider.ts'
import { createSmtpMail } from './mail/smtp-mail.ts'
import { createSandboxCards } from './sandbox-cards/sandbox-cards.ts'
import { createSandboxMail } from './sandbox-mail/sandbox-mail.ts'
import { createSandboxGrantStore } from './sandbox-social/sandbox-grants.store.ts'
import { sandboxDiscord, sandboxGoogle } from './sandbox-social/sandbox-social.ts'
import { createSandboxSocialRoutes } from './sandbox-social/sandbox-social.routes.ts'
import { loadSettings, repositoryFolder } from './settings.ts'
import { createDiscord } from './social/discord.provider.ts'
import { createGoogle, googleSources } from './social/google.provider.ts'
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
    const { stripe, discord, google, smtp, publicUrl, trustedProxies } = settings
    // The stand-ins answer on this very port, which is known once the server listens.
    const ownUrl = () => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
    const app = await buildApp({
      stores: createStores(database.db),
      cards: (settled) =>
        stripe
          ? createStripeCards({ ...stripe, publicUrl, settled })
          : createSandboxCards({ db: database.db, settled }),
      mail: smtp ? createSmtpMail(smtp) : createSandboxMail({ db: database.db, publicUrl }),
      tokenSecrets: settings.tokenSecrets
        ? givenTokenSecrets(settings.tokenSecrets)
        : keptTokenSecrets(database.db),
      publicUrl,
      services: [
        { connect: settings.calledOrigins, image: settings.avatarOrigins },
        ...(google ? [googleSources] : []),
      ],
      ...(trustedProxies && { trustedProxies }),
      providers: {
        discord: createDiscord({
          ...(discord ? { ...discord, apiUrl: () => discord.apiUrl } : sandboxDiscord(ownUrl)),
          redirectUri: publicUrl + paths.signIn,
        }),
        google: createGoogle(google ? { ...google, apiUrl: () => google.apiUrl } : sandboxGoogle(ownUrl)),
      },
      standIns:
        discord && google
          ? undefined
          : createSandboxSocialRoutes({ grants: createSandboxGrantStore(database.db) }),
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

    console.log(
      `Meridian 2117 is open at ${publicUrl} (${stripe ? 'cards: Stripe' : 'cards: sandbox, no real money'}; ${smtp ? 'mail: SMTP' : 'mail: sandbox outbox'})`,
    )
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
