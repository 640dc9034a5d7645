import * as z from 'zod/mini'
import { readRefusal, type ReadRefusal } from './refusal.ts'
import { unwrapEnvelope } from './unwrap-envelope.ts'
import { namedRecord } from './record-codec.ts'
import { games, type Game } from './names/games.ts'
import { isJsonRecord, type JsonRecord } from './json-record.ts'

/** The outcome of reading an answer's body. */
export type Reading<Value> =
  /** `damaged` has a line for each entry that was left out while the rest shows. */
  | { outcome: 'read'; value: Value; damaged: readonly string[] }
  /** The body itself says that the call failed, whatever its status. */
  | ({ outcome: 'refused' } & ReadRefusal)
  | { outcome: 'unreadable'; reason: string }

/** The two directions of an answer: the server writes its value, the client reads it back. */
export interface Answer<Value> {
  /** The JSON that our own server writes, one of the spellings that `read` takes. */
  readonly schema: z.ZodMiniType
  /** Reads whatever arrived; never throws. */
  read(json: unknown): Reading<Value>
  write(value: Value): unknown
}

/** A list answer once read. */
export interface List<Entry> {
  readonly entries: readonly Entry[]
  /** The server's message about the list, such as why it is empty. */
  readonly message?: string | undefined
  /** The start of the next page, as `after`. Absent on the last page and from servers without pages. */
  readonly next?: string | undefined
  /** The number of entries on all pages together. Only calls with `from` have it. */
  readonly total?: number | undefined
  /** The number of entries of each game, without the filter for a game. Only calls with `from` have it. */
  readonly strandCounts?: StrandCounts | undefined
}

/** A number of items per game. */
export type StrandCounts = Readonly<Record<Game, number>>

const refusal = (json: unknown) => ({ outcome: 'refused', ...readRefusal(json) }) as const

/** A record that says that the call succeeded. */
export const succeeded = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ success: z.literal(true), ...shape })

/** An answer that is one record, at its top or under `data`; `success: false` in it is a refusal. */
export function recordAnswer<Codec extends z.ZodMiniType>(
  codec: Codec,
  record: z.ZodMiniObject,
  {
    flagged = false,
    nested = false,
  }: {
    /** The answer is valid only with a `success` flag. */
    flagged?: boolean
    /** The server sends the record at the top and under `data`, since clients read either. */
    nested?: boolean
  } = {},
): Answer<z.output<Codec>> {
  return {
    schema: succeeded({ ...record.shape, ...(nested && { data: record }) }),
    read(json) {
      const envelope = unwrapEnvelope(json)
      if (envelope?.['success'] === false || (flagged && envelope?.['success'] !== true)) return refusal(json)
      const read = z.safeDecode(codec, (envelope ?? json) as z.input<Codec>)
      return read.success
        ? { outcome: 'read', value: read.data, damaged: [] }
        : { outcome: 'unreadable', reason: issuesText(read.error.issues) }
    },
    write: (value) => {
      const written = z.encode(codec, value) as JsonRecord
      return { success: true, ...written, ...(nested && { data: written }) }
    },
  }
}

/** An answer whose status and `success` flag alone matter. */
export const doneAnswer = ({ flagged = false }: { flagged?: boolean } = {}): Answer<null> => ({
  schema: succeeded({}),
  read(json) {
    const success = unwrapEnvelope(json)?.['success']
    if (success === false || (flagged && success !== true)) return refusal(json)
    return { outcome: 'read', value: null, damaged: [] }
  },
  write: () => ({ success: true }),
})

const count = z.int().check(z.nonnegative())
const strandCountsRecord = namedRecord('StrandCounts', { odyssey: count, slipstream: count, dominion: count })

/**
 * The only reader of lists: `{success, data: […], message}`, `{data: {data: […]}}` or a bare array; `null` is an empty
 * list.
 */
export function listAnswer<Codec extends z.ZodMiniType>(
  entry: Codec,
  record: z.ZodMiniType,
): Answer<List<z.output<Codec>>> {
  return {
    schema: succeeded({
      message: z.optional(z.string()),
      data: z.array(record),
      next: z.optional(z.string()),
      total: z.optional(count),
      strandCounts: z.optional(strandCountsRecord),
    }),
    read(json) {
      const envelope = unwrapEnvelope(json)
      if (envelope?.['success'] === false) return refusal(json)
      const raw = Array.isArray(json) ? json : noneAsEmpty(envelope?.['data'])
      if (!Array.isArray(raw)) return { outcome: 'unreadable', reason: 'holds no list' }
      const { entries, damaged } = readEntries(entry, raw)
      const next = envelope?.['next']
      const total = envelope?.['total']
      const value = {
        entries,
        message: readRefusal(json).serverMessage,
        next: typeof next === 'string' ? next : undefined,
        total: typeof total === 'number' ? total : undefined,
        strandCounts: strandCountsIn(envelope?.['strandCounts']),
      }
      return { outcome: 'read', value, damaged }
    },
    write: ({ entries, message, next, total, strandCounts }) => ({
      success: true,
      message,
      data: entries.map((value) => z.encode(entry, value)),
      next,
      total,
      strandCounts,
    }),
  }
}

/** The counts of all games, or nothing where one is missing. */
function strandCountsIn(value: unknown): StrandCounts | undefined {
  if (!isJsonRecord(value) || !games.every((strand) => typeof value[strand] === 'number')) return undefined
  return Object.fromEntries(games.map((strand) => [strand, value[strand]])) as Record<Game, number>
}

/** Some servers send `null` for a list that is empty. */
export const noneAsEmpty = (list: unknown): unknown => (list === null ? [] : list)

/** Reads each entry separately: a damaged one is left out with a log line. */
function readEntries<Codec extends z.ZodMiniType>(
  entry: Codec,
  raw: readonly unknown[],
): { entries: z.output<Codec>[]; damaged: string[] } {
  const entries: z.output<Codec>[] = []
  const damaged: string[] = []
  for (const [index, value] of raw.entries()) {
    const read = z.safeDecode(entry, value as z.input<Codec>)
    if (read.success) entries.push(read.data)
    else damaged.push(`entry ${index}: ${issuesText(read.error.issues)}`)
  }
  return { entries, damaged }
}

const issuesText = (issues: readonly { path: readonly PropertyKey[]; message: string }[]): string =>
  issues.map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')} ${message}`)).join(', ')
