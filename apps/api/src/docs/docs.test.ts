import { Validator } from '@seriousme/openapi-schema-validator'
import { endpoints } from '@meridian-2117/contract/endpoints'
import { refusalCodes } from '@meridian-2117/contract/messages/refusal-codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/open-test-app.ts'

interface Documented {
  parameters?: { name: string; in: string; required?: boolean; schema?: object }[]
  requestBody?: { content: Record<string, { schema: { properties: Record<string, unknown> } }> }
  security: unknown
  responses: Record<string, { content: Record<string, { schema: unknown }> }>
}

interface OpenApi {
  openapi: string
  servers: unknown
  paths: Record<string, Record<string, Documented>>
  components: { schemas: Record<string, object> }
}

let server: TestApp
let api: OpenApi
beforeAll(async () => {
  server = await openTestApp()
  api = (await server.app.inject('/api/openapi.json')).json<OpenApi>()
})
afterAll(() => server.close())

test('serves a valid document of OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate({ ...api })
  expect([api.openapi, valid, errors]).toEqual(['3.1.0', true, undefined])
})

test('documents every call of the contract with each of its parameters', () => {
  const documented = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [] }]) => {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      return `${method.toUpperCase()} ${path} ${inPath.join()}`
    }),
  )
  const declared = endpoints.map(({ method, path }) => {
    const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name)
    return `${method} ${path.replace(/:(\w+)/g, '{$1}')} ${names.join()}`
  })
  expect(documented.toSorted()).toEqual(declared.toSorted())
})

test('documents who may make a call, its key and its form', () => {
  const pay = api.paths['/api/v1/card/pay-with-card']?.['post']
  // The contract leaves the token to the server, and this server demands it.
  expect(pay?.security).toEqual([{ bearer: [] }])
  expect(pay?.parameters?.map((parameter) => [parameter.in, parameter.name, parameter.required])).toEqual([
    ['header', 'Idempotency-Key', false],
  ])
  const update = api.paths['/api/v1/profile']?.['put']
  expect(update?.security).toEqual([{ bearer: [] }])
  const form = update?.requestBody?.content['multipart/form-data']?.schema
  expect(form?.properties['Avatar']).toEqual({ type: 'string', format: 'binary' })
})

test('documents the numbers of a query as numbers', () => {
  const { parameters = [] } = api.paths['/api/v1/market/getMarket']?.['get'] ?? {}
  const typeOf = (parameterName: string) => parameters.find(({ name }) => name === parameterName)?.schema
  expect(typeOf('limit')).toEqual({ type: 'integer', exclusiveMinimum: 0, maximum: 200 })
  expect(typeOf('minPrice')).toEqual({ type: 'number', minimum: 0, maximum: Number.MAX_SAFE_INTEGER / 1000 })
})

test('documents every failure by the schema of refusals', () => {
  const failures = Object.values(api.paths).flatMap((methods) =>
    Object.values(methods).map(({ responses }) => responses['default']?.content['application/json']?.schema),
  )
  expect(failures).toEqual(endpoints.map(() => ({ $ref: '#/components/schemas/Refusal' })))
  expect(api.components.schemas['Refusal']).toEqual({
    type: 'object',
    properties: {
      success: { type: 'boolean', const: false },
      message: { type: 'string' },
      error: { type: 'string' },
      code: { type: 'string', enum: [...refusalCodes] },
      proof: { type: 'string' },
    },
    required: ['success', 'message', 'error', 'code'],
    additionalProperties: false,
  })
})

test('serves a reference page that loads files of this server alone, and leads on without its script', async () => {
  const { headers, body } = await server.app.inject('/api/docs')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  )
  const files = Array.from(body.matchAll(/(?:src|href)="([^"]+)"/g), ([, address = '']) => address)
  expect(files).toEqual(['/api/openapi.json', '/api/docs/script/js/scalar.js'])
  for (const file of files) expect([file, (await server.app.inject(file)).statusCode]).toEqual([file, 200])
  expect(body).toContain('<noscript>')
})

test.each(['/api/docs/script', '/api/docs/script/'])(
  'does not serve the page of Scalar at %s',
  async (path) => {
    expect((await server.app.inject(path)).statusCode).toBe(404)
  },
)
