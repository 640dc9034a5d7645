import { refusalCodeOf, type RefusalCode } from './rules/refusal-codes.ts'
import { isWire } from './wire.ts'

/** What the body of a refusal says: to people, and to programs. */
export interface ReadRefusal {
  words: string | undefined
  code: RefusalCode | undefined
}

/**
 * Reads a refusal, whose fields stand at the top or under `data`: `message`, else `error`, the other way round for a call
 * whose `error` comes first (Spec 7 and 8), and `code`.
 */
export function readRefusal(body: unknown, first: 'message' | 'error' = 'message'): ReadRefusal {
  if (!isWire(body)) return { words: undefined, code: undefined }
  const words = [body[first], body['message'], body['error']].find(
    (text) => typeof text === 'string' && text !== '',
  )
  const code = refusalCodeOf(body['code'])
  if (typeof words === 'string' && code) return { words, code }
  const inner = readRefusal(body['data'], first)
  return { words: typeof words === 'string' ? words : inner.words, code: code ?? inner.code }
}
