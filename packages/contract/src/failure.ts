import { isWire } from './wire.ts'

/** The server's own words in a refusal: `message`, else `error`, at the top or under `data` (Spec 7 and 8). */
export function failureText(body: unknown): string | undefined {
  if (!isWire(body)) return undefined
  const words = [body['message'], body['error']].find((text) => typeof text === 'string' && text !== '')
  return typeof words === 'string' ? words : failureText(body['data'])
}
