import { randomUUID } from 'node:crypto'
import { chmodSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite'
import type { SandboxMail } from '../shared/mail-calls.ts'
import type { SandboxAccount, SocialService } from '../shared/social-calls.ts'
import type { ServiceFault } from '../shared/service-fault.ts'
import type { CardIntent, IntentStore } from './card-network.ts'

/** Stores what a code or a token of the sandbox's Discord or Google stands for. */
export interface SandboxGrant {
  service: SocialService
  account: SandboxAccount
  clientId: string
  scope: string
  /** The code was sent to this address; the exchange has to repeat it. */
  redirectUri: string
  fault: ServiceFault
  /** Epoch `ms` at which it expires. */
  expiresAt: number
}

export interface MailMessage {
  to: string
  subject: string
  html: string
}

export interface SandboxStorage {
  intents: IntentStore
  grants: {
    /** Stores a grant under its secret, and deletes expired ones. */
    add(secret: string, kind: 'code' | 'token', grant: SandboxGrant, nowMs: number): void
    /** Reads a code and deletes it. */
    takeCode(secret: string, nowMs: number): SandboxGrant | undefined
    readToken(secret: string, nowMs: number): SandboxGrant | undefined
  }
  mails: {
    /** Stores a mail, and deletes those older than a week. */
    add(mail: MailMessage, nowMs: number): void
    /** Lists the latest 50, the newest first. */
    list(): SandboxMail[]
    read(id: string): MailMessage | undefined
  }
}

const tables = `
  create table if not exists intents (
    id text primary key, client_secret text unique, idempotency_key text unique, intent text
  );
  create table if not exists grants (secret text primary key, kind text, expires_at integer, content text);
  create table if not exists mails (id text primary key, sent_at integer, mail text);`

const weekMs = 7 * 24 * 60 * 60 * 1000

/**
 * Opens the sandbox's storage: `:memory:`, or a SQLite file that outlives restarts and that local servers may share.
 */
export function openSandboxStorage(file: string): SandboxStorage {
  const inMemory = file === ':memory:'
  if (!inMemory) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const database = new DatabaseSync(file, { timeout: 5000 })
  if (!inMemory) chmodSync(file, 0o600)
  // The end of the process loses nothing. A power cut may, which costs no real money.
  database.exec(`pragma synchronous = off; ${tables}`)
  const intentOf = (row: Row | undefined) => row && revive(JSON.parse(String(row['intent'])) as StoredIntent)
  const grantOf = (row: Row | undefined) => row && (JSON.parse(String(row['content'])) as SandboxGrant)

  const insertIntent = database.prepare('insert into intents values (?, ?, ?, ?) on conflict do nothing')
  const intentByKey = database.prepare('select intent from intents where idempotency_key = ?')
  const intentById = database.prepare('select intent from intents where id = ?')
  const intentBySecret = database.prepare('select intent from intents where client_secret = ?')
  const moveIntent = database.prepare(`
    update intents set intent = json_set(intent, '$.status', ?, '$.lastError', ?)
    where id = ? and intent ->> 'status' in (select value from json_each(?)) returning intent`)

  const deleteExpired = database.prepare('delete from grants where expires_at <= ?')
  const insertGrant = database.prepare('insert into grants values (?, ?, ?, ?)')
  const takeCode = database.prepare(
    `delete from grants where secret = ? and kind = 'code' and expires_at > ? returning content`,
  )
  const readToken = database.prepare(
    `select content from grants where secret = ? and kind = 'token' and expires_at > ?`,
  )

  const deleteOldMails = database.prepare('delete from mails where sent_at < ?')
  const insertMail = database.prepare('insert into mails values (?, ?, ?)')
  const listMails = database.prepare('select * from mails order by sent_at desc, rowid desc limit 50')
  const readMail = database.prepare('select mail from mails where id = ?')

  return {
    intents: {
      async insertOrGet(intent) {
        const stored = JSON.stringify({ ...intent, createdAt: new Date() })
        insertIntent.run(intent.id, intent.clientSecret, intent.idempotencyKey, stored)
        const known = intentOf(intentByKey.get(intent.idempotencyKey))
        if (!known) throw new Error('A payment of the sandbox was neither stored nor found')
        return known
      },
      byId: async (id) => intentOf(intentById.get(id)),
      byClientSecret: async (clientSecret) => intentOf(intentBySecret.get(clientSecret)),
      move: async (id, { from, to, lastError }) =>
        intentOf(moveIntent.get(to, lastError, id, JSON.stringify(from))),
    },
    grants: {
      add(secret, kind, grant, nowMs) {
        deleteExpired.run(nowMs)
        insertGrant.run(secret, kind, grant.expiresAt, JSON.stringify(grant))
      },
      takeCode: (secret, nowMs) => grantOf(takeCode.get(secret, nowMs)),
      readToken: (secret, nowMs) => grantOf(readToken.get(secret, nowMs)),
    },
    mails: {
      add(mail, nowMs) {
        deleteOldMails.run(nowMs - weekMs)
        insertMail.run(randomUUID(), nowMs, JSON.stringify(mail))
      },
      list: () =>
        listMails.all().map((row) => {
          const { to, subject } = mailOf(row)
          return { id: String(row['id']), to, subject, sentAt: Number(row['sent_at']) }
        }),
      read(id) {
        const row = readMail.get(id)
        return row && mailOf(row)
      },
    },
  }
}

type Row = Record<string, SQLOutputValue>

type StoredIntent = Omit<CardIntent, 'createdAt'> & { createdAt: string }

const revive = (intent: StoredIntent): CardIntent => ({ ...intent, createdAt: new Date(intent.createdAt) })

const mailOf = (row: Row) => JSON.parse(String(row['mail'])) as MailMessage
