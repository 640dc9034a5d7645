import { expect, test } from '@playwright/test'
import { serveFolder } from './serve-folder.ts'

const under = '/docs/storybook'

/** Stories with pictures, a film, a page and a flow, each with a play. */
const stories = [
  'components-picture--own-picture-in-every-file',
  'components-picture--own-picture-failed',
  'components-avatar--ready',
  'components-film-player--plays',
  'foundations-pictures--contact-sheet',
  'screens-home--links-and-buttons-work',
  'flows-first-purchase--picks-an-item',
]

test('has its pictures, and passes its plays, under a folder of its host', async ({ page }) => {
  const { origin, close } = await serveFolder('storybook-static', under)
  const missing: string[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (answer.status() >= 400 && !pathname.includes('no-such-picture')) missing.push(pathname)
  })
  const ends: Record<string, string | undefined> = {}
  for (const id of stories) {
    await page.goto(`${origin}${under}/iframe.html?viewMode=story&id=${id}`)
    const ended = await page.waitForFunction(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
        __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): [{ status: string }] | undefined }
      }
      return channel?.last('storyFinished')?.[0].status
    })
    ends[id] = await ended.jsonValue()
  }
  await page.goto(`${origin}${under}/index.html?path=/story/components-button--primary`)
  await page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Buy Now' }).waitFor()
  close()
  expect(missing).toEqual([])
  expect(ends).toEqual(Object.fromEntries(stories.map((id) => [id, 'success'])))
})
