import { endpoints } from '@meridian-2117/contract/endpoints'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The form's parser limits files. */
const files: readonly string[] = ['body.Avatar', 'body.avatar']

/** Returns the paths of the parts of a schema without a limit: texts, lists, and parts of any type. */
function boundless(schema: JsonSchema, path: string): string[] {
  if (schema.enum || 'const' in schema || files.includes(path)) return []
  switch (schema.type) {
    case 'object':
      return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
        typeof part === 'object' ? boundless(part, `${path}.${name}`) : [],
      )
    case 'array':
      return schema.maxItems === undefined || typeof schema.items !== 'object' || Array.isArray(schema.items)
        ? [path]
        : boundless(schema.items, path)
    case 'string':
      return schema.maxLength === undefined ? [path] : []
    case 'integer':
    case 'number':
      return []
    default:
      return [path]
  }
}

/** Checks both sides of a codec: the caller sends one, and the handler reads the other. */
const boundlessIn = (schema: z.core.$ZodType, path: string): string[] =>
  (['input', 'output'] as const).flatMap((io) =>
    boundless(z.toJSONSchema(schema, { io, unrepresentable: 'any' }), path),
  )

test('finds the calls of the contract', () => {
  expect(endpoints.length).toBeGreaterThan(15)
})

test.each(endpoints)('bounds every text that $name carries', (call) => {
  const parts = { params: call.params, query: call.query, body: call.body }
  expect(Object.entries(parts).flatMap(([name, part]) => (part ? boundlessIn(part, name) : []))).toEqual([])
})

test('finds a text without a longest length on either side of a codec', () => {
  const [text, short] = [z.string(), z.string().check(z.maxLength(3))]
  const codec = z.codec(short, text, { decode: (json) => json, encode: (typed) => typed.slice(0, 3) })
  const schema = z.object({
    codec,
    list: z.array(short),
    few: z.array(text).check(z.maxLength(3)),
    fewShort: z.array(short).check(z.maxLength(3)),
    short,
    inner: z.object({ long: z.optional(text) }),
  })
  const wrong = ['body.list', 'body.few', 'body.inner.long']
  expect(boundlessIn(schema, 'body')).toEqual([...wrong, 'body.codec', ...wrong])
})
