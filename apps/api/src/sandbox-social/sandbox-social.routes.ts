import { consentAnswerPage, consentPage, consentRefusalPage } from '@meridian/sandbox/server/consent-page'
import {
  sandboxClient,
  socialPaths,
  type SandboxAccount,
  type SocialService,
} from '@meridian/sandbox/shared/social-wire'
import { slownessMs, troubles } from '@meridian/sandbox/shared/trouble'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { addFormParser, isSameAddress, ownAddress, showPage } from '../sandbox-pages/sandbox-pages.ts'
import type { SandboxGrant, SandboxGrantStore } from './sandbox-grants.store.ts'

/** How long codes and tokens are good for, in ms. */
const lifetimes = { code: 10 * 60_000, token: 60 * 60_000 } as const

const trouble = z.enum(troubles).catch('none')

const request = z.object({
  client_id: z.literal(sandboxClient.id),
  response_type: z.enum(['code', 'token']),
  /** Google's stand-in is told the origin of the window that opened it. */
  redirect_uri: z.string(),
  scope: z.string(),
  state: z.string().default(''),
  trouble,
})

const answer = z.discriminatedUnion('answer', [
  request.extend({ answer: z.literal('deny') }),
  request.extend({
    answer: z.literal('approve'),
    name: z.string().trim().min(1).max(32),
    email: z.email().max(254),
    verified: z.literal('yes').optional(),
  }),
])

const exchange = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
})

const incomplete = 'This link is incomplete, or leads away from the site that it came from.'

/**
 * Stand-ins for Discord and Google (decisions, Outside services): the consent page that the browser opens, and the API
 * that the server asks, in the words of the real ones.
 */
