import { Validator } from '@seriousme/openapi-schema-validator'
import * as contract from '@meridian/contract'
import { refusalCodes } from '@meridian/contract/rules/refusal-codes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/open-test-app.ts'
import { calls } from './call-docs.ts'
import { typeText } from './docs-page.ts'
import { openApiOf } from './openapi.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const api = openApiOf('https://market.test')

test('serves an OpenAPI 3.1 document to programs', async () => {
  const response = await server.app.inject('/api/openapi.json')
  expect([response.statusCode, response.json()]).toEqual([200, api])
  const { valid, errors } = await new Validator().validate(response.json<Record<string, unknown>>())
  expect([valid, errors]).toEqual([true, undefined])
})

test('every call of the contract is told, with each of its parameters', () => {
  const told = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters }]) => {
      const inPath = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      return `${method.toUpperCase()} ${path} ${inPath.join()}`
    }),
  )
  const declared = Object.values(contract)
    .filter((value) => typeof value === 'object' && 'path' in value)
    .map(({ method, path }: contract.Endpoint) => {
      const names = Array.from(path.matchAll(/:(\w+)/g), ([, name]) => name)
      return `${method} ${path.replace(/:(\w+)/g, '{$1}')} ${names.join()}`
    })
  expect(told.toSorted()).toEqual(declared.toSorted())
})

test('each failure is told in the one form of failures', () => {
  const failures = Object.values(api.paths).flatMap((methods) =>
    Object.values(methods).map(({ responses }) => responses['default']?.content['application/json']?.schema),
  )
  expect(failures).toEqual(calls.map(() => ({ $ref: '#/components/schemas/Refusal' })))
  const codes = refusalCodes.map((code) => `"${code}"`).join(' | ')
  expect(typeText(api.components.schemas['Refusal'] ?? {})).toBe(
    `{\n  success: false\n  message: string\n  error: string\n  code: ${codes}\n}`,
  )
})

test('people read a page of every call, which runs nothing and loads nothing', async () => {
  const { headers, body } = await server.app.inject('/api/docs')
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; img-src 'self'; style-src 'sha256-[\w+/=]{44}'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'$/,
  )
  for (const { name } of calls) expect(body).toContain(`<article id="${name}">`)
  expect(body).not.toMatch(/<script|<link|<img|url\(/)
})

test('types are told as a reader writes them', () => {
  expect(
    typeText({
      type: 'object',
      properties: {
        kind: { type: 'string', enum: ['land', 'ship'] },
        sum: { type: 'integer', exclusiveMinimum: 0, maximum: 200 },
        owners: { type: 'array', items: { $ref: '#/components/schemas/User' } },
      },
      required: ['kind'],
    }),
  ).toBe('{\n  kind: "land" | "ship"\n  sum?: integer (above 0, to 200)\n  owners?: User[]\n}')
})
