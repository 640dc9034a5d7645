import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod'
import { sandboxClient, socialPaths, type SocialService } from '../shared/social-calls.ts'
import { slownessMs, serviceFaults } from '../shared/service-fault.ts'
import { consentAnswerPage, consentPage, consentRefusalPage } from './consent-page.ts'
import { isSameAddress, returnAddressOf } from './return-address.ts'
import { showPage } from './sandbox-page.ts'
import type { SandboxGrant, SandboxStorage } from './storage.ts'

/** Milliseconds for which a code or a token is valid. */
const lifetimes = { code: 10 * 60_000, token: 60 * 60_000 } as const

const fault = z.enum(serviceFaults).catch('none')

const consentSchema = z.object({
  client_id: z.literal(sandboxClient.id),
  response_type: z.enum(['code', 'token']),
  /** Google's is the origin of the window that opened the page. */
  redirect_uri: z.string(),
  scope: z.string(),
  state: z.string().default(''),
  fault,
})

const answerSchema = z.discriminatedUnion('answer', [
  consentSchema.extend({ answer: z.literal('deny') }),
  consentSchema.extend({
    answer: z.literal('approve'),
    name: z.string().trim().min(1).max(32),
    email: z.email().max(254),
    verified: z.literal('yes').optional(),
  }),
])

const exchangeSchema = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
})

const incomplete = 'This link is incomplete, or leads to another site.'

interface SocialOptions {
  service: SocialService
  grants: SandboxStorage['grants']
  /** Returns epoch `ms`. */
  now: () => number
}

/** Serves the consent page and the API of Discord or Google, in the form of the real service. */
export function socialRoutes(app: FastifyInstance, { service, grants, now }: SocialOptions): void {
  const { authorize, api } = socialPaths[service]

  function issue(kind: keyof typeof lifetimes, content: Omit<SandboxGrant, 'expiresAt'>): string {
    const secret = randomBytes(24).toString('base64url')
    grants.add(secret, kind, { ...content, expiresAt: now() + lifetimes[kind] }, now())
    return secret
  }

  function readToken(secret: string): SandboxGrant | undefined {
    const token = grants.readToken(secret, now())
    return token?.service === service ? token : undefined
  }

  const bearer = ({ headers }: FastifyRequest) =>
    readToken(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '')

  const refuse = (reply: FastifyReply) => showPage(reply, 400, consentRefusalPage(service, incomplete))

  app.get(authorize, async (request, reply) => {
    const query = consentSchema.safeParse(request.query)
    const back = query.success ? returnAddressOf(query.data.redirect_uri, request) : undefined
    if (!query.success || !back) return refuse(reply)
    const scopes = query.data.scope.split(/[ +]/)
    const page = consentPage({ service, scopes, hidden: query.data })
    return showPage(reply, 200, page, { returnOrigin: back.origin })
  })

  app.post(authorize, async (request, reply) => {
    const body = answerSchema.safeParse(request.body)
    const back = body.success ? returnAddressOf(body.data.redirect_uri, request) : undefined
    if (!body.success || !back) return refuse(reply)
    const { data } = body
    const secret =
      data.answer === 'approve' &&
      issue(service === 'discord' ? 'code' : 'token', {
        service,
        account: { name: data.name, email: data.email, verified: data.verified === 'yes' },
        clientId: data.client_id,
        scope: data.scope,
        redirectUri: data.redirect_uri,
        fault: data.fault,
      })
    if (service === 'google') return answerOpener(reply, back.origin, secret)
    if (secret) back.searchParams.set('code', secret)
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

  if (service === 'discord') {
    app.post(`${api}/oauth2/token`, async (request, reply) => {
      const client = `Basic ${Buffer.from(`${sandboxClient.id}:${sandboxClient.secret}`).toString('base64')}`
      if (request.headers.authorization !== client) return reply.code(401).send({ error: 'invalid_client' })
      const body = exchangeSchema.safeParse(request.body)
      if (!body.success) return reply.code(400).send({ error: 'invalid_request' })
      const code = grants.takeCode(body.data.code, now())
      if (!code || !isSameAddress(code.redirectUri, body.data.redirect_uri)) {
        const error_description = 'Invalid "code" in request.'
        return reply.code(400).send({ error: 'invalid_grant', error_description })
      }
      await simulateFault(code)
      return {
        token_type: 'Bearer',
        access_token: issue('token', { ...code, fault: 'none' }),
        expires_in: lifetimes.token / 1000,
        scope: code.scope,
      }
    })

    app.get(`${api}/users/@me`, async (request, reply) => {
      const token = bearer(request)
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
  } else {
    app.get(`${api}/oauth2/v3/tokeninfo`, async (request, reply) => {
      const query = z.object({ access_token: z.string() }).safeParse(request.query)
      const token = query.success ? readToken(query.data.access_token) : undefined
      if (!token) return reply.code(400).send({ error: 'invalid_token', error_description: 'Invalid Value' })
      await simulateFault(token)
      return {
        azp: token.clientId,
        aud: token.clientId,
        sub: idOf(token),
        scope: token.scope,
        exp: String(Math.floor(token.expiresAt / 1000)),
        expires_in: String(Math.floor((token.expiresAt - now()) / 1000)),
        email: token.account.email,
        email_verified: String(token.account.verified),
        access_type: 'online',
      }
    })

    app.get(`${api}/oauth2/v3/userinfo`, async (request, reply) => {
      const token = bearer(request)
      if (!token) return reply.code(401).send({ error: 'invalid_request' })
      const { name, email, verified } = token.account
      return { sub: idOf(token), name, email, email_verified: verified }
    })
  }
}

/** Derives the player's id from the e-mail; the name does not matter. */
const idOf = ({ service, account }: SandboxGrant): string =>
  BigInt(
    `0x${createHash('sha256').update(`${service}:${account.email.toLowerCase()}`).digest('hex').slice(0, 14)}`,
  ).toString()

async function simulateFault(grant: SandboxGrant): Promise<void> {
  if (grant.fault === 'slow') await pause(slownessMs)
  if (grant.fault === 'failing') throw new Error('The sandbox simulates a failure')
}

/** Sends the token or the refusal to the window that opened the page. */
function answerOpener(reply: FastifyReply, origin: string, token: string | false): FastifyReply {
  const given = token ? { access_token: token } : { error: 'access_denied' }
  const { html, script } = consentAnswerPage({ from: 'sandbox-google', ...given }, origin)
  const scriptHash = createHash('sha256').update(script).digest('base64')
  return showPage(reply, 200, html, { scriptHash })
}
