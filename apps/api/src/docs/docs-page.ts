import { escapeHtml } from '@meridian/contract/rules/html'
import { createHash } from 'node:crypto'
import { openApiPath } from './docs-paths.ts'
import type { JsonSchema, OpenApi, Operation } from './openapi.ts'

/** The page that people read: every call with what it takes and gives, as types. It runs no script. */
export function docsPage(api: OpenApi): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>The API of ${escapeHtml(api.info.title)}</title>
    <style>${style}</style>
  </head>
  <body>
    <header>
      <p class="eyebrow">${escapeHtml(api.info.title)}</p>
      <h1>The API</h1>
      <p>${prose(api.info.description)} For programs: <a href="${openApiPath}">OpenAPI 3.1</a>.</p>
      <nav aria-label="Groups of calls"><ul>
        ${[...api.tags.map(({ name }) => name), typesTitle].map((name) => `<li><a href="#${name}">${name}</a></li>`).join('')}
      </ul></nav>
    </header>
    <main>
      ${api.tags
        .map(
          ({ name }) => `
      <section aria-labelledby="${name}">
        <h2 id="${name}">${name}</h2>
        ${operations
          .filter(({ operation }) => operation.tags.includes(name))
          .map(({ path, method, operation }) => callText(path, method, operation))
          .join('')}
      </section>`,
        )
        .join('')}
      <section aria-labelledby="${typesTitle}">
        <h2 id="${typesTitle}">${typesTitle}</h2>
        ${Object.entries(api.components.schemas)
          .map(
            ([name, schema]) => `
        <article id="type-${name}"><h3><code>${name}</code></h3>${code(name, typeText(schema))}</article>`,
          )
          .join('')}
      </section>
    </main>
  </body>
