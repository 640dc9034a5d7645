import * as z from 'zod/mini'
import { refusalCodeOf, refusalCodes, type RefusalCode } from './messages/refusal-codes.ts'
import { namedRecord, isJsonRecord } from './record-codec.ts'

/** Every refusal has this body. `message` and `error` are equal, as clients read either. */
export const refusalSchema = namedRecord('Refusal', {
  success: z.literal(false),
  message: z.string(),
  error: z.string(),
  code: z.enum(refusalCodes),
  /** Only `takes_over` has it: the token or code of the call that does it all the same. */
  proof: z.optional(z.string()),
})

/** A refusal has a message for people and a code for programs; both may be absent. */
export interface ReadRefusal {
  serverMessage: string | undefined
  code: RefusalCode | undefined
  /** See `refusalSchema`. */
  proof?: string | undefined
}

/**
 * Reads a refusal, with its fields at the top or under `data`. Takes `message`, else `error`; `first` turns the order
 * round.
 */
export function readRefusal(body: unknown, first: 'message' | 'error' = 'message'): ReadRefusal {
  if (!isJsonRecord(body)) return { serverMessage: undefined, code: undefined }
  const text = [body[first], body['message'], body['error']].find(isText)
  const code = refusalCodeOf(body['code'])
  const proof = [body['proof']].find(isText)
  if (text !== undefined && code !== undefined) return { serverMessage: text, code, ...(proof && { proof }) }
  const inner = readRefusal(body['data'], first)
  return { serverMessage: text ?? inner.serverMessage, code: code ?? inner.code }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
