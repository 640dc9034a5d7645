import * as z from 'zod/mini'
import { readRefusal, type ReadRefusal } from './refusal.ts'
import { isJsonRecord, namedRecord, type JsonRecord } from './record-codec.ts'
import { games, type Game } from './names/games.ts'

/** The result of reading an answer's body. */
export type Reading<Value> =
  /** `damaged` has a line for each entry that was left out. */
  | { outcome: 'read'; value: Value; damaged: readonly string[] }
  /** The body itself says that the call failed; its status does not matter. */
  | ({ outcome: 'refused' } & ReadRefusal)
  | { outcome: 'unreadable'; reason: string }

/** Describes an answer in both directions: the server writes its value, the client reads it back. */
export interface Answer<Value> {
  /** Describes the JSON that our own server writes; `read` accepts more spellings. */
  readonly schema: z.ZodMiniType
  /** Reads any JSON; never throws. */
  read(json: unknown): Reading<Value>
  write(value: Value): unknown
}

/** Holds the entries of a list answer. */
export interface List<Entry> {
  readonly entries: readonly Entry[]
  /** Explains the list, such as why it is empty. */
  readonly message?: string | undefined
  /** Pass it as `after` to read the next page. Absent on the last page and from servers without pages. */
  readonly next?: string | undefined
  /** Counts the entries on all pages together. Only calls with `from` have it. */
  readonly total?: number | undefined
  /** Counts the entries of each game, ignoring the filter for a game. Only calls with `from` have it. */
  readonly gameCounts?: GameCounts | undefined
}

/** Counts items by game. */
export type GameCounts = Readonly<Record<Game, number>>

/** Returns the record of an answer, whose fields stand at its top or under `data`. */
export function unwrapEnvelope(json: unknown): JsonRecord | undefined {
  if (!isJsonRecord(json)) return undefined
  return isJsonRecord(json['data']) ? { ...json, ...json['data'] } : json
}

const refusal = (json: unknown) => ({ outcome: 'refused', ...readRefusal(json) }) as const

/** Describes a record that reports success. */
export const succeeded = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.strictObject({ success: z.literal(true), ...shape })

/** Reads one record, at the top of the answer or under `data`; `success: false` in it is a refusal. */
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

/** Reads only the status and the `success` flag. */
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
const gameCountsRecord = namedRecord('StrandCounts', { odyssey: count, slipstream: count, dominion: count })

/**
 * Reads every list: `{success, data: […], message}`, `{data: {data: […]}}` or a bare array. `null` is an empty list.
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
      strandCounts: z.optional(gameCountsRecord),
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
        gameCounts: gameCountsIn(envelope?.['strandCounts']),
      }
      return { outcome: 'read', value, damaged }
    },
    write: ({ entries, message, next, total, gameCounts }) => ({
      success: true,
      message,
      data: entries.map((value) => z.encode(entry, value)),
      next,
      total,
      strandCounts: gameCounts,
    }),
  }
}

/** Returns the counts of all games; `undefined` where one is missing. */
function gameCountsIn(value: unknown): GameCounts | undefined {
  if (!isJsonRecord(value) || !games.every((game) => typeof value[game] === 'number')) return undefined
  return Object.fromEntries(games.map((game) => [game, value[game]])) as Record<Game, number>
}

/** Reads `null` as an empty list, since some servers send it. */
export const noneAsEmpty = (list: unknown): unknown => (list === null ? [] : list)

/** Reads each entry separately, and logs and drops a damaged one. */
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
