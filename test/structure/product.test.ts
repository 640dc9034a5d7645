import { stripeEvents } from '@meridian-2117/api/payment/stripe-events'
import { paths } from '@meridian-2117/contract/paths/paths'
import { glob, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

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
