import swagger from '@fastify/swagger'
import { refusalSchema, type Endpoint } from '@meridian-2117/contract'
import { endpoints, endpointTags, recordNames } from '@meridian-2117/contract/endpoints'
import { escapeHtml } from '@meridian-2117/contract/html/html'
import { textLimits } from '@meridian-2117/contract/validation/text-limits'
import apiReference from '@scalar/fastify-api-reference'
import fp from 'fastify-plugin'
import { createJsonSchemaTransform, createJsonSchemaTransformObject } from 'fastify-type-provider-zod'
import * as z from 'zod'

const documented = new Map(endpoints.map((call) => [`${call.method} ${call.path}`, call]))

const options: Parameters<typeof createJsonSchemaTransform>[0] = {
  schemaRegistry: recordNames,
  zodToJsonConfig: {
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.core.$ZodCustom)
        Object.assign(jsonSchema, { type: 'string', format: 'binary' })
      // Addresses carry numbers as text.
      const value =
        zodSchema instanceof z.core.$ZodPipe && z.toJSONSchema(zodSchema, { unrepresentable: 'any' })
      if (value && (value.type === 'integer' || value.type === 'number')) {
        for (const keyword of Object.keys(jsonSchema)) Reflect.deleteProperty(jsonSchema, keyword)
        Object.assign(jsonSchema, value)
      }
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
    .max(textLimits.idempotencyKey)
    .optional()
    .describe('The same for each repetition of one purchase, which then is made once'),
})

const json = (description: string, schema: z.core.$ZodType) => ({
  description,
  content: { 'application/json': { schema } },
})

const scriptFolder = '/api/docs/script'
const scriptPath = `${scriptFolder}/js/scalar.js`

const configuration = {
  url: '/api/openapi.json',
  forceDarkModeState: 'dark' as const,
  hideDarkModeToggle: true,
  withDefaultFonts: false,
  // The page only documents: it sends no calls, to this server or to Scalar's.
  hideTestRequestButton: true,
  hideClientButton: true,
  showDeveloperTools: 'never' as const,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  customCss: '.dark-mode { --scalar-color-3: var(--scalar-color-2) !important }',
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="dark">
    <title>The API of Meridian 2117</title>
  </head>
  <body>
    <noscript>This page needs JavaScript. Programs read the same in <a href="${configuration.url}">OpenAPI</a>.</noscript>
    <script id="api-reference" data-configuration="${escapeHtml(JSON.stringify(configuration))}"></script>
    <script src="${scriptPath}"></script>
  </body>
</html>
`

const pagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  // The script writes its styles into the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Documents the contract's calls: OpenAPI 3.1 for programs, a page for people. Register it before the routes. */
export const apiDocs = fp(async (app, { publicUrl }: { publicUrl: string }) => {
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
      tags: endpointTags.map((name) => ({ name })),
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The token of a sign-in' },
        },
      },
    },
    transform: (document) => {
      const { schema, url, route } = document
      const call = documented.get(`${String(route.method)} ${route.url}`)
      if (!call) return { schema: { hide: true }, url }
      return transformCall({
        ...document,
        schema: {
          ...schema,
          operationId: call.name,
          tags: [call.tag],
          summary: call.summary,
          security: security[route.config?.auth ?? call.auth],
          ...(call.encoding === 'multipart' && { consumes: ['multipart/form-data'] }),
          ...(call.idempotent && { headers: idempotencyHeaders }),
          response: {
            [call.success ?? 200]: json('The call succeeded', call.answer.schema),
            default: json('Why it did not', refusalSchema),
          },
        },
      })
    },
    transformObject: createJsonSchemaTransformObject(options),
  })
  app.get(configuration.url, async () => app.swagger())
  await app.register(apiReference, {
    routePrefix: scriptFolder,
    configuration,
    hooks: {
      onRequest: (request, reply, done) => {
        // The plugin also serves its own page, without our content security policy.
        if (request.routeOptions.url === scriptPath) done()
        else reply.callNotFound()
      },
    },
  })
  app.get('/api/docs', async (_request, reply) => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy)
    return page
  })
})
