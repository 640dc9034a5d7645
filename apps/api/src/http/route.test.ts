import { endpoint, type Answer } from '@meridian-2117/contract'
import fastify from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { bearer, refused, tokenSecret } from '../../test/open-test-app.ts'
import { createTokens } from '../accounts/tokens.ts'
import { errors } from '../plugins/errors.ts'
import { endpoints } from './route.ts'

/** Answers with the arguments of the handler. */
const echo: Answer<unknown> = {
  schema: z.unknown(),
  read: (value) => ({ outcome: 'read', value, damaged: [] }),
  write: (value) => value,
}
const body = z.object({ playerId: z.string(), amount: z.optional(z.number()) })

const docs = { tag: 'Market', summary: 'Echoes its arguments' } as const

const open = endpoint({ ...docs, method: 'POST', path: '/api/v1/open', body, answer: echo, auth: 'none' })
const optional = endpoint({
  ...docs,
  method: 'POST',
  path: '/api/v1/either',
  body,
  answer: echo,
  auth: 'optional',
})
const closed = endpoint({
  ...docs,
  method: 'POST',
  path: '/api/v1/closed/:playerId',
  params: z.object({ playerId: z.string() }),
  query: z.object({ playerId: z.optional(z.string()) }),
  body: z.optional(body),
  answer: echo,
  auth: 'required',
  success: 201,
})
const once = endpoint({
  ...docs,
  method: 'POST',
  path: '/api/v1/once',
  answer: echo,
  auth: 'none',
  idempotent: true,
})

const app = fastify()
let token = ''
/** Epoch `ms`. */
const signedInAt = Math.floor(Date.now() / 1000) * 1000
/** Callers have this address, unless a test names another. */
const here = '127.0.0.1'
beforeAll(async () => {
  const tokens = createTokens(
    { current: tokenSecret },
    {
      rememberAddress: async () => undefined,
      epochOf: async () => 0,
    },
  )
  token = await tokens.sign({ id: 'mika', sessionEpoch: 0 }, signedInAt)
  app.setValidatorCompiler(validatorCompiler)
  await app.register(errors)
  await app.register(endpoints, { tokens })
  for (const definition of [open, optional, closed, once]) {
    app.endpoint(definition, async ({ address, ...received }) => ({
      ...received,
      ...(address !== here && { address }),
    }))
  }
})
afterAll(() => app.close())

const call = (url: string, payload: object = {}, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, payload, headers })

test('reads no token for a call that needs none', async () => {
  const response = await call('/api/v1/open', { playerId: 'ilse' }, bearer('forged'))
  expect([response.statusCode, response.json()]).toEqual([200, { body: { playerId: 'ilse' } }])
})

test('passes no player to a call without its optional token', async () => {
  const response = await call('/api/v1/either', { playerId: 'ilse' })
  expect([response.statusCode, response.json()]).toEqual([200, { body: { playerId: 'ilse' } }])
})

test('passes the player of the token to a call that needs one, and answers its own success status', async () => {
  const response = await call('/api/v1/closed/mika?playerId=mika', { playerId: 'mika' }, bearer(token))
  expect([response.statusCode, response.json()]).toEqual([
    201,
    {
      params: { playerId: 'mika' },
      query: { playerId: 'mika' },
      body: { playerId: 'mika' },
      playerId: 'mika',
      signedInAt,
    },
  ])
})

test.each([
  ['without a token', {}],
  ['with a forged one', bearer('forged')],
])('refuses it %s, whatever its body holds', async (_, headers) => {
  const response = await call('/api/v1/closed/mika', { amount: 'much' }, headers)
  expect([response.statusCode, response.json()]).toEqual([
    401,
    refused('unauthorized', 'User not authenticated.'),
  ])
})

test.each([
  ['path', '/api/v1/closed/ilse', { playerId: 'mika' }],
  ['query', '/api/v1/closed/mika?playerId=ilse', { playerId: 'mika' }],
  ['body', '/api/v1/closed/mika', { playerId: 'ilse' }],
  ['body of an optional call', '/api/v1/either', { playerId: 'ilse' }],
])('refuses a call for another player, named in its %s', async (_, url, payload) => {
  const response = await call(url, payload, bearer(token))
  expect([response.statusCode, response.json()]).toEqual([
    403,
    refused('forbidden', 'This belongs to another user.'),
  ])
})

test('names a field that has no message of its own', async () => {
  const response = await call('/api/v1/open', { playerId: 'ilse', amount: 'much' })
  expect([response.statusCode, response.json()]).toEqual([
    400,
    refused('invalid', 'The field amount is missing or not valid'),
  ])
})

test('passes the key of an idempotent call, and refuses one that is too long', async () => {
  expect((await call('/api/v1/once', {}, { 'idempotency-key': 'k' })).json()).toEqual({ idempotencyKey: 'k' })
  expect((await call('/api/v1/once')).json()).toEqual({})
  const long = await call('/api/v1/once', {}, { 'idempotency-key': 'k'.repeat(256) })
  expect([long.statusCode, long.json()]).toEqual([400, refused('invalid', 'The idempotency key is too long')])
})