export const createSandboxSocialRoutes =
  ({
    services,
    grants,
    now = Date.now,
  }: {
    /** The services that the sandbox plays; none has routes but these. */
    services: readonly SocialService[]
    grants: SandboxGrantStore
    /** The present time in ms. */
    now?: () => number
  }): FastifyPluginAsync =>
  async (app) => {
    addFormParser(app)

    async function grant(
      kind: SandboxGrant['kind'],
      of: Omit<SandboxGrant, 'secret' | 'kind' | 'expiresAt'>,
    ) {
      const secret = randomBytes(24).toString('base64url')
      const expiresAt = new Date(now() + lifetimes[kind])
      await grants.add({ ...of, secret, kind, expiresAt }, new Date(now()))
      return secret
    }

    for (const service of services) {
      const refuse = (reply: FastifyReply) => showPage(reply, 400, consentRefusalPage(service, incomplete))

      app.get(socialPaths[service].authorize, async (asked, reply) => {
        const query = request.safeParse(asked.query)
        const back = query.success ? ownAddress(query.data.redirect_uri, asked) : undefined
        if (!query.success || !back) return refuse(reply)
        const scopes = query.data.scope.split(/[ +]/)
        const page = consentPage({ service, scopes, hidden: query.data })
        return showPage(reply, 200, page, { returnOrigin: back.origin })
      })

      app.post(socialPaths[service].authorize, async (asked, reply) => {
        const body = answer.safeParse(asked.body)
        const back = body.success ? ownAddress(body.data.redirect_uri, asked) : undefined
        if (!body.success || !back) return refuse(reply)
        const { data } = body
        const given =
          data.answer === 'approve' &&
          (await grant(service === 'discord' ? 'code' : 'token', {
            service,
            account: { name: data.name, email: data.email, verified: data.verified === 'yes' },
            clientId: data.client_id,
            scope: data.scope,
            redirectUri: data.redirect_uri,
            trouble: data.trouble,
          }))
        if (service === 'google') return tellOpener(reply, back.origin, given)
        if (given) back.searchParams.set('code', given)
        else {
          back.searchParams.set('error', 'access_denied')
          back.searchParams.set(
            'error_description',
            'The resource owner or authorization server denied the request',
          )
        }
        if (data.state) back.searchParams.set('state', data.state)
        return reply.header('cache-control', 'no-store').redirect(back.href, 303)
      })
    }

    if (services.includes('discord')) discordApi()
    if (services.includes('google')) googleApi()

    function discordApi() {
      app.post(`${socialPaths.discord.api}/oauth2/token`, async (asked, reply) => {
        const client = `Basic ${Buffer.from(`${sandboxClient.id}:${sandboxClient.secret}`).toString('base64')}`
        if (asked.headers.authorization !== client) return reply.code(401).send({ error: 'invalid_client' })
        const body = exchange.safeParse(asked.body)
        if (!body.success) return reply.code(400).send({ error: 'invalid_request' })
        const code = await grants.takeCode(body.data.code, new Date(now()))
        if (!code || !isSameAddress(code.redirectUri, body.data.redirect_uri)) {
          return reply
            .code(400)
            .send({ error: 'invalid_grant', error_description: 'Invalid "code" in request.' })
        }
        await makeTrouble(code)
        const { secret: _code, kind: _kind, expiresAt: _end, ...rest } = code
        return {
          token_type: 'Bearer',
          access_token: await grant('token', { ...rest, trouble: 'none' }),
          expires_in: lifetimes.token / 1000,
          scope: code.scope,
        }
      })

      app.get(`${socialPaths.discord.api}/users/@me`, async (asked, reply) => {
        const token = await bearer(asked, 'discord')
        if (!token) return reply.code(401).send({ message: '401: Unauthorized', code: 0 })
        const { name, email, verified } = token.account
        return {
          id: idOf(token),
          username: name.toLowerCase().replace(/[^a-z0-9]+/g, '.'),
          global_name: name,
          email,
          verified,
        }
      })
    }

    function googleApi() {
      app.get(`${socialPaths.google.api}/oauth2/v3/tokeninfo`, async (asked, reply) => {
        const query = z.object({ access_token: z.string() }).safeParse(asked.query)
        const token = query.success ? await tokenOf(query.data.access_token, 'google') : undefined
        if (!token)
          return reply.code(400).send({ error: 'invalid_token', error_description: 'Invalid Value' })
        await makeTrouble(token)
        const left = Math.floor((token.expiresAt.getTime() - now()) / 1000)
        return {
          azp: token.clientId,
          aud: token.clientId,
          sub: idOf(token),
          scope: token.scope,
          exp: String(Math.floor(token.expiresAt.getTime() / 1000)),
          expires_in: String(left),
          email: token.account.email,
          email_verified: String(token.account.verified),
          access_type: 'online',
        }
      })

      app.get(`${socialPaths.google.api}/oauth2/v3/userinfo`, async (asked, reply) => {
        const token = await bearer(asked, 'google')
        if (!token) return reply.code(401).send({ error: 'invalid_request' })
        const { name, email, verified } = token.account
        return { sub: idOf(token), name, email, email_verified: verified }
      })
    }

    const bearer = async ({ headers }: FastifyRequest, service: SocialService) =>
      tokenOf(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '', service)

    async function tokenOf(secret: string, service: SocialService) {
      const token = await grants.readToken(secret, new Date(now()))
      return token?.service === service ? token : undefined
    }
  }

/** Who has one e-mail is one player there, whatever name they give. */
const idOf = ({ service, account }: { service: SocialService; account: SandboxAccount }): string =>
  BigInt(
    `0x${createHash('sha256').update(`${service}:${account.email.toLowerCase()}`).digest('hex').slice(0, 14)}`,
  ).toString()

async function makeTrouble({ trouble: wanted }: SandboxGrant): Promise<void> {
  if (wanted === 'slow') await pause(slownessMs)
  if (wanted === 'failing') throw new Error('The sandbox fails, as it was asked to')
}

/** Hands the token, or that there is none, to the window that opened the page. */
function tellOpener(reply: FastifyReply, origin: string, token: string | false): FastifyReply {
  const given = token ? { access_token: token } : { error: 'access_denied' }
  const { html, script } = consentAnswerPage({ from: 'sandbox-google', ...given }, origin)
  const scriptHash = createHash('sha256').update(script).digest('base64')
  return showPage(reply, 200, html, { scriptHash })
}
