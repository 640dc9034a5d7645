import fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { calderaRidge, kestrelInterceptor, mika } from '../fixtures/fixtures.ts'
import {
  openPayment,
  logIn,
  pathOf,
  chargeCard,
  readHistory,
  readItemState,
  readLand,
  readCollectibles,
  readRefusal,
  readItem,
  readPlayerActivities,
  resetPassword,
  sessionCodec,
  signInWithDiscord,
  updateProfile,
  playerCodec,
  type Reading,
} from './contract.ts'
import { endpoints } from './endpoints.ts'
import { itemLink } from './paths/item-link.ts'
import type { RefusalCode } from './messages/refusal-codes.ts'

const readList = (json: unknown) => readCollectibles.answer.read(json)
/** Returns the value of a readable answer; throws for any other. */
function valueOf<Value>(reading: Reading<Value>): Value {
  if (reading.outcome !== 'read') throw new Error(`The answer was ${reading.outcome}`)
  return reading.value
}

const shard = { kind: 'collectible', id: 'nfa-1', title: 'Shard', serialNumber: '#1', price: 10 }
const asServed = { _id: 'nfa-1', name: 'Shard', code: '#1', price: '10' }

test.each([
  ['an envelope', { success: true, data: [asServed], message: 'ok' }, 'ok'],
  ['a nested envelope', { data: { success: true, data: [asServed], message: 'ok' } }, 'ok'],
  ['a bare array', [asServed], undefined],
])('reads %s, in every spelling', (_, json, message) => {
  expect(readList(json)).toEqual({
    outcome: 'read',
    value: { entries: [shard], message, next: undefined },
    damaged: [],
  })
})

test.each([
  { success: false, message: 'closed' },
  { data: { success: false, message: 'closed' } },
  { success: false, message: 'closed', data: [asServed] },
])('reads %j as a refusal with its message', (json) => {
  expect(readList(json)).toEqual({ outcome: 'refused', serverMessage: 'closed' })
})

test.each([undefined, null, 'text', 5, {}, { data: 'text' }, { data: { data: 7 } }])(
  'finds no list in %j',
  (json) => {
    expect(readList(json)).toEqual({ outcome: 'unreadable', reason: 'holds no list' })
  },
)

test('reads where the next page starts', () => {
  const value = { entries: [shard], message: undefined, next: 'nfa-1' } as const
  expect(
    valueOf(
      readList(readCollectibles.answer.write({ ...value, entries: [{ ...shard, kind: 'collectible' }] })),
    ),
  ).toEqual(value)
})

test('reads how many items there are in all from a page by offset', () => {
  const { answer } = readLand
  expect(valueOf(answer.read(answer.write({ entries: [], total: 64 }))).total).toBe(64)
  expect(valueOf(answer.read({ data: [], total: 'many' })).total).toBeUndefined()
})

test('reads how many items each game has, or nothing where a game is missing', () => {
  const { answer } = readLand
  const gameCounts = { odyssey: 3, slipstream: 0, dominion: 12 }
  const countsIn = (json: unknown) => valueOf(answer.read(json)).gameCounts
  expect(countsIn(answer.write({ entries: [], gameCounts }))).toEqual(gameCounts)
  expect(countsIn({ data: [], strandCounts: { odyssey: 3, slipstream: 0 } })).toBeUndefined()
  expect(countsIn({ data: [], strandCounts: { ...gameCounts, odyssey: '3' } })).toBeUndefined()
})

test('drops a damaged entry with a log line, and shows the rest', () => {
  const reading = readList([asServed, null, { price: 5 }, { ...asServed, price: 'dear' }, 'x'])
  expect(valueOf(reading).entries).toEqual([shard])
  expect(reading.outcome === 'read' && reading.damaged).toEqual([
    'entry 1: is not a record',
    'entry 2: has neither id nor title',
    // Its end depends on the language that another test's zod has loaded.
    expect.stringMatching(/^entry 3: price Invalid input/),
    'entry 4: is not a record',
  ])
})

test('leaves absent what an item lacks', () => {
  expect(valueOf(readList([{ _id: 7, title: '' }])).entries).toEqual([{ kind: 'collectible', id: '7' }])
  expect(valueOf(readList([{ name: 'Nameless' }])).entries).toEqual([
    { kind: 'collectible', id: '', title: 'Nameless' },
  ])
})

test('leaves out an optional field of another type, not the whole entry', () => {
  expect(valueOf(readList([{ ...asServed, image: [], description: 5 }])).entries).toEqual([
    { ...shard, description: '5' },
  ])
  expect(z.decode(playerCodec, { _id: 'u', email: 7, Avatar: {} })).toEqual({ id: 'u', email: '7' })
})

test('reads a game from `strand`, and drops an unknown one', () => {
  const gameOf = (strand: unknown) => valueOf(readList([{ ...asServed, strand }])).entries[0]?.game
  expect([gameOf('odyssey'), gameOf('Odyssey'), gameOf(7)]).toEqual(['odyssey', undefined, undefined])
})

