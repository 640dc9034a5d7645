import { expect, test } from 'vitest'
import { editableIn } from './payload.ts'
import { createShow } from './show.ts'
import { describeEntries, preview } from './values.ts'

class Cart {
  items = ['tea']
  get total(): number {
    throw new Error('The total is read')
  }
}

const showAll = createShow({ redact: false })
const text = (value: unknown) => preview(value, [], showAll).text
const circle: { self?: unknown } = {}
circle.self = circle

test.each([
  [5n, '5n'],
  [undefined, 'undefined'],
  [new Date(0), 'Date 1970-01-01T00:00:00.000Z'],
  [new Map([['tea', 2]]), "Map(1) {'tea': 2}"],
  [new Set([1, 2]), 'Set(2) [1, 2]'],
  [new URL('https://example.org/a'), 'https://example.org/a'],
  [/^a/gi, '/^a/gi'],
  [new TypeError('Refused'), 'TypeError: Refused'],
  [Cart, 'ƒ Cart()'],
  [new Cart(), 'Cart {items: Array(1)}'],
  [{ a: 1, b: 'tea', c: {} }, "{a: 1, b: 'tea', c: {…}}"],
  [[1, 2, 3, 4, 5, 6], 'Array(6) [1, 2, 3, 4, …]'],
  [Symbol('tea'), 'Symbol(tea)'],
  [circle, '{self: {…}}'],
])('shows a value as developers’ tools do: %#', (value, shown) => {
  expect(text(value)).toBe(shown)
})

test('describes what is within a circle, an error and a map', () => {
  const names = (value: unknown) =>
    describeEntries(value, showAll, undefined).map(({ name, text: line }) => `${name}: ${line}`)
  expect(names(circle)).toEqual(['self: {self: {…}}'])
  expect(names(new Error('Refused', { cause: new TypeError('No card') }))).toEqual([
    "message: 'Refused'",
    'cause: TypeError: No card',
  ])
  expect(names(new Map([[{ id: 1 }, 'tea']]))).toEqual(["Object #0: 'tea'"])
})

test('calls no getter, and survives a value that throws at a touch', () => {
  const opened = {
    get now(): number {
      throw new Error('The clock is read')
    },
  }
  expect(describeEntries(opened, showAll, undefined)).toEqual([
    { name: 'now', type: 'keyword', text: '(...)', isChanged: false, entries: [] },
  ])
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(text(proxy)).toBe('(not readable)')
  expect(describeEntries(proxy, showAll, undefined)).toEqual([])
})

test('describes no more of a large value than a thousand lines', () => {
  const list = Array.from({ length: 10_000 }, (_, index) => index)
  const entries = describeEntries({ list, lists: Array.from({ length: 50 }, () => list) }, showAll, undefined)
  expect(entries[0]?.entries).toHaveLength(101)
  expect(entries[0]?.entries.at(-1)?.text).toBe('not shown')
  expect(JSON.stringify(entries).match(/"name"/g)?.length).toBeLessThan(1001)
})

test('marks the entries that a step has changed, within a value as well', () => {
  const prices = { tea: 2 }
  const before = { count: 1, prices, card: { holder: 'Ada', number: 1 } }
  const after = { count: 2, prices, card: { holder: 'Ada', number: 2 }, added: true }
  const entries = describeEntries(after, showAll, before)
  const changed = (of: typeof entries) => of.filter(({ isChanged }) => isChanged).map(({ name }) => name)
  expect(changed(entries)).toEqual(['count', 'card', 'added'])
  expect(changed(entries[2]?.entries ?? [])).toEqual(['number'])
})

const secrets = {
  tokenId: 42,
  tokenUri: 'ipfs://shelf/42',
  cookieConsent: true,
  discordId: '175928847299117063',
  proofOfAttendance: 3,
  password: 'fjord-17',
  clientSecret: 'pi_1',
  accessToken: 'fjord',
  authorization: 'Bearer fjord',
  cardNumber: '4242',
  security_code: '123',
  cvc: 123,
  password2: '',
}
const hiddenIn = (value: object, show = createShow()) =>
  describeEntries(value, show, undefined)
    .filter(({ text: line }) => line.includes('•••'))
    .map(({ name }) => name)

test('hides what is plainly secret, and no number, flag or id', () => {
  expect(hiddenIn(secrets)).toEqual([
    'password',
    'clientSecret',
    'accessToken',
    'authorization',
    'cardNumber',
    'security_code',
  ])
  expect(text('Bearer eyJhbGci.eyJzdWIi.c2lnbmVk')).toContain('eyJ')
  expect(preview('Bearer eyJhbGci.eyJzdWIi.c2lnbmVk', [], createShow()).text).toBe("'Bearer •••'")
})

test('hides nothing, or more', () => {
  expect(hiddenIn(secrets, createShow({ redact: false }))).toEqual([])
  expect(hiddenIn({ card: 1, tokenId: 42, password: 'x' }, createShow({ redact: ['tokenId'] }))).toEqual([
    'tokenId',
    'password',
  ])
})

test('keeps hidden values out of a preview, of what is within it and of a form', () => {
  const secret = { card: { password: 'fjord-17', nested: { password: ['fjord-17'] } } }
  const show = createShow()
  const shown = [
    preview(secret, [], show),
    describeEntries(secret, show, undefined),
    editableIn(secret, show),
  ]
  expect(JSON.stringify(shown)).not.toContain('fjord')
})

test('lets plain data be edited, and nothing else', () => {
  const payload = {
    holder: 'Ada',
    tags: ['a', null],
    since: new Date(0),
    number: 5n,
    none: undefined,
    circle,
  }
  expect(editableIn(payload, createShow())).toEqual({ holder: 'Ada', tags: ['a', null] })
})
