import { expect, test } from 'vitest'
import { code } from './code.ts'
import { editable, withEdits } from './payload.ts'
import { createShow } from './show.ts'
import { entriesAt, preview } from './values.ts'

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
  [-0, '-0'],
  [undefined, 'undefined'],
  [new Date(0), 'Date 1970-01-01T00:00:00.000Z'],
  [new Date(Number.NaN), 'Invalid Date'],
  [new Map([['tea', 2]]), "Map(1) {'tea': 2}"],
  [new Set([1, 2]), 'Set(2) [1, 2]'],
  [new URL('https://example.org/a'), 'URL https://example.org/a'],
  [/^a/gi, '/^a/gi'],
  [new TypeError('Refused'), 'TypeError: Refused'],
  [Cart, 'class Cart'],
  [new Cart(), 'Cart {items: Array(1)}'],
  [{ a: 1, b: 'tea', c: {} }, "{a: 1, b: 'tea', c: {…}}"],
  [[1, 2, 3, 4, 5, 6], 'Array(6) [1, 2, 3, 4, …]'],
  [new Uint8Array([7]), 'Uint8Array(1) [7]'],
  [Symbol('tea'), 'Symbol(tea)'],
  [circle, '{self: {…}}'],
])('shows a value as developers’ tools do: %#', (value, shown) => {
  expect(text(value)).toBe(shown)
})

test('opens a circle, the cause of an error and a map one level at a time', () => {
  const names = (value: unknown, ...path: string[]) =>
    entriesAt(value, { path }, showAll).entries.map(({ name, text: line }) => `${name}: ${line}`)
  expect(names(circle, 'self', 'self', 'self')).toEqual(['self: {self: {…}}'])
  expect(names(new Error('Refused', { cause: new TypeError('No card') }))).toEqual([
    "message: 'Refused'",
    'cause: TypeError: No card',
    expect.stringContaining('stack: '),
  ])
  expect(names(new Map([[{ id: 1 }, 'tea']]))).toEqual(["Object #0: 'tea'"])
})

test('calls no getter, and survives a value that throws at a touch', () => {
  const opened = {
    get now(): number {
      throw new Error('The clock is read')
    },
  }
  expect(entriesAt(opened, { path: [] }, showAll).entries).toEqual([
    { name: 'now', type: 'keyword', text: '(...)', isOpenable: false, isChanged: false },
  ])
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  expect(text(proxy)).toBe('(not readable)')
  expect(entriesAt(proxy, { path: [] }, showAll).entries).toHaveLength(1)
})

test('touches no more of a large value than it shows', () => {
  let touched = 0
  const counted = new Proxy(
    Array.from({ length: 10_000 }, (_, index) => index),
    {
      get: (list, name) => {
        touched += 1
        return Reflect.get(list, name) as unknown
      },
    },
  )
  expect(text(counted)).toContain('Array(10000)')
  expect(touched).toBeLessThan(100)
  const first = entriesAt(counted, { path: [] }, showAll)
  expect([first.entries.length, first.isMore]).toEqual([100, true])
  expect(entriesAt(counted, { path: [], from: 9900 }, showAll).isMore).toBe(false)
  expect(touched).toBeLessThan(25_000)
})

test('marks the entries that a step has changed', () => {
  const prices = { tea: 2 }
  const before = { value: { count: 1, prices, same: 'tea' } }
  const { entries } = entriesAt({ count: 2, prices, same: 'tea', added: true }, { path: [], before }, showAll)
  expect(entries.filter(({ isChanged }) => isChanged).map(({ name }) => name)).toEqual(['count', 'added'])
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
  entriesAt(value, { path: [] }, show)
    .entries.filter(({ text: line }) => line.includes('•••'))
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

test('hides nothing, more, or what a function decides', () => {
  expect(hiddenIn(secrets, createShow({ redact: false }))).toEqual([])
  expect(hiddenIn({ card: 1, tokenId: 42, password: 'x' }, createShow({ redact: ['tokenId'] }))).toEqual([
    'tokenId',
    'password',
  ])
  expect(hiddenIn(secrets, createShow({ redact: (path) => path === 'cvc' }))).toEqual(['cvc'])
})

test('shows what the host makes of a value', () => {
  const serialize = (value: unknown) => (value instanceof Cart ? 'a cart' : value)
  expect(preview(new Cart(), [], createShow({ serialize })).text).toBe("'a cart'")
})

test('keeps hidden values out of a preview, of what is opened and of code', () => {
  const secret = { card: { password: 'fjord-17', nested: { password: ['fjord-17'] } } }
  const show = createShow()
  const shown = [
    preview(secret, [], show),
    entriesAt(secret, { path: ['card'] }, show),
    entriesAt(secret, { path: ['card', 'nested', 'password'] }, show),
    editable(secret, [], show),
    code(secret, [], show),
  ]
  expect(JSON.stringify(shown)).not.toContain('fjord')
})

test('overrides the edited fields of a payload alone', () => {
  const since = new Date(0)
  const original = { password: 'fjord-17', card: { holder: 'Ada', number: 5n }, since, tags: ['a', 'b'] }
  const shown = editable(original, [], createShow())
  expect(withEdits(original, shown, shown)).toBe(original)
  const edited = JSON.parse(
    JSON.stringify(shown).replace('Ada', 'Grace').replace('"b"', '"c"'),
  ) as typeof shown
  expect(withEdits(original, shown, edited)).toEqual({
    ...original,
    card: { holder: 'Grace', number: 5n },
    tags: ['a', 'c'],
  })
  expect(withEdits(original, shown, {})).toEqual({})
  expect(
    editable({ circle, many: Array.from({ length: 101 }, () => 0), gap: [undefined, 1] }, [], showAll),
  ).toEqual({
    circle: { self: '{self: {…}}' },
    many: 'Array(101) [0, 0, 0, 0, …]',
    gap: ['undefined', 1],
  })
})

test('writes values as code that makes them again', () => {
  const value = {
    price: 5n,
    since: new Date(0),
    prices: new Map([['tea', 2]]),
    tags: new Set(['warm']),
    rule: /^a/g,
    home: new URL('https://example.org/'),
    'two words': "it's",
  }
  expect(code(value, [], createShow())).toBe(
    `{ ${[
      'price: 5n',
      "since: new Date('1970-01-01T00:00:00.000Z')",
      "prices: new Map([['tea', 2]])",
      "tags: new Set(['warm'])",
      'rule: /^a/g',
      "home: new URL('https://example.org/')",
      "'two words': 'it\\'s'",
    ].join(', ')} }`,
  )
  const failure = new Error('Refused', { cause: 'no card' })
  expect(code(failure, [], showAll)).toBe("Object.assign(new Error('Refused'), { cause: 'no card' })")
  expect(code({ cart: new Cart() }, [], showAll)).toBe('{ cart: undefined /* Cart {items: Array(1)} */ }')
})