test('takes the kind of an item from itself, else from its list', () => {
  const kindsIn = (endpoint: typeof readCollectibles | typeof readLand, json: unknown) =>
    valueOf(endpoint.answer.read(json)).entries.map(({ kind }) => kind)
  expect(
    kindsIn(readCollectibles, [asServed, { ...asServed, kind: 'land' }, { ...asServed, kind: 'ship' }]),
  ).toEqual(['collectible', 'land', 'collectible'])
  expect(kindsIn(readLand, [asServed])).toEqual(['land'])
})

test('reads or refuses every answer, and never throws on it', () => {
  fc.assert(
    fc.property(fc.anything(), (json) => {
      for (const { answer } of endpoints) answer.read(json)
      z.safeDecode(sessionCodec, json)
      readItemState(json)
      readRefusal(json)
    }),
  )
})

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Generates the JSON of a schema. Texts are never empty, since an empty one counts as absent. */
function generated(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => generated(option)))
  if (schema.format === 'date-time')
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999') })
      .map((date) => date.toISOString())
  switch (schema.type) {
    case 'string':
      return fc.string({ minLength: 1 })
    case 'integer':
      return fc.nat()
    case 'number':
      return fc.double({ min: 0, max: schema.maximum ?? 1e9, noNaN: true })
    case 'boolean':
      return fc.boolean()
    case 'array':
      return fc.array(generated(schema.items as JsonSchema), { maxLength: 3 })
    case 'object': {
      const fields = Object.entries(schema.properties ?? {})
      const parts = Object.fromEntries(fields.map(([name, part]) => [name, generated(part as JsonSchema)]))
      return fc.record(parts, { requiredKeys: [...(schema.required ?? [])] })
    }
    default:
      throw new Error(`Generate ${JSON.stringify(schema)} here`)
  }
}

test.each(endpoints)('reads on the site each answer of $name that the server may write', ({ answer }) => {
  fc.assert(
    fc.property(generated(z.toJSONSchema(answer.schema)), (json) => {
      const value = valueOf(answer.read(json))
      const written: unknown = JSON.parse(JSON.stringify(answer.write(value)))
      expect(z.safeParse(answer.schema, written).error?.issues).toBeUndefined()
      expect(valueOf(answer.read(written))).toEqual(value)
    }),
  )
})

test.each([
  ['login', logIn.body, { email: 'a@b.c', password: 'p' }, { Email: 'a@b.c', Password: 'p' }],
  [
    'reset',
    resetPassword.body,
    { password: 'p', confirmPassword: 'q' },
    { Password: 'p', ConfirmPassword: 'q' },
  ],
  [
    'intent',
    openPayment.body,
    {
      playerId: 'u',
      email: 'e',
      itemId: 'g',
      title: 't',
      serialNumber: 's',
      amountCents: 5,
      currency: 'usd',
    },
    {
      amount: 5,
      userId: 'u',
      gameId: 'g',
      gameTitle: 't',
      serialNumber: 's',
      currency: 'usd',
      email: 'e',
      productId: 'g',
    },
  ],
  [
    'card',
    chargeCard.body,
    {
      playerId: 'u',
      email: 'e',
      name: 'n',
      itemId: 'g',
      title: 't',
      serialNumber: 's',
      price: 0.05,
      amountCents: 5,
      paymentMethodId: 'pm',
      currency: 'usd',
      provider: 'stripe',
    },
    {
      userId: 'u',
      userInfo: { name: 'n', email: 'e' },
      gameDetails: { gameId: 'g', serialNumber: 's', title: 't', price: 0.05 },
      paymentDetails: { amount: 5, payment_method_id: 'pm', currency: 'usd' },
      provider: 'stripe',
      productId: 'g',
    },
  ],
  [
    'profile',
    updateProfile.body,
    { fullName: 'f', email: 'e', password: '', newPassword: '', bio: 'b', avatar: undefined },
    { FullName: 'f', Email: 'e', Password: '', NewPassword: '', Bio: 'b', Avatar: undefined },
  ],
  [
    'profile without its picture',
    updateProfile.body,
    { fullName: 'f', email: 'e', password: '', newPassword: '', bio: 'b', removeAvatar: true },
    { FullName: 'f', Email: 'e', Password: '', NewPassword: '', Bio: 'b', RemoveAvatar: 'true' },
  ],
])('sends a %s request in the spelling of the API, and reads it back', (_, body, value, json) => {
  const codec: z.ZodMiniType = body
  expect(z.encode(codec, value)).toEqual(json)
  expect(z.decode(codec, json)).toEqual(value)
})

