import { stripeEvents } from '@meridian-2117/api/payment/stripe-events'
import type { Endpoint } from '@meridian-2117/contract'
import { endpoints } from '@meridian-2117/contract/endpoints'
import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const fieldsOf = (schema: Endpoint['body']): string =>
  schema
    ? Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {})
        .map((name) => `\`${name}\``)
        .join(', ')
    : ''

const page = (title: string, head: string, rows: string[]): string =>
  [
    `# ${title}`,
    '',
    'Written by `npm run test:unit -- test/structure/product -u`.',
    '',
    head,
    head.replace(/[^|]+/g, ' --- '),
    ...rows,
    '',
  ].join('\n')

test('lists every call in docs/product/calls.md', async () => {
  const rows = endpoints.map(
    ({ summary, method, path, auth, query, body, answer }) =>
      `| ${summary} | \`${method} ${path}\` | ${auth} | ${fieldsOf(query)} | ${fieldsOf(body)} | ${fieldsOf(answer.schema)} |`,
  )
  const head = '| What | Call | Token | Query | Body | Answer |'
  await expect(page('Calls', head, rows)).toMatchFileSnapshot('../../docs/product/calls.md')
})

test('lists every message in docs/product/messages.md', async () => {
  const rows = Object.entries({ ...messages, ...serverMessages }).map(([key, message]) => {
    const text = typeof message === 'function' ? message('…') : [message].flat().join(' · ')
    return `| \`${key}\` | ${text} |`
  })
  await expect(page('Messages', '| Key | Text |', rows)).toMatchFileSnapshot('../../docs/product/messages.md')
})

test('names the events of the webhook in docs/product/payments.md, and no others', async () => {
  const text = await readFile('docs/product/payments.md', 'utf8')
  const events = [...text.matchAll(/`((?:payment_intent|charge|refund)\.[a-z._]+)`/g)].map(([, name]) => name)
  expect(events).toEqual([...stripeEvents])
})

test('names every address among the routes of docs/product.md', async () => {
  const description = await readFile('docs/product.md', 'utf8')
  const routes = /^## Routes$([^]*?)^## /m.exec(description)?.[1]?.toLowerCase()
  expect(Object.values(paths).filter((path) => !routes?.includes(`\`${path.toLowerCase()}\``))).toEqual([])
})

test('describes every machine in docs/product.md', async () => {
  const description = await readFile('docs/product.md', 'utf8')
  const missing: string[] = []
  for await (const file of glob('packages/flows/src/*/*.machine.ts')) {
    const id = /createMachine\(\{\s+id: '(\w+)'/.exec(await readFile(file, 'utf8'))?.[1]
    if (!id || !description.includes(`Machine \`${id}\``)) missing.push(file)
  }
  expect(missing).toEqual([])
})
