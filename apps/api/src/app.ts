import compress from '@fastify/compress'
import { compile as compileProxies } from '@fastify/proxy-addr'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { PageSettings } from '@meridian-2117/contract/validation/page-settings'
import { textLimits } from '@meridian-2117/contract/validation/text-limits'
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyReply,
} from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { accountRoutes } from './accounts/account.routes.ts'
import { activityRoutes } from './activity/activity.routes.ts'
import { apiDocs } from './docs/docs.plugin.ts'
import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { createBackground } from './http/background.ts'
import { withoutPort } from './http/client-address.ts'
import { errorBody } from './http/http-error.ts'
import { answerMs, arrivalMs, endpoints } from './http/route.ts'
import { createSharedAnswers } from './http/shared-answers.ts'
import { itemRoutes } from './items/items.routes.ts'
import { createNotify } from './mail/notice-mail.ts'
import { receiptMail } from './mail/receipt-mail.ts'
import type { MailService } from './mail/smtp-mail.ts'
import type { CardService, PaymentEvents } from './payment/payment-provider.ts'
import { paymentRoutes } from './payment/payment.routes.ts'
import { createPaymentService } from './payment/payment.service.ts'
import { paymentSweep } from './payment/payment-sweep.ts'
import { queued } from './payment/queued-provider.ts'
import { errors } from './plugins/errors.ts'
import { health } from './plugins/health.ts'
import { callLimit } from './plugins/call-limit.ts'
import { slowCalls } from './plugins/slow-calls.ts'
import { createRequestIds, requestLog } from './plugins/request-log.ts'
import { headers } from './plugins/security-headers.ts'
import { profileRoutes } from './accounts/profile.routes.ts'
import type { Sources } from './site/page-policy.ts'
import { siteRoutes } from './site/site.routes.ts'
import type { Providers } from './accounts/identity.ts'
import type { Stores } from './stores.ts'
import { passwordResetRoutes } from './accounts/password-reset.routes.ts'
import { createPasswords, createProof, type PasswordCost } from './accounts/passwords.ts'
import { createTokens, type TokenSecrets } from './accounts/tokens.ts'
import { signInRoutes } from './accounts/sign-in.routes.ts'
import { reportsRoutes } from './reports/reports.routes.ts'

export interface AppOptions {
  stores: Stores
  /** Fails when the database does not answer, or only reads. */
  ping: () => Promise<void>
  cards: CardService
  mail: MailService
  tokenSecrets: TokenSecrets
  /** Cost of hashing passwords; tests open hundreds of accounts. @default the library's cost */
  passwordCost?: PasswordCost
  /** Without a closing slash. */
  publicUrl: string
  /** The operators' e-mail address or page, for mails. @default the public address */
  contact?: string | undefined
  /**
   * Addresses of proxies before this server. The server believes what they say about a caller's address and a call's
   * id.
   */
  trustedProxies?: readonly string[]
  /** These services prove the identity of players without a password. */
  providers: Providers
  sandbox?: FastifyPluginAsync<PaymentEvents>
  /** The pages also load from these origins and those of the card provider. */
  pageSources?: readonly Sources[]
  /** The built site may appear there after the start. */
  siteFolder: string
  /** The settings that every page holds. */
  pageSettings: PageSettings
  /** At level `info` it also gets a line for each answer. */
  log: FastifyBaseLogger
  /** Seconds for which this copy caches answers that do not depend on the caller. @default 1 */
  sharedAnswersSeconds?: number
  /** Seconds before a call asks the card provider again about the same payment. @default 2 */
  askAgainSeconds?: number
  /** Seconds for which an idle connection stays open. @default 72 */
  keepAliveSeconds?: number | undefined
  /** Milliseconds for which the body of a call may pause. @default 20000 */
  longestPauseMs?: number | undefined
  /** Milliseconds between payment sweeps. @default 60000 */
  sweepEveryMs?: number | undefined
  /** Limits the calls of one address in a minute at this copy. @default 6000 */
  callsPerMinute?: number | undefined
}

/** Builds the whole server from its plugins and one list of areas. It does not listen on a port. */
export async function buildApp({
  stores,
  cards,
  tokenSecrets,
  passwordCost,
  trustedProxies = [],
  sandbox,
  pageSources = [],
  log,
  sharedAnswersSeconds = 1,
  askAgainSeconds = 2,
  sweepEveryMs = 60_000,
  longestPauseMs = 20_000,
  keepAliveSeconds = 72,
  callsPerMinute = 6000,
  ...options
}: AppOptions): Promise<FastifyInstance> {
  const isTrusted = compileProxies([...trustedProxies])
  const trustsProxy = (address: string, hop: number) => isTrusted(withoutPort(address), hop)
  const app = fastify({
    // Bytes.
    bodyLimit: 64 * 1024,
    // Longer than the keep-alive of proxies: they must not send a call into a closing connection.
    keepAliveTimeout: keepAliveSeconds * 1000,
    // For the whole of a call to arrive: a picture of 5 MB at 140 kbit/s. All but pictures have the handler's limit.
    requestTimeout: arrivalMs,
    handlerTimeout: answerMs,
    // Node swaps the two limits if the headers' limit is longer, and checks both at this interval.
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
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
  })
  app.setValidatorCompiler(validatorCompiler)

  const sharedAnswers = createSharedAnswers(sharedAnswersSeconds)
  const background = createBackground({ ...stores, ...options, log: app.log })
  app.addHook('onClose', () => background.ended())
  const payments = createPaymentService({
    payments: stores.payments,
    provider: queued(cards.provider, cards.callsPerSecond),
    askAgainSeconds,
    onMarketChange: sharedAnswers.clear,
    onPurchase: ({ id }) =>
      background.run('A receipt was not mailed', async () => {
        const purchase = await stores.purchases.forReceipt(id)
        if (purchase)
          await options.mail.send(receiptMail(purchase, options.publicUrl + paths.profileActivity))
      }),
    log: app.log,
    now: Date.now,
  })
  const passwords = createPasswords(passwordCost)
  const deps = {
    ...stores,
    ...options,
    payments,
    onPaymentChange: (id: string) => payments.reconcile(id),
    passwords,
    proof: createProof(passwords, stores.rateLimits),
    notify: createNotify(options.mail, background, options),
    tokens: createTokens(tokenSecrets, stores.players),
    sharedAnswers,
    background,
    cspSources: cards.sources ? [...pageSources, cards.sources] : pageSources,
    sweepEveryMs,
    longestPauseMs,
    callsPerMinute,
    trustsProxy,
  }
  const plugins: FastifyPluginAsync<typeof deps>[] = [
    errors,
    requestLog,
    headers,
    callLimit,
    slowCalls,
    apiDocs,
    health,
    endpoints,
    signInRoutes,
    passwordResetRoutes,
    accountRoutes,
    itemRoutes,
    activityRoutes,
    paymentRoutes,
    paymentSweep,
    profileRoutes,
    reportsRoutes,
    ...(cards.routes ? [cards.routes] : []),
    ...(sandbox ? [sandbox] : []),
    siteRoutes,
  ]
  // Answers only: a body that grows when it is unpacked would pass the limit of its length.
  await app.register(compress, { encodings: ['br', 'gzip'], globalDecompression: false })
  for (const plugin of plugins) await app.register(plugin, deps)
  return app
}

/**
 * Replaces an address that cannot be decoded by one without a page, so that a 404 answers. Slashes at the start become
 * one.
 */
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
