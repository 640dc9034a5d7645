import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoint } from '@meridian/contract'
import type { FastifyInstance } from 'fastify'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { callGroups, calls, namedTypes, refusal } from './call-docs.ts'

const documented = new Map(calls.map((entry) => [`${entry.call.method} ${entry.call.path}`, entry]))

const options: Parameters<typeof createJsonSchemaTransform>[0] = {
  schemaRegistry: namedTypes,
  zodToJsonConfig: {
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.core.$ZodCustom)
        Object.assign(jsonSchema, { type: 'string', format: 'binary' })
    },
  },
}
const transformCall = createJsonSchemaTransform(options)

const security: Readonly<Record<Endpoint['auth'], Readonly<Record<string, string[]>>[]>> = {
  none: [],
  optional: [{}, { bearer: [] }],
  required: [{ bearer: [] }],
}

const idempotencyHeaders = z.object({
  'Idempotency-Key': z
    .string()
    .max(255)
    .optional()
    .describe('The same for each repetition of one purchase, which then is made once'),
})

const json = (description: string, schema: z.ZodType) => ({
  description,
  content: { 'application/json': { schema } },
})

/** Hides what a page for reading does not need, an unnamed list among it, and darkens text that is too faint. */
const readableStyle = `
.swagger-ui .scheme-container { display: none }
.swagger-ui :is(.opblock-summary-method, .version, .parameter__name, .parameter__in, .parameter__type, .url,
  .json-schema-2020-12-expand-deep-button) {
  color: black !important; text-shadow: none; background-color: white !important
}`

/** Documents the contract's calls: OpenAPI 3.1 for programs, Swagger UI for people. Register it before the routes. */
export async function registerDocs(app: FastifyInstance, publicUrl: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Meridian 2117',
        version: '1',
        description:
          'The calls of the marketplace. Each failure says why, in `message` and in `error` alike.',
      },
      servers: [{ url: publicUrl }],
      tags: callGroups.map((name) => ({ name })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in' },
        },
      },
    },
    transform: (document) => {
      const { schema, url, route } = document
      const entry = documented.get(`${String(route.method)} ${route.url}`)
      if (!entry) return { schema: { hide: true }, url }
      const { name, call, doc } = entry
      return transformCall({
        ...document,
        schema: {
          ...schema,
          operationId: name,
          tags: [doc.group],
          summary: doc.summary,
          security: security[call.auth],
          ...(call.encoding === 'multipart' && { consumes: ['multipart/form-data'] }),
          ...(call.idempotent && { headers: idempotencyHeaders }),
          response: {
            [call.success ?? 200]: json('The call succeeded', doc.answer),
            default: json('Why it did not', refusal),
          },
        },
      })
    },
    transformObject: createJsonSchemaTransformObject(options),
  })
  app.get('/api/openapi.json', async () => app.swagger())
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    theme: {
      title: 'The API of Meridian 2117',
      css: [{ filename: 'readable.css', content: readableStyle }],
    },
    // The page is for reading: it sends no calls.
    uiConfig: { layout: 'BaseLayout', supportedSubmitMethods: [] },
    staticCSP: {
      'default-src': "'none'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data:",
      'connect-src': "'self'",
      'form-action': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
    },
  })
}