test('gives no two calls the same address', () => {
  const addresses = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test('reads a session at the top or under data, and refuses a broken one', () => {
  const json = { user: { _id: mika.id, email: mika.email, Fullname: mika.fullName }, token: 't' }
  expect(valueOf(logIn.answer.read(json))).toEqual({ player: mika, token: 't' })
  expect(valueOf(logIn.answer.read({ success: true, data: json }))).toEqual({ player: mika, token: 't' })
  for (const broken of [
    null,
    'x',
    {},
    { user: mika },
    { token: 't' },
    { user: {}, token: 't' },
    { user: mika, token: '' },
  ]) {
    expect(logIn.answer.read(broken).outcome).toBe('unreadable')
  }
})

test('refuses a flagged answer without its flag', () => {
  const json = { user: { _id: 'u' }, token: 't' }
  expect(signInWithDiscord.answer.read({ success: true, ...json }).outcome).toBe('read')
  expect(signInWithDiscord.answer.read({ message: 'No', ...json })).toEqual({
    outcome: 'refused',
    serverMessage: 'No',
  })
  expect(chargeCard.answer.read({ error: 'Declined' })).toEqual({
    outcome: 'refused',
    serverMessage: 'Declined',
  })
  expect(valueOf(chargeCard.answer.read({ success: true }))).toEqual({ status: 'paid' })
})

test('reads a bank’s challenge with its secret, and as a failure by the flag alone', () => {
  const json = chargeCard.answer.write({ status: 'requires_action', clientSecret: 'pi_secret' })
  expect(valueOf(chargeCard.answer.read(json))).toEqual({
    status: 'requires_action',
    clientSecret: 'pi_secret',
  })
  expect(json).toEqual({
    success: false,
    message: 'Your bank asks you to approve this payment',
    error: 'Your bank asks you to approve this payment',
    code: 'authentication_required',
    clientSecret: 'pi_secret',
  })
})

test('links an item to the page of its kind with the item as state', () => {
  for (const [item, to] of [
    [kestrelInterceptor, '/buy-nfa?item=nfa-kestrel-interceptor'],
    [calderaRidge, '/buy-land?item=land-caldera-ridge'],
    [{ ...calderaRidge, id: 'a/b&c ?' }, '/buy-land?item=a%2Fb%26c%20%3F'],
    [{ ...kestrelInterceptor, id: '' }, '/buy-nfa'],
  ] as const) {
    const link = itemLink(item)
    expect(link.to).toBe(to)
    expect(readItemState(JSON.parse(JSON.stringify(link.state)))).toEqual(item)
  }
  expect(readItemState({ item: { price: 5 } })).toBeNull()
  expect(readItemState(null)).toBeNull()
})

test('reads createdAt or date of a history entry', () => {
  const entry = { gameTitle: 'Shard', amount: 10 }
  const read = (json: unknown) => valueOf(readHistory.answer.read([json])).entries
  expect(read({ ...entry, date: '2117-01-01T00:00:00.000Z' })).toEqual(
    read({ ...entry, createdAt: Date.UTC(2117, 0, 1) }),
  )
})

test('escapes parameters into the path', () => {
  expect(pathOf(readPlayerActivities.path, { playerId: 'a/b c' })).toBe('/api/v1/activity/a%2Fb%20c')
})

test.each(['.', '..'])('makes no path with the parameter "%s", which would lead to another call', (id) => {
  const unknown = expect.objectContaining({ kind: 'refused', status: 404, code: 'not_found' })
  expect(() => pathOf(readItem.path, { id })).toThrow(unknown)
})

test('reads the message of a refusal, else its error', () => {
  expect(readRefusal({ message: 'No', error: 'Other' }).serverMessage).toBe('No')
  expect(readRefusal({ error: 'Other' }).serverMessage).toBe('Other')
  expect(readRefusal({ message: '' }).serverMessage).toBeUndefined()
  expect(readRefusal('<html>').serverMessage).toBeUndefined()
  expect(readRefusal({ message: 'No', error: { code: 11000 }, success: 'false' }).serverMessage).toBe('No')
  expect(readRefusal({ message: [], error: 'Other' }).serverMessage).toBe('Other')
  expect(readRefusal({ data: { message: 'Nested' } }).serverMessage).toBe('Nested')
})

test.each<[string, unknown, RefusalCode | undefined]>([
  ['beside the message', { message: 'No', code: 'already_owned' }, 'already_owned'],
  ['under data', { message: 'No', data: { code: 'price_changed' } }, 'price_changed'],
  ['none, from a server without codes', { message: 'No' }, undefined],
  ['none, from an unknown code', { message: 'No', code: 'bought_before' }, undefined],
  ['none, from a code of another type', { message: 'No', code: 409 }, undefined],
])('reads the code of a refusal: %s', (_, body, code) => {
  expect(readRefusal(body).code).toBe(code)
})

test('reads the error field first, then the message', () => {
  expect(readRefusal({ message: 'No', error: 'Other' }, 'error').serverMessage).toBe('Other')
  expect(readRefusal({ data: { message: 'No', error: 'Nested' } }, 'error').serverMessage).toBe('Nested')
  expect(readRefusal({ message: 'No' }, 'error').serverMessage).toBe('No')
})
