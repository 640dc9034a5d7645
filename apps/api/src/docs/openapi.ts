import type { Endpoint } from '@meridian/contract'
import * as z from 'zod'
import { callGroups, calls, namedTypes, refusal, type CallDoc, type CallName } from './call-docs.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
}

interface Content {
  content: Readonly<Record<string, { schema: JsonSchema }>>
}

/** One call, in OpenAPI's words. */
export interface Operation {
  operationId: CallName
  tags: CallDoc['group'][]
  summary: string
  security: Readonly<Record<string, string[]>>[]
  parameters: Parameter[]
  requestBody?: Content & { required: true }
  responses: Readonly<Record<string, Content & { description: string }>>
}

export interface OpenApi {
  openapi: '3.1.0'
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  tags: { name: CallDoc['group'] }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> }
}

/** Where components stand in a document of OpenAPI, and where zod puts them. */
const [componentPath, definitionPath] = ['#/components/schemas/', '#/$defs/']

/** The API as the contract declares it, in OpenAPI 3.1. `publicUrl` is where it is reached. */
export function openApiOf(publicUrl: string): OpenApi {
  const schemas: Record<string, JsonSchema> = {}

  /** As it travels: what is sent is what goes into its schema, but for texts of an address, which are read as what comes out. */
  const schemaOf = (schema: z.core.$ZodType, io: 'input' | 'output' = 'output'): JsonSchema => {
    const {
      $schema: _,
      $defs = {},
      ...own
    } = z.toJSONSchema(schema, {
      io,
      metadata: namedTypes,
      unrepresentable: 'any',
      override: ({ zodSchema, jsonSchema }) => {
        delete jsonSchema.id
        if (zodSchema instanceof z.core.$ZodCustom)
          Object.assign(jsonSchema, { type: 'string', format: 'binary' })
      },
    })
    Object.assign(schemas, $defs)
    return own
  }
  const json = (schema: z.core.$ZodType) => ({ 'application/json': { schema: schemaOf(schema) } })

  const fieldsOf = (place: 'path' | 'query', schema: z.core.$ZodType | undefined): Parameter[] => {
    const { properties = {}, required = [] } = schema ? schemaOf(schema) : {}
    return Object.entries(properties).map(([name, field]) => ({
      name,
      in: place,
      required: required.includes(name),
      schema: field as JsonSchema,
    }))
  }

  const operationOf = (name: CallName, call: Endpoint, { group, summary, answer }: CallDoc): Operation => ({
    operationId: name,
    tags: [group],
    summary,
    security: security[call.auth],
    parameters: [
      ...fieldsOf('path', call.params),
      ...fieldsOf('query', call.query),
      ...(call.idempotent ? [idempotencyKey] : []),
    ],
    ...(call.body && {
      requestBody: {
        required: true,
        content: {
          [call.encoding === 'multipart' ? 'multipart/form-data' : 'application/json']: {
            schema: schemaOf(call.body, 'input'),
          },
        },
      },
    }),
    responses: {
      [call.success ?? 200]: { description: 'The call succeeded', content: json(answer) },
      default: { description: 'Why it did not', content: json(refusal) },
    },
  })

  const paths: OpenApi['paths'] = {}
  for (const { name, call, doc } of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(name, call, doc) }
  }
  const document: OpenApi = {
    openapi: '3.1.0',
    info: {
      title: 'Meridian 2117',
      version: '1',
      description: 'The calls of the marketplace. Each failure says why, in `message` and in `error` alike.',
    },
    servers: [{ url: publicUrl }],
    tags: callGroups.map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in' },
      },
    },
  }
  return JSON.parse(JSON.stringify(document).replaceAll(definitionPath, componentPath)) as OpenApi
}

const security: Readonly<Record<Endpoint['auth'], Operation['security']>> = {
  none: [],
  optional: [{}, { bearer: [] }],
  required: [{ bearer: [] }],
}

const idempotencyKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same for each repetition of one purchase, which then is made once',
  schema: { type: 'string', maxLength: 255 },
}
