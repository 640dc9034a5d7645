import * as contract from '@meridian/contract'
import { strands } from '@meridian/contract/rules/strands'
import * as z from 'zod'

/** The parts of the API that its calls are told under, in this order. */
export const callGroups = ['Accounts', 'Profile', 'Market', 'Payments'] as const

/** What is said of a call beside what the contract declares. */
export interface CallDoc {
  group: (typeof callGroups)[number]
  summary: string
  /** What the server writes, which is one spelling of the several that the contract reads. */
  answer: z.ZodType
}

/** Types that several calls speak of, by the names under which they are told. */
export const namedTypes = z.registry<{ id: string }>()

const named = <Schema extends z.ZodType>(id: string, schema: Schema): Schema => {
  namedTypes.add(schema, { id })
  return schema
}

const both = { _id: z.string(), id: z.string() }

const item = named('Item', z.strictObject({ ...both, ...contract.itemSchema.shape }))

const activity = named(
  'Activity',
  z.strictObject({ ...both, ...contract.activitySchema.shape, time: z.iso.datetime() }),
)

const purchase = named(
  'Purchase',
  z.strictObject({
    gameTitle: z.string(),
    serialNumber: z.string().optional(),
    paymentId: z.string().optional(),
    amount: z.number(),
    createdAt: z.iso.datetime(),
  }),
)

const found = named('SearchResult', z.strictObject({ ...both, title: z.string() }))

const userFields = {
  ...both,
  email: z.string().optional(),
  Email: z.string().optional(),
  Fullname: z.string().optional(),
  FullName: z.string().optional(),
  DiscordId: z.string().optional(),
  GoogleId: z.string().optional(),
  /** A path on this server. */
  Avatar: z.string().optional(),
}

const user = named('User', z.strictObject(userFields))

const profile = named(
  'Profile',
  // Of a password only the presence is told.
  z.strictObject({ ...userFields, Bio: z.string().optional(), Password: z.literal(true).optional() }),
)

/** Every failure, whatever its status. */
export const refusal = named('Refusal', z.strictObject(contract.refusalSchema.shape))

const success = { success: z.literal(true) }
const done = z.strictObject(success)
const session = { user, token: z.string() }
const signedIn = z.strictObject({ ...success, ...session, data: z.strictObject(session) })
const ownProfile = z.strictObject({ ...success, user: profile, token: z.string().optional() })

const strandCounts = named(
  'StrandCounts',
  z.strictObject(Object.fromEntries(strands.map((strand) => [strand, z.int().nonnegative()]))),
)

const listOf = (entry: z.ZodType) =>
  z.strictObject({
    ...success,
    message: z.string().optional(),
    data: z.array(entry),
    next: z.string().optional(),
    total: z.int().nonnegative().optional(),
    strandCounts: strandCounts.optional(),
  })

export type CallName = {
  [Name in keyof typeof contract]: (typeof contract)[Name] extends contract.Endpoint ? Name : never
}[keyof typeof contract]

/** Every call of the contract: one that is declared does not compile before it is told of here. */
const callDocs: Readonly<Record<CallName, CallDoc>> = {
  signUp: { group: 'Accounts', summary: 'Opens an account', answer: signedIn },
  logIn: { group: 'Accounts', summary: 'Signs in with e-mail and password', answer: signedIn },
  signInWithGoogle: {
    group: 'Accounts',
    summary: 'Signs in with an access token of Google',
    answer: signedIn,
  },
  signInWithDiscord: {
    group: 'Accounts',
    summary: 'Signs in with the code that Discord sent back',
    answer: z.strictObject({ ...success, ...session }),
  },
  signInWithWallet: {
    group: 'Accounts',
    summary: 'Signs in with a message that a wallet has signed',
    answer: signedIn,
  },
  requestPasswordReset: {
    group: 'Accounts',
    summary: 'Sends a mail with a link to a new password, if there is such an account',
    answer: done,
  },
  resetPassword: {
    group: 'Accounts',
    summary: 'Sets a new password with the token of such a link',
    answer: done,
  },
  readProfile: { group: 'Profile', summary: 'The signed-in player', answer: ownProfile },
  updateProfile: {
    group: 'Profile',
    summary: 'Changes the signed-in player; empty passwords change none',
    answer: ownProfile,
  },
  readHistory: {
    group: 'Profile',
    summary: 'What the signed-in player has bought, oldest first',
    answer: listOf(purchase),
  },
  readUserActivities: {
    group: 'Profile',
    summary: 'What happened to one player, newest first',
    answer: listOf(activity),
  },
  readMarket: { group: 'Market', summary: 'The market of collectibles', answer: listOf(item) },
  readLand: { group: 'Market', summary: 'The market of land parcels', answer: listOf(item) },
  readActivities: {
    group: 'Market',
    summary: 'What happened on the market, newest first',
    answer: listOf(activity),
  },
  searchMarket: {
    group: 'Market',
    summary: 'What holds a text in its title or serial number',
    answer: z.strictObject({ ...success, lands: z.array(found), nfas: z.array(found) }),
  },
  readItem: { group: 'Market', summary: 'One item', answer: z.strictObject({ ...success, data: item }) },
  checkPurchase: {
    group: 'Payments',
    summary: 'Whether a player owns an item',
    answer: z.strictObject({ ...success, exist: z.enum(['yes', 'no']) }),
  },
  createPaymentIntent: {
    group: 'Payments',
    summary: 'Opens a payment at the card provider',
    answer: z.strictObject({ ...success, clientSecret: z.string() }),
  },
  payWithCard: {
    group: 'Payments',
    summary: 'Charges a card; a bank that asks is no success yet, and is answered with the secret to go on',
    answer: z.union([done, refusal.extend({ clientSecret: z.string() })]),
  },
}

const declared: Pick<typeof contract, CallName> = { ...contract }

/** Every call that the contract declares, under its name, with what is said of it. */
export const calls: readonly { name: CallName; call: contract.Endpoint; doc: CallDoc }[] = (
  Object.keys(callDocs) as CallName[]
).map((name) => ({ name, call: declared[name], doc: callDocs[name] }))
