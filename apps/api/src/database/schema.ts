import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ItemKind } from '@meridian-2117/contract'
import type { Game } from '@meridian-2117/contract/names/games'
import type { MailFailure } from '../mail/mail-failures.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const created = () => moment('created_at').notNull().defaultNow()

export const players = pgTable(
  'players',
  {
    id: text('id')
      .primaryKey()
      .default(sql`gen_random_uuid()::text`),
    /** As typed at sign-up, trimmed. Absent for an account of a wallet. */
    email: text('email'),
    /** Accounts are compared by it, see `emailKey`. */
    emailKey: text('email_key').unique(),
    /** A provider or a mailed link has shown that the e-mail is the player's. */
    emailProven: boolean('email_proven').notNull().default(false),
    /** Absent if the account has no password. */
    passwordHash: text('password_hash'),
    fullName: text('full_name'),
    bio: text('bio'),
    /** A new picture gets a new id, so browsers may cache the old one for ever. */
    avatarId: text('avatar_id'),
    /** A new password and a sign-out everywhere increase it, which ends tokens of an earlier epoch. */
    sessionEpoch: integer('session_epoch').notNull().default(0),
    discordId: text('discord_id').unique(),
    googleId: text('google_id').unique(),
    /** Lower case. */
    walletAddress: text('wallet_address').unique(),
    createdAt: created(),
  },
  (table) => [check('players_email_has_key', sql`(${table.email} is null) = (${table.emailKey} is null)`)],
)

/** Wallets have signed these messages to sign in. Each is accepted once; expired ones are deleted. */
export const walletMessages = pgTable(
  'wallet_messages',
  {
    /** Lower case. */
    address: text('address').notNull(),
    message: text('message').notNull(),
    takenAt: moment('taken_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.message] }),
    index('wallet_messages_taken_at').on(table.takenAt),
  ],
)

const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Players' pictures, resized. */
export const avatars = pgTable('avatars', {
  id: text('id').primaryKey(),
  /** WebP. */
  picture: bytes('picture').notNull(),
})

/** The hashed files of the newest builds of the site. */
export const siteFiles = pgTable(
  'site_files',
  {
    name: text('name').notNull(),
    /** Builds are named by their time. */
    build: text('build').notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.build] })],
)

/** Players have signed in from these addresses. Failed guesses from elsewhere do not lock them out there. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    address: text('address').notNull(),
    seenAt: moment('seen_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.playerId, table.address] })],
)

/**
 * Stores mailed links: unused ones to a new password and, with an e-mail, those to that e-mail. The table keeps its first
 * name, as copies of an earlier version read it during an upgrade.
 */
export const mailedLinks = pgTable(
  'password_resets',
  {
    /** A reader of the database cannot use the links, since it stores only their hashes. */
    tokenHash: text('token_hash').primaryKey(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    endsAt: moment('ends_at').notNull(),
    /** The link proves this e-mail and makes it the player's. */
    email: text('email'),
  },
  (table) => [index('password_resets_player').on(table.playerId)],
)

/** Stores mails that their server may take later. A mail has its link in plain text, until it is sent or given up. */
export const waitingMails = pgTable(
  'waiting_mails',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull(),
    failure: text('failure').$type<MailFailure>().notNull(),
    /** Counts the tries so far. */
    tries: integer('tries').notNull().default(1),
    nextTryAt: moment('next_try_at').notNull(),
  },
  (table) => [index('waiting_mails_next_try_at').on(table.nextTryAt)],
)

/** Players have saved these items. The server may no longer know an item. */
export const savedItems = pgTable(
  'saved_items',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    itemId: text('item_id').notNull(),
    /** The price at which the item was saved. */
    priceCents: integer('price_cents'),
    savedAt: moment('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.itemId] }),
    index('saved_items_saved_at').on(table.playerId, table.savedAt),
  ],
)

export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Names the limit and the counted caller. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    endsAt: moment('ends_at').notNull(),
  },
  (table) => [index('rate_limits_ends_at').on(table.endsAt)],
)

/** The serial number, as searches compare it. */
export const serialInSearchText = sql`split_part(search_text, E'\\n', 2)`

