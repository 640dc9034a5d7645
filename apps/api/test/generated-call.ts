import type { Endpoint } from '@meridian-2117/contract'
import fc from 'fast-check'
import { maxHeaderSize } from 'node:http'
import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Texts that often break columns, patterns, addresses, prototypes and screens. */
const odd = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '\u202e',
  "'; drop table players; --",
  '%',
  '\\',
  '..%2f',
  '__proto__',
  '0',
  'null',
]
/** Bytes that one text of a body may take: the body's limit, less the rest of the body. */
const longestBytes = 60_000

/** Returns a text of one repeated unit, as long as a body may be. */
const filled = (unit: string, start = '', end = ''): string =>
  start + unit.repeat(longestBytes / Buffer.byteLength(JSON.stringify(unit).slice(1, -1))) + end

/** Texts that slow down a regular expression which tries every end of a part, or every start. */
export const longTexts: readonly string[] = [
  filled('.', 'a@'),
  filled('.', 'a@', '@'),
  filled('a@'),
  filled('@.'),
  filled('a.', '@'),
  ...['a', 'A1', ' ', '\t', '9', '(', '[', '{', '\\', '%', '/', '-'].map((unit) => filled(unit)),
  // A combining mark, half a surrogate pair, and a ligature of eighteen letters.
  ...['\u0301', '\ud83d', '\ufdfa'].map((unit) => filled(unit)),
]

const oddText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...odd, '9'.repeat(400), '💥'.repeat(300)) },
  { weight: 1, arbitrary: fc.constantFrom(...longTexts) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary' }) },
)
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(null, true, 0, -0, -1, 1.5, 2 ** 53, 1e308),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Values that this server knows, by field name. */
export type Known = Readonly<Record<string, readonly (string | number)[]>>

/** Generates values that fit a schema. Fields with known values mostly take those. */
function fitting(schema: JsonSchema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const usual = typeOf(schema, known)
  const values = known[name]
  return values ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...values) }, usual) : usual
}

function typeOf(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return fc.oneof(fc.string(), oddText)
    case 'integer':
      return fc.oneof(fc.integer({ min: 0, max: 300 }), fc.maxSafeInteger())
    case 'number':
      return fc.oneof(fc.integer({ min: 0, max: 300 }), fc.double({ noNaN: true, noDefaultInfinity: true }))
    case 'object': {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([field, part]) => [field, fitting(part as JsonSchema, known, field)] as const,
      )
      return fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] })
    }
    default:
      return oddValue
  }
}

const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' })

/** Generates a valid body, one with a wrong or missing field, or any other value. */
function bodies(schema: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const fits = fitting(schema, known)
  const damaged = fc
    .tuple(fits, fc.constantFrom(...Object.keys(schema.properties ?? { field: {} })), fc.option(oddValue))
    .map(([body, field, value]) => ({ ...(body as object), [field]: value ?? undefined }))
  return fc.oneof(
    { weight: 4, arbitrary: fits },
    { weight: 3, arbitrary: damaged },
    { weight: 1, arbitrary: oddValue },
  )
}

export interface GeneratedCall {
  method: Endpoint['method']
  url: string
  headers: Record<string, string>
  payload?: string | Buffer
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const wellFormed = (text: string): string => text.toWellFormed()

async function sent(call: Endpoint, body: unknown): Promise<Pick<GeneratedCall, 'headers' | 'payload'>> {
  if (call.encoding !== 'multipart' || typeof body !== 'object' || body === null)
    return { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) ?? '' }
  const form = new FormData()
  for (const [field, value] of Object.entries(body)) {
    if (field === 'Avatar') form.append(field, new File([asText(value)], 'avatar.png', { type: 'image/png' }))
    else form.append(field, asText(value ?? ''))
  }
  const encoded = new Response(form)
  return {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  }
}

/** Parts of a call that its endpoint names, and parts that every call may have. */
interface CallParts {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  token: string
  key: string | undefined
}

