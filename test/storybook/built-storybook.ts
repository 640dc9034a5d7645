import { readFile } from 'node:fs/promises'
import { expect, test as base } from '@playwright/test'
import { networkName, serveFolder } from './serve-folder.ts'

export { expect }

/**
 * Tests the built Storybook at `origin`, a plain address of the network as a phone opens it; a request to any other host
 * fails the test.
 */
export const test = base.extend<{ onlyStorybook: void }, { origin: string }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the dependencies off this pattern.
    async ({}, use) => {
      const { origin, close } = await serveFolder('storybook-static')
      await use(origin.replace('localhost', networkName))
      close()
    },
    { scope: 'worker' },
  ],
  onlyStorybook: [
    async ({ context, origin }, use) => {
      const elsewhere: string[] = []
      context.on('request', (request) => {
        const { protocol, origin: requestOrigin } = new URL(request.url())
        if (protocol.startsWith('http') && requestOrigin !== origin) elsewhere.push(request.url())
      })
      await use()
      expect(elsewhere, 'asked of others').toEqual([])
    },
    { auto: true },
  ],
})

/** A page of Storybook, as in its index. */
export interface Entry {
  id: string
  type: 'docs' | 'story'
}

/** Lists all pages, in Storybook's own order. */
export async function entries(): Promise<Entry[]> {
  const index = JSON.parse(await readFile('storybook-static/index.json', 'utf8')) as {
    entries: Record<string, Entry>
  }
  return Object.values(index.entries)
}
