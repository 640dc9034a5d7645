import * as z from 'zod/mini'
import { activitySchema } from './activity.ts'
import type * as contract from './contract.ts'
import type { Endpoint } from './endpoint.ts'
import { itemSchema } from './item.ts'
import { refusalSchema } from './refusal-schema.ts'

/*
 * The API reference of the endpoints: the purpose of each, and our own server's answer, one of the spellings that the
 * contract reads. It is a separate module, as the site would otherwise load it.
 */

/** The headings of the API reference, in their order. */
export const endpointTags = ['Accounts', 'Profile', 'Market', 'Payments'] as const

/** The documentation of one call. */
export interface EndpointDocs {
  tag: (typeof endpointTags)[number]
  summary: string
  /** The JSON that our own server answers. */
  answer: z.ZodMiniType
}

/** The schemas that several answers share, by the names that they have in the reference. */
export const recordNames = z.registry<{ id: string }>()

const named = <Schema extends z.ZodMiniType>(id: string, schema: Schema): Schema => {
  recordNames.add(schema, { id })
  return schema
}

/** An item as our own server writes it. */
export const itemRecord = named('Item', z.strictObject({ _id: z.string(), ...itemSchema.shape }))

/** An activity as our own server writes it. */
export const activityRecord = named(
  'Activity',
  z.strictObject({ ...activitySchema.shape, _id: z.optional(z.string()), time: z.iso.datetime() }),
)

/** A purchase of a history as our own server writes it. */
export const purchaseRecord = named(
  'Purchase',
  z.strictObject({
    gameTitle: z.string(),
    serialNumber: z.optional(z.string()),
    paymentId: z.optional(z.string()),
    amount: z.number(),
    createdAt: z.iso.datetime(),
  }),
)

/** A search result as our own server writes it. */
export const searchRecord = named(
  'SearchResult',
  z.strictObject({ _id: z.string(), id: z.string(), title: z.string() }),
)

/** A player as our own server writes them. */
export const userRecord = named(
  'User',
  z.strictObject({
    _id: z.string(),
    id: z.string(),
    email: z.optional(z.string()),
    Email: z.optional(z.string()),
    Fullname: z.optional(z.string()),
    FullName: z.optional(z.string()),
    DiscordId: z.optional(z.string()),
    GoogleId: z.optional(z.string()),
    Avatar: z.optional(z.string()),
  }),
)

/** A profile as our own server writes it: of a password it shows only the presence. */
export const profileRecord = named(
  'Profile',
  z.strictObject({
    ...userRecord.shape,
    Bio: z.optional(z.string()),
    Password: z.optional(z.literal(true)),
  }),
)

/** Every failure, whatever its status. */
export const refusalRecord = named('Refusal', z.strictObject(refusalSchema.shape))

const count = z.int().check(z.nonnegative())
const strandCounts = named(
  'StrandCounts',
  z.strictObject({ odyssey: count, slipstream: count, dominion: count }),
)

const record = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject({ success: z.literal(true), ...shape })

const listOf = (entry: z.ZodMiniType) =>
  record({
    message: z.optional(z.string()),
    data: z.array(entry),
    next: z.optional(z.string()),
    total: z.optional(count),
    strandCounts: z.optional(strandCounts),
  })

const done = record({})
const session = { user: userRecord, token: z.string() }
const signedIn = record({ ...session, data: z.strictObject(session) })
const ownProfile = record({ user: profileRecord, token: z.optional(z.string()) })

/** The name of a call of the contract. */
export type EndpointName = {
  [Name in keyof typeof contract]: (typeof contract)[Name] extends Endpoint ? Name : never
}[keyof typeof contract]

/** Every call of the contract: one that is declared does not compile before it is documented here. */
export const endpointDocs: Readonly<Record<EndpointName, EndpointDocs>> = {
  signUp: { tag: 'Accounts', summary: 'Opens an account', answer: signedIn },
  logIn: { tag: 'Accounts', summary: 'Signs in with e-mail and password', answer: signedIn },
  signInWithGoogle: {
    tag: 'Accounts',
    summary: 'Signs in with an access token of Google',
    answer: signedIn,
  },
  signInWithDiscord: {
    tag: 'Accounts',
    summary: 'Signs in with the code that Discord sent back',
    answer: record(session),
  },
  signInWithWallet: {
    tag: 'Accounts',
    summary: 'Signs in with a message that a wallet has signed',
    answer: signedIn,
  },
  requestPasswordReset: {
    tag: 'Accounts',
    summary: 'Mails a link to a new password where the account exists',
    answer: done,
  },
  resetPassword: {
    tag: 'Accounts',
    summary: 'Sets a new password with the token of such a link',
    answer: done,
  },
  readProfile: { tag: 'Profile', summary: 'Returns the signed-in player', answer: ownProfile },
  updateProfile: {
    tag: 'Profile',
    summary: 'Changes the signed-in player; empty passwords change none',
    answer: ownProfile,
  },
  readHistory: {
    tag: 'Profile',
    summary: 'Lists what the signed-in player has bought, oldest first',
    answer: listOf(purchaseRecord),
  },
  readUserActivities: {
    tag: 'Profile',
    summary: 'Lists what one player bought, newest first',
    answer: listOf(activityRecord),
  },
  readMarket: { tag: 'Market', summary: 'Lists the collectibles', answer: listOf(itemRecord) },
  readLand: { tag: 'Market', summary: 'Lists the land parcels', answer: listOf(itemRecord) },
  readActivities: {
    tag: 'Market',
    summary: 'Lists what happened on the market, newest first',
    answer: listOf(activityRecord),
  },
  searchMarket: {
    tag: 'Market',
    summary: 'Finds items by a text in their titles and serial numbers',
    answer: record({ lands: z.array(searchRecord), nfas: z.array(searchRecord) }),
  },
  readItem: { tag: 'Market', summary: 'Returns one item', answer: record({ data: itemRecord }) },
  checkPurchase: {
    tag: 'Payments',
    summary: 'Tells whether a player owns an item',
    answer: record({ exist: z.enum(['yes', 'no']) }),
  },
  createPaymentIntent: {
    tag: 'Payments',
    summary: 'Opens a payment at the card provider',
    answer: record({ clientSecret: z.string() }),
  },
  payWithCard: {
    tag: 'Payments',
    summary: 'Charges a card; where its bank asks, `clientSecret` lets the browser go on',
    answer: z.union([done, z.strictObject({ ...refusalSchema.shape, clientSecret: z.string() })]),
  },
}
