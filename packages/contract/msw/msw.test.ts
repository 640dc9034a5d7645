import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createCaller } from '../check/caller.ts'
import { mika, parcels, storyToken } from '../fixtures/fixtures.ts'
import { ApiError, checkPurchase, readLand, signUp, updateProfile } from '../src/contract.ts'
import { mock } from './msw.ts'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const call = createCaller({ api: 'https://api.test', card: 'https://api.test' })

test('answers with values of the contract, as its clients read them', async () => {
  server.use(mock(readLand, ({ query }) => ({ entries: parcels.slice(0, query?.limit) })))
  const { value } = await call(readLand, { query: { limit: 2 } })
  expect(value?.entries).toEqual(parcels.slice(0, 2))
})

test('reads body and token, and answers with the status of the call', async () => {
  const seen: unknown[] = []
  server.use(
    mock(checkPurchase, ({ body, token }) => {
      seen.push(body, token)
      return 'owned' as const
    }),
    mock(signUp, () => ({ player: mika, token: storyToken })),
  )
  const body = { playerId: mika.id, itemId: 'lamp' }
  expect((await call(checkPurchase, { body }, storyToken)).value).toBe('owned')
  expect(seen).toEqual([body, storyToken])
  const filled = { email: 'mika@meridian.test', password: 'a long one', confirmPassword: 'a long one' }
  expect((await call(signUp, { body: filled })).status).toBe(201)
})

test('reads a form', async () => {
  server.use(
    mock(updateProfile, ({ body: { fullName } }) => ({ player: { ...mika, fullName, hasPassword: false } })),
  )
  const body = { fullName: 'Mika', email: '', password: '', newPassword: '', bio: '' }
  expect((await call(updateProfile, { body }, storyToken)).value?.player.fullName).toBe('Mika')
})

test('refuses with the code and the message of an ApiError', async () => {
  server.use(
    mock(checkPurchase, () => {
      throw new ApiError('refused', { status: 404, code: 'not_found', serverMessage: 'Product not found' })
    }),
  )
  const reply = await call(checkPurchase, { body: { playerId: mika.id, itemId: 'none' } })
  expect([reply.status, reply.code, reply.serverMessage]).toEqual([404, 'not_found', 'Product not found'])
})
