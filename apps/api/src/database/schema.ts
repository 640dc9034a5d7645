import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ItemKind } from '@meridian/contract'
import type { Strand } from '@meridian/contract/rules/strands'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const created = () => moment('created_at').notNull().defaultNow()

/** What the server keeps about itself and every copy of it shares, such as the secret that signs tokens. */
export const settings = pgTable('settings', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
})

/** Players (Spec 3, Session state). */
export const users = pgTable(
  'users',
  {
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    /** As typed at sign-up, trimmed; compared without regard to case. */
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    fullName: text('full_name'),
    createdAt: created(),
  },
  (table) => [uniqueIndex('users_email').on(sql`lower(${table.email})`)],
)

/** Refused sign-ins of the last minutes, which slow down guessing. */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Lower case; need not belong to anybody. */
    email: text('email').notNull(),
    failedAt: moment('failed_at').notNull(),
  },
  (table) => [
    index('sign_in_failures_email').on(table.email, table.failedAt),
    index('sign_in_failures_failed_at').on(table.failedAt),
  ],
)

/** Collectibles and land parcels (Spec 3, Item). */
export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ItemKind>().notNull(),
    /** The place in its market's list. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    serialNumber: text('serial_number').notNull(),
    strand: text('strand').$type<Strand>(),
    priceCents: integer('price_cents').notNull(),
    image: text('image').notNull(),
    imageAlt: text('image_alt').notNull().default(''),
    description: text('description').notNull(),
    lore: text('lore').notNull().default(''),
  },
  (table) => [
    index('items_kind').on(table.kind, table.position),
    index('items_price').on(table.kind, table.priceCents, table.position, table.id),
  ],
)

/** Which card provider a payment was opened at. */
export type ProviderName = 'stripe' | 'sandbox'

/** How far a payment has come at the provider. */
export type PaymentStatus = 'open' | 'succeeded' | 'canceled'

/** Payments opened at the card provider. At most one per player and item is open. */
export const payments = pgTable(
  'payments',
  {
    /** Also the idempotency key that the provider gets. */
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** The provider's id; absent until it has answered. */
    providerId: text('provider_id').unique(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<PaymentStatus>().notNull().default('open'),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex('payments_open')
      .on(table.userId, table.itemId)
      .where(sql`${table.status} = 'open'`),
  ],
)

/** Which item each `Idempotency-Key` of a player was first sent for. */
export const paymentKeys = pgTable(
  'payment_keys',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    key: text('key').notNull(),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
)

/** What players own. A player owns an item once (decisions, Server). */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    paymentId: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    /** The title at the time of the purchase. */
    title: text('title').notNull(),
    amountCents: integer('amount_cents').notNull(),
    createdAt: created(),
  },
  (table) => [unique('purchases_once').on(table.userId, table.itemId)],
)

/** What happened on the market (Spec 3, Activity). */
export const activities = pgTable(
  'activities',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    type: text('type').notNull(),
    buyer: text('buyer').notNull(),
    seller: text('seller').notNull(),
    priceCents: integer('price_cents').notNull(),
    happenedAt: moment('happened_at').notNull(),
    /** The player who bought; absent on the sample rows of a fresh database. */
    buyerId: text('buyer_id').references(() => users.id),
  },
  (table) => [
    index('activities_happened_at').on(table.happenedAt),
    index('activities_buyer').on(table.buyerId, table.happenedAt),
  ],
)

/** Payments of the sandbox card provider, which stands in for Stripe where its key is not set. */
export const sandboxIntents = pgTable('sandbox_intents', {
  /** Sent to the site as `payment_intent`. */
  id: text('id').primaryKey(),
  clientSecret: text('client_secret').notNull().unique(),
  amountCents: integer('amount_cents').notNull(),
  currency: text('currency').notNull(),
  /** In Stripe's words, such as `requires_payment_method`. */
  status: text('status').notNull(),
  idempotencyKey: text('idempotency_key').notNull().unique(),
  description: text('description').notNull(),
  metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
  /** Why the last attempt to pay failed. */
  lastError: text('last_error'),
  createdAt: created(),
})
