import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'

const origin = 'http://storybook.test'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** A page that sees the built Storybook under `origin` and nothing else, and tells whom else it asked. */
const test = base.extend<{ outside: string[] }>({
  outside: async ({ page }, use) => {
    const outside: string[] = []
    await page.route('**', async (route, request) => {
      const { origin: asked, pathname } = new URL(request.url())
      if (asked !== origin) {
        outside.push(request.url())
        return route.abort()
      }
      // The stories that a docs page shows in windows are tests of their own.
      if (request.isNavigationRequest() && request.frame() !== page.mainFrame() && /docs/.test(page.url()))
        return route.fulfill({ contentType: 'text/html', body: '' })
      const body = await readFile(join('storybook-static', decodeURIComponent(pathname))).catch(() => null)
      if (!body) return route.fulfill({ status: 404 })
      return route.fulfill({ body, contentType: types[extname(pathname)] ?? 'application/octet-stream' })
    })
    await use(outside)
  },
})

interface Entry {
  id: string
  title: string
  type: 'docs' | 'story'
  tags: string[]
}

async function entries(): Promise<Entry[]> {
  const index = JSON.parse(await readFile('storybook-static/index.json', 'utf8')) as {
    entries: Record<string, Entry>
  }
  return Object.values(index.entries)
}

interface Extracted {
  id: string
  title: string
  tags: string[]
  argTypes: Record<string, { description?: string; table?: { disable?: boolean } }>
  parameters: { chromatic?: { disableSnapshot?: boolean; modes?: Record<string, { disable?: boolean }> } }
}

/** Every story, as Chromatic reads it. */
async function extract(page: Page): Promise<Extracted[]> {
  const [story] = (await entries()).filter(({ type }) => type === 'story')
  await page.goto(`${origin}/iframe.html?viewMode=story&id=${story!.id}`)
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { ready(): Promise<void>; extract(): Promise<Record<string, Extracted>> }
    }
    await preview.ready()
    const told = Object.values(await preview.extract())
    return told.map(({ id, title, tags, argTypes, parameters: { chromatic } }) => ({
      id,
      title,
      tags,
      argTypes: Object.fromEntries(
        Object.entries(argTypes).map(([name, { description, table }]) => [
          name,
          { description: description ?? '', table: { disable: table?.disable ?? false } },
        ]),
      ),
      parameters: { chromatic: chromatic ?? {} },
    }))
  })
}

for (const part of [0, 1, 2, 3]) {
  test(`every docs page is dark, has a heading, and lies under no open dialog (${part + 1} of 4)`, async ({
    page,
    outside,
  }) => {
    const docs = (await entries()).filter(({ type }) => type === 'docs')
    expect(docs.length).toBeGreaterThan(60)
    // What a page looks like is asked, not what its pictures show.
    await page.route(/\.(avif|webp|png|jpg|svg|woff2)$/, (route) => route.abort())
    const dark = 'rgb(7, 10, 18) rgb(232, 238, 248) free'
    for (const { id } of docs.filter((_, index) => index % 4 === part)) {
      await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}`, { waitUntil: 'commit' })
      await page.locator('#storybook-docs :is(h1, h2)').first().waitFor()
      // What a story opens comes with the story.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.sbdocs [id^="story--"][id$="-inner"]')].every(
          (story) => story.firstChild,
        ),
      )
      const look = await page.evaluate(() => {
        const sheet = document.querySelector('.sbdocs-wrapper')
        const heading = document.querySelector('#storybook-docs :is(h1, h2)')
        const open = document.querySelector('[role="dialog"], dialog[open]')
        return [
          sheet ? getComputedStyle(sheet).backgroundColor : 'no page',
          heading ? getComputedStyle(heading).color : 'no heading',
          open ? 'under a dialog' : 'free',
        ].join(' ')
      })
      expect.soft(look, id).toBe(dark)
    }
    expect(outside).toEqual([])
  })
}

test('every row of a prop table has its sentence', async ({ page, outside }) => {
  const silent = (await extract(page)).flatMap(({ title, argTypes }) =>
    Object.entries(argTypes)
      .filter(([, { description, table }]) => !table?.disable && !description)
      .map(([name]) => `${title}: ${name}`),
  )
  expect([...new Set(silent)]).toEqual([])
  expect(outside).toEqual([])
})

test('behaviour is never compared, components once, whole pages at three widths', async ({
  page,
  outside,
}) => {
  const stories = await extract(page)
  const taken = ({ parameters: { chromatic } }: Extracted) =>
    chromatic?.disableSnapshot
      ? []
      : Object.entries(chromatic?.modes ?? {}).flatMap(([mode, { disable }]) => (disable ? [] : [mode]))
  const odd = stories.filter((story) => {
    const modes = taken(story)
    if (story.tags.some((tag) => tag === 'behaviour' || tag === 'still')) return modes.length > 0
    const atOne = /^(Foundations|Components|Flows|Sandbox)\//.test(story.title)
    return modes.filter((mode) => mode !== 'forced').length > (atOne ? 1 : 3)
  })
  expect(odd.map(({ id }) => id)).toEqual([])
  // A build of Chromatic counts each: whoever needs more has a reason, and says it here.
  expect(stories.reduce((sum, story) => sum + taken(story).length, 0)).toBeLessThan(1150)
  expect(outside).toEqual([])
})

test('the manager asks nobody else', async ({ page, outside }) => {
  await page.goto(`${origin}/index.html?path=/story/components-button--primary`)
  await page.getByRole('link', { name: 'Meridian 2117' }).waitFor()
  await page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Buy Now' }).waitFor()
  expect(outside).toEqual([])
})
