import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Answered } from './answered.ts'
import { dropOldest } from './drop-oldest.ts'

const pack = promisify(gzip)

/** How many lists are kept; a caller who asks for more of them pushes the oldest out, and slows nothing else. */
const mostLists = 100

/** Below it, in bytes, packing saves nobody anything. */
const worthPacking = 1000

/** How often the time a list is taken for true may pass before those who ask while it is read anew wait as well. */
const longestReadings = 4

/** A list as it goes out. */
interface ReadyList {
  route: string
  plain: Buffer
  /** The same under gzip, once that is done. */
  packed?: Buffer
  /** Names and values in turn, as Node takes them, but for those of one answer alone. */
  headers: readonly string[]
  packedHeaders: readonly string[]
  /** When the database was asked for it. */
  readAt: number
}

export interface ReadyListOptions {
  /** For how long what was read is taken for true, in ms: so late is a change noticed that another copy made. */
  freshMs: number
  /** The present time, in ms since any moment. */
  now: () => number
  idOf: (request: IncomingMessage) => string
  answered: (answer: Answered) => void
}

export type ReadyLists = ReturnType<typeof createReadyLists>

/**
 * The lists that everybody asks for, as bytes that are ready to go out, so that most calls touch neither the database nor
 * the framework. Each is read anew once it is older than `freshMs` and somebody asks; at once after a change of this
 * copy's own making. A change by another copy, or by hand, is so noticed without any word from the database.
 */
export function createReadyLists({ freshMs, now, idOf, answered }: ReadyListOptions) {
  const lists = new Map<string, ReadyList>()
  const reading = new Map<string, Promise<Buffer>>()
  let changes = 0

  /** While one caller has a list read anew, the others get what was true a moment ago, unless it is known to be gone. */
  const freshAt = (url: string): ReadyList | undefined => {
    const list = lists.get(url)
    const goodForMs = reading.has(url) ? longestReadings * freshMs : freshMs
    return list && now() - list.readAt < goodForMs ? list : undefined
  }

  return {
    /** Answers a call whose list is at hand, or says `false` and leaves it alone. */
    answer(request: IncomingMessage, response: ServerResponse): boolean {
      const list = request.method === 'GET' && request.url !== undefined ? freshAt(request.url) : undefined
      if (!list || list.headers.length === 0) return false
      const id = idOf(request)
      const packs = list.packed !== undefined && takesGzip(request.headers['accept-encoding'])
      response.writeHead(200, [...(packs ? list.packedHeaders : list.headers), 'x-request-id', id])
      response.end(packs ? list.packed : list.plain)
      answered({ id, method: 'GET', route: list.route, status: 200, ms: 0 })
      return true
    },

    /** The bytes of a list, of which `load` gives the text: at hand, on their way already, or read now. */
    read(url: string, route: string, load: () => Promise<string>): Promise<Buffer> {
      const fresh = freshAt(url)
      if (fresh) return Promise.resolve(fresh.plain)
      const onTheWay = reading.get(url)
      if (onTheWay) return onTheWay
      const [askedAt, changesBefore] = [now(), changes]
      const job = (async () => {
        const plain = Buffer.from(await load())
        const known = lists.get(url)
        const list: ReadyList = known?.plain.equals(plain)
          ? known
          : { route, plain, headers: [], packedHeaders: [], readAt: 0 }
        // What changed while it was read may be missing in it.
        list.readAt = changes === changesBefore ? askedAt : -Infinity
        lists.delete(url)
        lists.set(url, list)
        dropOldest(lists, mostLists)
        return plain
      })().finally(() => {
        if (reading.get(url) === job) reading.delete(url)
      })
      reading.set(url, job)
      return job
    },

    /** Keeps the headers that the framework gave a list, for the answers that it does not see. */
    async keepHeaders(url: string, given: Readonly<Record<string, unknown>>): Promise<void> {
      const list = lists.get(url)
      if (!list || list.headers.length > 0) return
      const { 'x-request-id': _id, 'content-length': _length, ...lasting } = given
      const common = Object.entries(lasting).flatMap(([name, value]) => [name, String(value)])
      list.headers = [...common, 'content-length', String(list.plain.length)]
      if (list.plain.length < worthPacking) return
      const packed = await pack(list.plain)
      list.packedHeaders = [...common, 'content-encoding', 'gzip', 'content-length', String(packed.length)]
      list.packed = packed
    },

    /** Something was bought or given back: every list is read anew. */
    drop(): void {
      changes += 1
      reading.clear()
      for (const list of lists.values()) list.readAt = -Infinity
    },
  }
}

/** Reads from the header that a client takes gzip; `q=0` refuses it. */
const takesGzip = (accepted = ''): boolean =>
  /(?:^|,)\s*gzip\s*(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accepted)