async function written(
  call: Endpoint,
  { params, query, body, token, key }: CallParts,
): Promise<GeneratedCall> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(wellFormed(asText(params[name]))),
  )
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) search.set(name, wellFormed(asText(value)))
  const { headers, payload } = body === undefined ? { headers: {} } : await sent(call, body)
  return {
    method: call.method,
    url: search.size > 0 ? `${path}?${search.toString()}` : path,
    headers: {
      ...headers,
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    ...(payload !== undefined && { payload }),
  }
}

/**
 * Generates calls of one endpoint, most of them nearly valid. Each is made on demand, since form encoding is
 * asynchronous.
 */
export function generatedCalls(call: Endpoint, known: Known): fc.Arbitrary<() => Promise<GeneratedCall>> {
  const record = (schema: z.core.$ZodType | undefined) =>
    schema
      ? (fitting(schemaOf(schema, 'output'), known) as fc.Arbitrary<Record<string, unknown>>)
      : fc.constant({})
  return fc
    .record({
      params: record(call.params),
      query: fc
        .tuple(
          record(call.query),
          fc.dictionary(fc.constantFrom('limit', 'after', 'playerId', 'extra'), oddText, { maxKeys: 1 }),
        )
        .map(([query, more]) => ({ ...query, ...more })),
      body: call.body ? bodies(schemaOf(call.body, 'input'), known) : fc.constant(undefined),
      token: fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...(known['token'] ?? []).map(String)) },
        fc.constantFrom('', 'forged'),
      ),
      key: fc.option(fc.constantFrom('key-1', 'key-2', 'k'.repeat(300)), { nil: undefined }),
    })
    .map((parts) => () => written(call, parts))
}

/** Returns a valid value of a schema without its optional fields. */
function validOf(schema: JsonSchema, known: Known, name = ''): unknown {
  const [value] = known[name] ?? []
  if (value !== undefined) return value
  if (schema.type === 'object')
    return Object.fromEntries(
      (schema.required ?? []).map((field) => [
        field,
        validOf(schema.properties?.[field] as JsonSchema, known, field),
      ]),
    )
  return schema.type === 'string' ? 'text' : 1
}

/** Returns one value of a schema per text in it, with that text replaced. */
function withEachText(schema: JsonSchema, value: unknown, text: string): unknown[] {
  if (schema.type === 'string') return schema.enum ? [] : [text]
  if (schema.type !== 'object') return []
  const record = value as Record<string, unknown>
  return Object.entries(schema.properties ?? {}).flatMap(([field, part]) =>
    withEachText(part as JsonSchema, record[field], text).map((replaced) => ({
      ...record,
      [field]: replaced,
    })),
  )
}

/** Generates calls of one endpoint in which one text of a field or header is replaced, each in turn. */
export function callsWithText(
  call: Endpoint,
  known: Known,
  text: string,
): { field: string; make: () => Promise<GeneratedCall> }[] {
  const schemas = { params: call.params, query: call.query, body: call.body }
  const parts = Object.entries(schemas).flatMap(([part, schema]) =>
    schema ? [{ part, schema: schemaOf(schema, 'input') }] : [],
  )
  const valid: CallParts = {
    params: {},
    query: {},
    body: undefined,
    token: String(known['token']?.[0] ?? ''),
    key: undefined,
    ...Object.fromEntries(parts.map(({ part, schema }) => [part, validOf(schema, known)])),
  }
  // Node refuses a longer head of a call.
  const inHead = text.slice(0, maxHeaderSize)
  const changed: Partial<CallParts>[] = [
    ...parts.flatMap(({ part, schema }) =>
      withEachText(schema, valid[part as keyof CallParts], part === 'body' ? text : inHead).map((value) => ({
        [part]: value,
      })),
    ),
    ...(call.auth === 'none' ? [] : [{ token: inHead }]),
    ...(call.idempotent ? [{ key: inHead }] : []),
  ]
  return changed.map((change) => ({
    field: Object.keys(change).join(),
    make: () => written(call, { ...valid, ...change }),
  }))
}