</html>
`
}

const typesTitle = 'Types'

function callText(path: string, method: string, operation: Operation): string {
  const { operationId, summary, parameters, requestBody, responses, security } = operation
  const token = security.length === 0 ? '' : security.length === 1 ? 'Token needed' : 'Token optional'
  return `
        <article id="${operationId}">
          <h3><code><span class="method">${method.toUpperCase()}</span> ${escapeHtml(path)}</code></h3>
          <p>${escapeHtml(summary)}.${token && ` <span class="token">${token}</span>`}</p>
          ${
            parameters.length === 0
              ? ''
              : `<dl>${parameters
                  .map(
                    ({ name, in: place, required, schema, description }) => `
            <div><dt><code>${name}</code> <small>${place}${required ? '' : ', may be left out'}</small></dt>
            <dd><code>${escapeHtml(typeText(schema))}</code>${description ? `<br>${escapeHtml(description)}` : ''}</dd></div>`,
                  )
                  .join('')}</dl>`
          }
          <div class="sides">
          ${Object.entries(requestBody?.content ?? {})
            .map(([type, { schema }]) => side('Sends', type, `${operationId}, what is sent`, schema))
            .join('')}
          ${Object.entries(responses)
            .filter(([status]) => status !== 'default')
            .flatMap(([status, { content }]) =>
              Object.values(content).map(({ schema }) =>
                side('Answers', status, `${operationId}, the answer`, schema),
              ),
            )
            .join('')}
          </div>
        </article>`
}

const side = (title: string, kind: string, name: string, schema: JsonSchema): string =>
  `<div><h4>${title} <small>${kind}</small></h4>${code(name, typeText(schema))}</div>`

/** A schema in the words of TypeScript. */
export function typeText(schema: JsonSchema, indent = ''): string {
  const deeper = `${indent}  `
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'unknown'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map((one) => typeText(one, indent)).join(' | ')
  if (schema.type === 'array') return `${typeText(schema.items as JsonSchema, indent)}[]`
  if (schema.type === 'object') {
    const fields = Object.entries(schema.properties ?? {}).map(
      ([name, field]) =>
        `${deeper}${name}${schema.required?.includes(name) ? '' : '?'}: ${typeText(field as JsonSchema, deeper)}`,
    )
    return `{\n${fields.join('\n')}\n${indent}}`
  }
  const bounds = [
    schema.minimum !== undefined && `from ${schema.minimum}`,
    schema.exclusiveMinimum !== undefined && `above ${schema.exclusiveMinimum}`,
    schema.maximum !== undefined && schema.maximum < largest && `to ${schema.maximum}`,
    schema.maxLength !== undefined && `at most ${schema.maxLength} characters`,
    schema.format,
  ].filter((words) => typeof words === 'string')
  return [schema.type ?? 'unknown', ...(bounds.length > 0 ? [`(${bounds.join(', ')})`] : [])].join(' ')
}

/** A bound beyond this is one of the language and not of ours. */
const largest = 1_000_000_000_000

/** Wide code scrolls in its own frame, which the keyboard reaches. */
const code = (name: string, text: string): string =>
  `<pre tabindex="0" role="region" aria-label="${escapeHtml(name)}"><code>${escapeHtml(text)}</code></pre>`

const prose = (text: string): string => escapeHtml(text).replace(/`(\w+)`/g, '<code>$1</code>')

const style = `
      :root { color-scheme: dark; scroll-padding-top: 1.5rem }
      * { box-sizing: border-box }
      body { margin: 0 auto; max-width: 58rem; padding: 3rem 1.25rem 6rem; color: #e8eef8;
        background: radial-gradient(60rem 40rem at 50% -10rem, #16233c, #070a12) no-repeat #070a12;
        font: 1rem/1.6 system-ui, sans-serif }
      .eyebrow { margin: 0 0 0.5rem; color: #ffab52; font: 0.75rem/1rem ui-monospace, monospace;
        letter-spacing: 0.1em; text-transform: uppercase }
      h1 { margin: 0; font-size: 2.5rem; line-height: 1.15 }
      h2 { margin: 4rem 0 1rem; font-size: 1.5rem }
      h3 { margin: 0; font-size: 1rem; line-height: 1.5; overflow-wrap: anywhere }
      h4 { margin: 1.25rem 0 0.5rem; font-size: 0.875rem; color: #9fb0cc }
      p { margin: 0.5rem 0 0; max-width: 44rem; color: #c3d0e6 }
      a { color: #4dd8ff }
      a:hover { color: #7fe6ff }
      :focus-visible { outline: 2px solid #7fe6ff; outline-offset: 3px; border-radius: 0.25rem }
      code { font: 0.875em/1.6 ui-monospace, SFMono-Regular, Menlo, monospace }
      small { color: #9fb0cc; font-weight: 400; font-size: 0.8125rem }
      nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1.5rem 0 0; padding: 0; list-style: none }
      nav a { display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1rem; border: 1px solid #2a3a5c;
        border-radius: 0.375rem; text-decoration: none }
      nav a:hover { border-color: #4dd8ff }
      article { margin-top: 1rem; padding: 1.25rem; border: 1px solid #1c2740; border-radius: 0.75rem; background: #0d1320 }
      article:target { border-color: #4dd8ff }
      .method { display: inline-block; min-width: 3.25rem; color: #4dd8ff; font-weight: 600 }
      .token { color: #ffab52; white-space: nowrap }
      dl { margin: 1rem 0 0; border-top: 1px solid #1c2740 }
      dl div { display: grid; gap: 0 1.5rem; padding: 0.625rem 0; border-bottom: 1px solid #1c2740 }
      dd { margin: 0; color: #c3d0e6; overflow-wrap: anywhere }
      pre { margin: 0; padding: 0.875rem 1rem; overflow-x: auto; border-radius: 0.5rem; background: #070a12; color: #c3d0e6 }
      @media (min-width: 40rem) { dl div { grid-template-columns: 16rem 1fr } }
      @media (min-width: 56rem) {
        .sides { display: grid; grid-auto-columns: minmax(0, 1fr); grid-auto-flow: column; gap: 1.25rem }
      }
    `

/** The page loads nothing, and its one style sheet is known by its content. */
export const docsPolicy = [
  "default-src 'none'",
  // Firefox asks for the icon of each page.
  "img-src 'self'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
