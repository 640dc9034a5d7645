import { expect, test } from 'vitest'
import { endpoints, type EndpointName } from './endpoints.ts'
import type { ItemKind } from './item.ts'

/* The smallest answers that a host's own server may send, in each shape. */

type Row = readonly [shape: string, json: unknown, value: unknown]

const player = { _id: 'u1', email: 'mika@meridian.test', Fullname: 'Mika' }
const session = { player: { id: 'u1', email: 'mika@meridian.test', fullName: 'Mika' }, token: 't' }

const signedIn: readonly Row[] = [
  ['under data', { data: { user: player, token: 't', message: 'Welcome' } }, session],
  ['at the top', { user: player, token: 't' }, session],
  [
    'with another spelling and nulls',
    { user: { id: 7, email: null, FullName: 'Mika', Fullname: null }, token: 't' },
    { player: { id: '7', fullName: 'Mika' }, token: 't' },
  ],
]

/** Wraps entries in each shape that lists arrive in. */
const inLists = (entries: readonly unknown[], read: readonly unknown[]): readonly Row[] => [
  ['in data', { success: true, data: entries, message: 'Fetched' }, { entries: read, message: 'Fetched' }],
  ['in data.data', { data: { data: entries } }, { entries: read }],
  ['a bare array', entries, { entries: read }],
  ['with entries that are none', { data: [null, ...entries, 'text'] }, { entries: read }],
  ['empty', { success: true, data: [] }, { entries: [] }],
  ['null for none', { success: true, data: null, message: 'None' }, { entries: [], message: 'None' }],
  ['null for none in data.data', { data: { data: null } }, { entries: [] }],
]

const jsonItems = [
  { _id: '1', title: 'Ridge', serialNumber: 'L-1', price: 300, image: '/1.webp', description: 'Ice' },
  { id: 2, name: 'Reef', code: 22, price: '120' },
  { title: 'Nameless id' },
  { _id: '4', title: null, serialNumber: null, price: null, image: null, description: null },
]
const itemsOf = (kind: ItemKind) => [
  { kind, id: '1', title: 'Ridge', serialNumber: 'L-1', price: 300, image: '/1.webp', description: 'Ice' },
  { kind, id: '2', title: 'Reef', serialNumber: '22', price: 120 },
  { kind, id: '', title: 'Nameless id' },
  { kind, id: '4' },
]

const time = '2117-06-15T12:00:00.000Z'
const sold = { name: 'Ridge', type: 'Sale', buyer: 'Mika', seller: 'Ilse', price: 300, time }
const jsonActivities = [sold, { ...sold, type: null, buyer: null, seller: null, time: Date.parse(time) }]
const activity = { ...sold, time: Date.parse(time) }
const activities = [activity, { ...activity, type: '', buyer: '', seller: '' }]

const jsonProfile = {
  _id: 'u1',
  FullName: 'Mika',
  Email: 'mika@meridian.test',
  Bio: null,
  Avatar: '/a.png',
  DiscordId: 555,
  GoogleId: null,
  Password: 'hash',
}
const profile = {
  id: 'u1',
  fullName: 'Mika',
  email: 'mika@meridian.test',
  avatar: '/a.png',
  discordId: '555',
  hasPassword: true,
}
const profiles: readonly Row[] = [
  ['at the top', { user: jsonProfile }, { player: profile }],
  ['under data', { success: true, data: { user: jsonProfile } }, { player: profile }],
  [
    'of who has no password',
    { user: { ...jsonProfile, Password: null } },
    { player: { ...profile, hasPassword: false } },
  ],
]

const done: readonly Row[] = [
  ['with a message', { message: 'Sent' }, null],
  ['empty', '', null],
  ['a text', 'OK', null],
  ['null', null, null],
]

const answers: Readonly<Partial<Record<EndpointName, readonly Row[]>>> = {
  signUp: signedIn,
  logIn: signedIn,
  signInWithGoogle: signedIn,
  signInWithWallet: signedIn,
  signInWithDiscord: signedIn.map(([shape, json, value]) => [
    shape,
    { success: true, ...(json as object) },
    value,
  ]),
  signOutEverywhere: signedIn,
  requestPasswordReset: done,
  resetPassword: done,
  searchMarket: [
    [
      'at the top',
      { lands: [{ _id: 1, title: 'Ridge' }], nfas: [{ _id: '2', title: 'Helm' }] },
      { lands: [{ id: '1', title: 'Ridge' }], nfas: [{ id: '2', title: 'Helm' }] },
    ],
    ['under data', { data: { lands: [], nfas: [] } }, { lands: [], nfas: [] }],
    ['with null for none', { lands: null, nfas: null }, { lands: [], nfas: [] }],
    ['without one of the two', { lands: [] }, { lands: [], nfas: [] }],
  ],
  readItem: [
    ['under data', { data: jsonItems[0] }, itemsOf('collectible')[0]],
    ['at the top', jsonItems[1], itemsOf('collectible')[1]],
    ['null', null, null],
  ],
  readCollectibles: inLists(jsonItems, itemsOf('collectible')),
  readLand: inLists(jsonItems, itemsOf('land')),
  readActivities: inLists(jsonActivities, activities),
  readPlayerActivities: inLists(jsonActivities, activities),
  checkPurchase: [
    ['yes', { exist: 'yes', message: 'Owned' }, 'owned'],
    ['no', { exist: 'no' }, 'available'],
    ['under data', { success: true, data: { exist: 'no' } }, 'available'],
  ],
  readHistory: inLists(
    [
      { gameTitle: 'Ridge', amount: 300, createdAt: time },
      { gameTitle: 'Reef', amount: '120', date: time },
    ],
    [
      { title: 'Ridge', amount: 300, createdAt: Date.parse(time) },
      { title: 'Reef', amount: 120, createdAt: Date.parse(time) },
    ],
  ),
  readProfile: profiles,
  updateProfile: profiles,
  chargeCard: [['paid', { success: true }, { status: 'paid' }]],
  openPayment: [
    ['at the top', { clientSecret: 's' }, { clientSecret: 's' }],
    ['under data', { success: true, data: { clientSecret: 's' } }, { clientSecret: 's' }],
  ],
}

const rows = endpoints.flatMap(({ name, answer }) =>
  (answers[name] ?? []).map(([shape, json, value]) => ({ name, shape, json, value, answer })),
)

test.each(rows)('reads $name $shape', ({ answer, json, value }) => {
  const reading = answer.read(json)
  expect(reading.outcome === 'read' ? reading.value : reading).toEqual(value)
})