export const items = pgTable(
  'items',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<ItemKind>().notNull(),
    /** Place in its market's list. */
    position: integer('position').notNull(),
    title: text('title').notNull(),
    serialNumber: text('serial_number').notNull(),
    game: text().$type<Game>(),
    priceCents: integer('price_cents').notNull(),
    image: text('image').notNull(),
    imageAlt: text('image_alt').notNull().default(''),
    description: text('description').notNull(),
    lore: text('lore').notNull().default(''),
    /** Searches read title and serial number here, see `foldedText`. A trigger of the database fills it in. */
    searchText: text('search_text').notNull().default(''),
    /** From this time on the item is not on the market. Its purchases stay. */
    delistedAt: moment('delisted_at'),
  },
  (table) => [
    index('items_kind').on(table.kind, table.position),
    index('items_price').on(table.kind, table.priceCents, table.position, table.id),
    // Search matches any part of a text. The baseline migration adds the extension pg_trgm by hand.
    index('items_serial').on(serialInSearchText),
    index('items_search').using('gin', table.searchText.op('gin_trgm_ops')),
  ],
)

/**
 * One and two letters that some item has side by side, for which the index of trigrams is of no use. A trigger of the
 * database adds those of each item; none is deleted.
 */
export const searchParts = pgTable('search_parts', { part: text('part').primaryKey() })

/** A payment stays at the card provider that opened it. */
export type ProviderName = 'stripe' | 'sandbox'

/**
 * The provider owes or has promised a refund in `refund_due` and `refund_pending`. A `refund_failed` needs a person, as
 * the provider has refused too often.
 */
export type StoredPaymentStatus =
  | 'open'
  | 'succeeded'
  | 'canceled'
  | 'refund_due'
  | 'refund_pending'
  | 'refunded'
  | 'refund_failed'

/** A player has asked the bank to take a payment back. */
export type Dispute = 'open' | 'won' | 'lost'

/** Payments at the card provider. A player has at most one open payment per item. */
export const payments = pgTable(
  'payments',
  {
    /** The provider gets it as idempotency key. */
    id: uuid('id').primaryKey().defaultRandom(),
    provider: text('provider').$type<ProviderName>().notNull(),
    /** The provider's id; absent until the provider has answered. */
    providerId: text('provider_id').unique(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    amountCents: integer('amount_cents').notNull(),
    currency: text('currency').notNull(),
    status: text('status').$type<StoredPaymentStatus>().notNull().default('open'),
    /** A part of a payment that still counts as a purchase. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** Counts refunds that the provider has refused or that failed there. Each next one has a new idempotency key. */
    refundRefusals: integer('refund_refusals').notNull().default(0),
    dispute: text('dispute').$type<Dispute>(),
    createdAt: created(),
    /** From this time on the sweep asks the provider about the payment, unless it has ended. */
    checkAt: moment('check_at')
      .notNull()
      .default(sql`now() + interval '10 minutes'`),
  },
  (table) => [
    index('payments_check_at')
      .on(table.checkAt)
      .where(sql`${table.status} in ('open', 'refund_due', 'refund_pending')`),
    index('payments_player').on(table.playerId),
    index('payments_refunds')
      .on(table.status)
      .where(sql`${table.status} in ('refund_due', 'refund_pending', 'refund_failed')`),
    uniqueIndex('payments_open')
      .on(table.playerId, table.itemId)
      .where(sql`${table.status} = 'open'`),
  ],
)

/** Each `Idempotency-Key` of a player belongs to the item of its first call. */
export const paymentKeys = pgTable(
  'payment_keys',
  {
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    key: text('key').notNull(),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    createdAt: created(),
  },
  (table) => [
    primaryKey({ columns: [table.playerId, table.key] }),
    index('payment_keys_created_at').on(table.createdAt),
  ],
)

/** A player owns an item once (docs/product.md#server). */
export const purchases = pgTable(
  'purchases',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    playerId: text('player_id')
      .notNull()
      .references(() => players.id),
    itemId: text('item_id')
      .notNull()
      .references(() => items.id),
    paymentId: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    /** Copied from the item at the time of the purchase. */
    title: text('title').notNull(),
    amountCents: integer('amount_cents').notNull(),
    createdAt: created(),
  },
  (table) => [unique('purchases_once').on(table.playerId, table.itemId)],
)

/** Keeps the changes of operators. Players stand there by their ids alone, so a line may stay when one is erased. */
export const deskJournal = pgTable('desk_journal', {
  id: uuid('id').primaryKey().defaultRandom(),
  happenedAt: moment('happened_at').notNull().defaultNow(),
  operator: text('operator').notNull(),
  /** Such as `delist nfa-kestrel-interceptor`. */
  change: text('change').notNull(),
  /** The ids of the changed players, payment or item. */
  subjects: text('subjects').array().notNull(),
  because: text('because').notNull(),
})

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
    /** The buyer; absent on made-up sales. */
    buyerId: text('buyer_id').references(() => players.id),
  },
  (table) => [
    index('activities_happened_at').on(table.happenedAt),
    index('activities_buyer').on(table.buyerId, table.happenedAt),
  ],
)
