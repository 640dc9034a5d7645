import { compile as compileProxies } from '@fastify/proxy-addr'
import { textLimits } from '@meridian/contract/validation/text-limits'
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { activityRoutes } from './activity/activity.routes.ts'
import { apiDocs } from './docs/docs.plugin.ts'
import { serverMessages } from '@meridian/contract/messages/messages'
import { createBackground } from './http/background.ts'
import { errorBody } from './http/http-error.ts'
import { endpoints } from './http/route.ts'
import { receiveLimits } from './http/receive-limits.ts'
import { createSharedAnswers } from './http/shared-answers.ts'
import { itemRoutes } from './items/items.routes.ts'
import type { MailService } from './mail/smtp-mail.ts'
import type { CardService, PaymentEvents } from './payment/payment-provider.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { createPaymentService } from './payment/payment.service.ts'
import { paymentSweep } from './payment/payment-sweep.ts'
import { pooled } from './payment/pooled-provider.ts'
import { errors, loggedError } from './plugins/errors.ts'
import { health } from './plugins/health.ts'
import { readLimit } from './plugins/read-limit.ts'
import { receiveLimit } from './plugins/receive-limit.ts'
import { createRequestIds, requestLog, type LogLevel } from './plugins/request-log.ts'
import { headers } from './plugins/security-headers.ts'
import { profileRoutes } from './profile/profile.routes.ts'
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
  cards: CardService
  mail: MailService
  tokenSecrets: TokenSecrets
  /** The cost of hashing passwords; the library's own by default. Tests open hundreds of accounts. */
  passwordCost?: PasswordCost
  /** The public address of the site, without a closing slash. */
  publicUrl: string
  /** The proxies before this server. Their word about a caller's address and a call's id is believed. */
  trustedProxies?: readonly string[]
  /** The services that prove the identity of players without a password. */
  providers: Providers
  /** The pages and APIs of the sandbox. */
  sandbox?: FastifyPluginAsync<PaymentEvents>
  /** The origins that the pages load from, besides those of the card provider. */
  services?: readonly Sources[]
  /** The folder of the built site, which need not exist yet. */
  siteFolder: string
  /** Takes the log as lines of JSON; without it nothing is logged. */
  log?: { write(line: string): void }
  /** The log level; `info` also writes a line for each answer. @default 'warn' */
  logLevel?: LogLevel
  /** Seconds for which this copy caches answers that everybody shares. @default 1 */
  sharedAnswersSeconds?: number
  /** Seconds before a call asks the card provider again about the same payment. @default 2 */
  askAgainSeconds?: number
  /** The interval of payment sweeps, in ms. @default 60000 */
  sweepEveryMs?: number | undefined
  /** Reads of the API that one address may make in a minute at this copy. @default 6000 */
  readsPerMinute?: number | undefined
}

/** The time in which a call is answered, its sending included, in ms: a charge at Stripe may take 40 s. */
const handlerTimeout = 50_000

/** Builds the whole server: plugins, and the areas in one list. It does not listen on a port. */
export async function buildApp({
  stores,
  cards,
  tokenSecrets,
  passwordCost,
  trustedProxies = [],
  sandbox,
  services = [],
  log,
  logLevel = 'warn',
  sharedAnswersSeconds = 1,
  askAgainSeconds = 2,
  sweepEveryMs = 60_000,
  readsPerMinute = 6000,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const trustsProxy = compileProxies([...trustedProxies])
  const app = fastify({
    // In bytes.
    bodyLimit: 64 * 1024,
    // Longer than the keep-alive of the proxies before it: they must not send a call into a closing connection.
    keepAliveTimeout: 72_000,
    requestTimeout: receiveLimits.uploadMs,
    handlerTimeout,
    // Node swaps the two limits where that of the headers is the longer one, and checks both at this interval.
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    genReqId: createRequestIds(trustsProxy),
    // Calls that arrive while the server stops are answered as usual.
    return503OnClosing: false,
    trustProxy: trustsProxy,
    rewriteUrl: ({ url = '/' }) => readableAddress(url),
    // The longest path parameter is the token of a reset link.
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: textLimits.token },
    frameworkErrors: (_error, _request, reply: FastifyReply) =>
      reply.code(414).send(errorBody('invalid', serverMessages.fieldInvalid('address'))),
    logger: log ? loggerTo(log, logLevel) : false,
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setValidatorCompiler(validatorCompiler)

  const sharedAnswers = createSharedAnswers(sharedAnswersSeconds)
  const background = createBackground(app.log)
  app.addHook('onClose', () => background.ended())
  const payments = createPaymentService({
    payments: stores.payments,
    provider: pooled(cards.provider, cards.callsPerSecond),
    askAgainSeconds,
    onMarketChange: sharedAnswers.clear,
    log: app.log,
    now: Date.now,
  })
  const deps = {
    ...stores,
    ...options,
    payments,
    onPaymentChange: (id: string) => payments.reconcile(id),
    passwords: createPasswords(passwordCost),
    tokens: createTokens(tokenSecrets, stores.users),
    sharedAnswers,
    background,
    cspSources: cards.sources ? [...services, cards.sources] : services,
    sweepEveryMs,
    readsPerMinute,
    limits: receiveLimits,
    logLevel,
    trustsProxy,
  }
  const plugins: FastifyPluginAsync<typeof deps>[] = [
    errors,
    requestLog,
    headers,
    receiveLimit,
    readLimit,
    apiDocs,
    health,
    endpoints,
    userRoutes,
    passwordResetRoutes,
    socialRoutes,
    walletRoutes,
    itemRoutes,
    activityRoutes,
    paymentRoutes,
    paymentSweep,
    profileRoutes,
    ...(cards.routes ? [cards.routes] : []),
    ...(sandbox ? [sandbox] : []),
    siteRoutes,
  ]
  for (const plugin of plugins) await app.register(plugin, deps)
  return app
}

/** Every other address leads to the site's 404 page, also one that cannot be decoded or starts with two slashes. */
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
