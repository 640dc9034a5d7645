import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { mika, parcels, storyToken } from '../fixtures/fixtures.ts'
import { ApiError, checkPurchase, readLand, signUp, updateProfile } from '../src/contract.ts'
import { mock } from './msw.ts'

const server = setupServer()
beforeAll(() => server.listen())
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const addressOf = ({ path }: { path: string }) => `https://api.test${path}`

const post = (endpoint: { path: string }, body: object, headers: Record<string, string> = {}) =>
  fetch(addressOf(endpoint), { method: 'POST', headers, body: JSON.stringify(body) })

test('answers with values of the contract, as its clients read them', async () => {
  server.use(mock(readLand, ({ query }) => ({ entries: parcels.slice(0, query?.limit) })))
  const response = await fetch(`${addressOf(readLand)}?limit=2`)
  expect(readLand.answer.read(await response.json())).toEqual({
    outcome: 'read',
    value: { entries: parcels.slice(0, 2) },
    damaged: [],
  })
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
  const bought = await post(
    checkPurchase,
    { userId: mika.id, productId: 'lamp' },
    { authorization: `Bearer ${storyToken}` },
  )
  expect(checkPurchase.answer.read(await bought.json())).toEqual({
    outcome: 'read',
    value: 'owned',
    damaged: [],
  })
  expect(seen).toEqual([{ playerId: mika.id, itemId: 'lamp' }, storyToken])
  const filled = { Email: 'mika@meridian.test', Password: 'a long one', ConfirmPassword: 'a long one' }
  expect((await post(signUp, filled)).status).toBe(201)
})

test('reads a form', async () => {
  server.use(
    mock(updateProfile, ({ body: { fullName } }) => ({ player: { ...mika, fullName, hasPassword: false } })),
  )
  const form = new FormData()
  for (const [name, value] of Object.entries({
    FullName: 'Mika',
    Email: '',
    Password: '',
    NewPassword: '',
    Bio: '',
  }))
    form.append(name, value)
  const response = await fetch(addressOf(updateProfile), { method: 'PUT', body: form })
  const { user } = (await response.json()) as { user: { FullName: string } }
  expect(user.FullName).toBe('Mika')
})

test('refuses with the code and the message of an ApiError', async () => {
  server.use(
    mock(checkPurchase, () => {
      throw new ApiError('refused', { status: 404, code: 'not_found', serverMessage: 'Product not found' })
    }),
  )
  const response = await post(checkPurchase, { userId: mika.id, productId: 'none' })
  const { code, message } = (await response.json()) as { code: string; message: string }
  expect([response.status, code, message]).toEqual([404, 'not_found', 'Product not found'])
})
