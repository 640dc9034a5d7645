import cors from '@fastify/cors'
import etag from '@fastify/etag'
import { compile as compileProxies } from '@fastify/proxy-addr'
import { serverMessages } from '@meridian/contract/rules/messages'
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyServerOptions,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { activityRoutes } from './activity/activity.routes.ts'
import { registerDocs } from './docs/docs.plugin.ts'
import { historyRoutes } from './history/history.routes.ts'
import { createBackground } from './http/background.ts'
import { answerErrors, loggedError } from './http/errors.ts'
import { limitReads } from './http/read-ceiling.ts'
import { HttpError } from './http/http-error.ts'
import { createRequestIds, logRequests, type LogLevel } from './http/request-log.ts'
import { createRoute } from './http/route.ts'
import { createSharedAnswers } from './http/shared-answers.ts'
import { canLeave } from './http/stop.ts'
import { marketRoutes } from './items/market.routes.ts'
import { searchRoutes } from './items/search.routes.ts'
import type { MailService } from './mail/mail-service.ts'
import type { CardService, Settled } from './payment/card-service.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { createPaymentService } from './payment/payment.service.ts'
import { sweepPayments } from './payment/payment-sweep.ts'
import { profileRoutes } from './profile/profile.routes.ts'
import { purchaseCheckRoutes } from './payment/purchase-check.routes.ts'
import type { Sources } from './site/page-policy.ts'
import { siteRoutes } from './site/site.routes.ts'
import type { Providers } from './social/identity.ts'
import { socialRoutes } from './social/social.routes.ts'
import type { Stores } from './stores.ts'
import { passwordResetRoutes } from './user/password-reset.routes.ts'
import { createPasswords, type PasswordCost } from './user/passwords.ts'
import type { TokenSecrets } from './user/token-secrets.ts'
import { createTokens } from './user/tokens.ts'
import { userRoutes } from './user/user.routes.ts'
import { walletRoutes } from './wallet/wallet.routes.ts'

export interface AppOptions {
  stores: Stores
  /** Builds the card provider; it calls `settled` whenever one of its payments may have changed. */
  cards: (settled: Settled) => CardService
  mail: MailService
  tokenSecrets: TokenSecrets
  /** The library's own unless given: tests open hundreds of accounts. */
  passwordCost?: PasswordCost
  /** Where players reach the site, without a closing slash. */
  publicUrl: string
  /** The proxies before this server, whose word about a caller's address and a call's id is believed. */
  trustedProxies?: readonly string[]
  /** Who vouches for players that come without a password. */
  providers: Providers
  /** The pages and APIs of the sandbox; it calls `settled` as a card provider does. */
  sandbox?: FastifyPluginAsync<{ settled: Settled }>
  /** What the site's pages load from elsewhere, beside what cards need. */
  services?: readonly Sources[]
  /** The built site, whether it is there yet or not. */
  siteFolder: string
  /** Where the log is written as lines of JSON; without it nowhere. */
  log?: { write(line: string): void }
  /** `info` writes a line for each answer, too; `warn` unless given. */
  logLevel?: LogLevel
  /** The time for which this copy keeps answers that everybody shares, in seconds; one unless given. */
  sharedAnswersSeconds?: number
  /** The interval of payment sweeps, in ms; a minute unless given. */
  sweepEveryMs?: number | undefined
  /** Reads of the API that one address may make in a minute at this copy; 6000 unless given. */
  readsPerMinute?: number | undefined
}

/** The largest body a call may have, in bytes. */
const bodyLimit = 64 * 1024

/** How long a connection waits for its next call, in ms: longer than the proxies before it, which would else send into its end. */
const keepAliveTimeout = 72_000

/** How long a client may take to send a whole call, in ms. */
const requestTimeout = 20_000

/** The longest part of an address that a route reads, in characters: the token of a reset link. */
const longestParameter = 4096

