import { isWire } from './wire.ts'

/**
 * The server's own words in a refusal, at the top or under `data`: `message`, else `error`; the other way round for a
 * call whose `error` comes first (Spec 7 and 8).
 */
export function failureText(body: unknown, first: 'message' | 'error' = 'message'): string | undefined {
  if (!isWire(body)) return undefined
  const words = [body[first], body['message'], body['error']].find(
    (text) => typeof text === 'string' && text !== '',
  )
  return typeof words === 'string' ? words : failureText(body['data'], first)
}