/** The whole server but its port: every route over the stores it is given. It never listens. */
export async function buildApp({
  stores,
  cards,
  mail,
  tokenSecrets,
  passwordCost,
  publicUrl,
  trustedProxies = [],
  providers,
  sandbox,
  services = [],
  siteFolder,
  log,
  logLevel = 'warn',
  sharedAnswersSeconds = 1,
  sweepEveryMs = 60_000,
  readsPerMinute = 6000,
}: AppOptions): Promise<FastifyInstance> {
  const trustsProxy = compileProxies([...trustedProxies])
  const sharedAnswers = createSharedAnswers(sharedAnswersSeconds)
  const app = fastify({
    bodyLimit,
    keepAliveTimeout,
    requestTimeout,
    // Node looks for calls that take too long only so often.
    http: { connectionsCheckingInterval: requestTimeout / 4 },
    genReqId: createRequestIds(trustsProxy),
    // What still arrives while it stops is answered as ever.
    return503OnClosing: false,
    trustProxy: trustsProxy,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: longestParameter },
    logger: log ? loggerTo(log, logLevel) : false,
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setValidatorCompiler(validatorCompiler)
  answerErrors(app)
  canLeave(app)
  logRequests(app, logLevel)
  // The site may be built for an API on another origin. Tokens travel in a header, so no origin can borrow a session.
  await app.register(cors, {
    origin: '*',
    methods: ['GET', 'POST', 'PUT'],
    maxAge: 86_400,
    // A preflight that asks for nothing is no fault worth words of its own.
    strictPreflight: false,
  })
  const lastingHeaders = publicUrl.startsWith('https:')
    ? { ...securityHeaders, 'strict-transport-security': 'max-age=31536000' }
    : securityHeaders
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(lastingHeaders)
    // Routes ignore case and read encoded letters: an address may be spelled in other ways than its route.
    if ([request.routeOptions.url, request.url].some((url) => url !== undefined && /^\/api\//i.test(url)))
      reply.header('cache-control', 'no-store')
    done()
  })
  await app.register(etag)
  limitReads(app, readsPerMinute)
  await registerDocs(app, publicUrl)

  const passwords = createPasswords(passwordCost)
  const tokens = createTokens(tokenSecrets, stores.users)
  // It is called once a payment has changed: `payments` is assigned by then.
  const settled: Settled = (id) => payments.reconcile(id)
  const { provider, routes, sources } = cards(settled)
  const payments = createPaymentService({
    payments: stores.payments,
    provider,
    onMarketChange: sharedAnswers.clear,
    log: app.log,
    now: Date.now,
  })

  const route = createRoute(app, tokens, sharedAnswers)
  const background = createBackground(app.log)
  app.addHook('onClose', () => background.ended())
  sweepPayments(app, { payments, rateLimits: stores.rateLimits, everyMs: sweepEveryMs })
  userRoutes(route, { ...stores, passwords, tokens })
  passwordResetRoutes(route, { ...stores, passwords, mail, background, publicUrl })
  socialRoutes(route, { ...stores, tokens, providers, publicUrl })
  walletRoutes(route, { ...stores, tokens, publicUrl })
  marketRoutes(route, stores)
  searchRoutes(route, stores)
  activityRoutes(route, stores)
  purchaseCheckRoutes(route, { ...stores, payments })
  paymentRoutes(route, { ...stores, payments })
  historyRoutes(route, { ...stores, payments })
  app.get('/api/health', async () => ({ status: 'ok' }))
  app.get('/api/ready', async (request) => {
    if (app.leaving) throw new HttpError(503, 'not_ready', serverMessages.notReady)
    try {
      await stores.ping()
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer')
      throw new HttpError(503, 'not_ready', serverMessages.notReady)
    }
    return { status: 'ready' }
  })
  // In a room of its own: no other call takes forms with files.
  await app.register((room) => profileRoutes(room, { ...stores, passwords, tokens }))
  if (routes) await app.register(routes)
  if (sandbox) await app.register(sandbox, { settled })
  await siteRoutes(app, {
    folder: siteFolder,
    services: sources ? [...services, sources] : services,
    items: stores.items,
    rateLimits: stores.rateLimits,
    publicUrl,
  })
  return app
}

/** Any address leads to the site's own 404 page, also one that cannot be decoded or starts with two slashes. */
function readableAddress(url: string): string {
  if (!url.includes('%') && !url.startsWith('//')) return url
  const [path = '/'] = url.split('?')
  try {
    decodeURIComponent(path)
    return url.replace(/^\/{2,}/, '/')
  } catch {
    return path.startsWith('/api/') ? '/api/unreadable-address' : '/unreadable-address'
  }
}

const securityHeaders = {
  'content-security-policy': "frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}

const loggerTo = (
  stream: { write(line: string): void },
  level: LogLevel,
): NonNullable<FastifyServerOptions['logger']> => ({
  level,
  stream,
  serializers: { err: loggedError },
  redact: [
    '*.authorization',
    '*.headers.authorization',
    '*.Password',
    '*.ConfirmPassword',
    '*.body.Password',
    '*.NewPassword',
  ],
})
