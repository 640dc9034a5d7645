import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { entries, expect, test } from './built-storybook.ts'

interface Extracted {
  id: string
  title: string
  tags: string[]
  parameters: { chromatic?: { disableSnapshot?: boolean; modes?: Record<string, { disable?: boolean }> } }
}

/** Lists every story, as Chromatic reads it. */
async function extract(page: Page, origin: string): Promise<Extracted[]> {
  await page.goto(`${origin}/iframe.html`)
  return page.evaluate(async () => {
    const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
      __STORYBOOK_PREVIEW__: { ready(): Promise<void>; extract(): Promise<Record<string, Extracted>> }
    }
    await preview.ready()
    const stories = Object.values(await preview.extract())
    return stories.map(({ id, title, tags, parameters: { chromatic } }) => ({
      id,
      title,
      tags,
      parameters: { chromatic: chromatic ?? {} },
    }))
  })
}

/** Lists the modes in which Chromatic takes a picture of a story. */
const modesOf = ({ parameters: { chromatic } }: Extracted) =>
  chromatic?.disableSnapshot
    ? []
    : Object.entries(chromatic?.modes ?? {}).flatMap(([mode, { disable }]) => (disable ? [] : [mode]))

/** Replaces the shown docs page by another, as a click in the sidebar does. */
const showDocs = (page: Page, id: string): Promise<void> =>
  page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: {
        once(event: string, listener: (error?: unknown) => void): void
        emit(event: string, shown: { storyId: string; viewMode: 'docs' }): void
      }
    }
    return new Promise((resolve, reject) => {
      channel.once('docsRendered', () => resolve())
      channel.once('storyThrewException', (error) =>
        reject(new Error(`${storyId}: ${JSON.stringify(error)}`)),
      )
      channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
    })
  }, id)

/** Opens a story by its address, and waits until its play has run. */
async function showStory(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): unknown }
    }
    return channel?.last('storyFinished')
  })
}

/** The manager's sidebar takes 300 px of a tablet's 834. */
const tablet = { width: 534, height: 1112 }

for (const part of [0, 1]) {
  test(`opens every docs page dark, without an error, an open dialog or a dead link, and within a tablet (${part + 1} of 2)`, async ({
    page,
    origin,
  }) => {
    await page.setViewportSize(tablet)
    const all = await entries()
    const ids = new Set(all.map(({ id }) => id))
    const docs = all.filter(({ type }) => type === 'docs')
    expect(docs.length).toBeGreaterThan(60)
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    // The test reads the layout, not the pictures.
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.woff2'] })
    // The stories in iframes have their own tests, and would take half of the time, as each loads a Storybook.
    await page.addInitScript(() => {
      HTMLIFrameElement.prototype.setAttribute = function setAttribute(name, value) {
        if (name !== 'src') Element.prototype.setAttribute.call(this, name, value)
      }
    })
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${docs[part]!.id}`)
    await page.locator('#storybook-docs :is(h1, h2)').first().waitFor()
    for (const { id } of docs.filter((_, index) => index % 2 === part)) {
      if (id !== docs[part]!.id) await showDocs(page, id)
      await page.locator('#storybook-docs :is(h1, h2)').first().waitFor()
      // A dialog that a story opens mounts with the story.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('.sbdocs [id^="story--"][id$="-inner"]')].every(
          (story) => story.firstChild,
        ),
      )
      const { links, ...shown } = await page.evaluate(() => {
        const sheet = document.querySelector('.sbdocs-wrapper')
        const heading = document.querySelector('#storybook-docs :is(h1, h2)')
        const open = document.querySelector('[role="dialog"], dialog[open]')
        return {
          ground: sheet ? getComputedStyle(sheet).backgroundColor : 'none',
          heading: heading ? getComputedStyle(heading).color : 'none',
          dialog: open ? 'open' : 'none',
          width: document.documentElement.scrollWidth,
          links: Array.from(document.querySelectorAll('a[href*="?path=/"]'), (link) =>
            link.getAttribute('href')!.split('/').at(-1)!.replace(/&.*/, ''),
          ),
        }
      })
      expect.soft(shown, id).toEqual({
        ground: 'rgb(7, 10, 18)',
        heading: 'rgb(232, 238, 248)',
        dialog: 'none',
        width: tablet.width,
      })
      expect
        .soft(
          links.filter((link) => !ids.has(link)),
          id,
        )
        .toEqual([])
      expect.soft(errors.splice(0), id).toEqual([])
    }
  })
}

test('shows one story of a docs page in an iframe, and does not scroll it', async ({ page, origin }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=sections-search-box--docs`)
  await page.getByRole('button', { name: 'Results', exact: true }).click()
  const results = page.frameLocator('iframe[title="Results"]')
  await expect(results.locator('input').first()).toBeVisible()
  await expect(page.locator('#storybook-docs iframe')).toHaveCount(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('works without a secure context, on a phone', async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=foundations-colours--docs`)
  await expect(page.getByText('bg-signal', { exact: true }).first()).toBeVisible()
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  await expect(page.getByRole('button', { name: 'Copy bg-signal' })).toHaveCount(0)
  // Its play measures the layout of a desktop.
  await showStory(page, `${origin}/iframe.html?id=components-container--page`)
  await expect(page.getByText('What stands on the page')).toBeVisible()
})

test("leaves the keys of others and Storybook's own settings alone", async ({ page, origin }) => {
  await page.goto(`${origin}/iframe.html`)
  await page.evaluate(() => {
    localStorage.setItem('settings', 'local')
    sessionStorage.setItem('settings', 'tab')
  })
  const stories = (await entries()).filter(({ type }) => type === 'story')
  const kinds = Map.groupBy(stories, ({ id }) => id.split('-')[0])
  for (const [first] of kinds.values()) await showStory(page, `${origin}/iframe.html?id=${first!.id}`)
  await showStory(page, `${origin}/iframe.html?id=flows-first-purchase--provider-does-not-load`)
  expect(
    await page.evaluate(() => [localStorage.getItem('settings'), sessionStorage.getItem('settings')]),
  ).toEqual(['local', 'tab'])
})

test('compares no behaviour stories, components once, and whole pages at three widths', async ({
  page,
  origin,
}) => {
  const stories = await extract(page, origin)
  const odd = stories.filter((story) => {
    const modes = modesOf(story)
    if (story.tags.some((tag) => tag === 'behaviour' || tag === 'still')) return modes.length > 0
    const atOne = /^(Foundations|Components|Flows|Sandbox)\//.test(story.title)
    return modes.filter((mode) => !['forced', 'contrast'].includes(mode)).length > (atOne ? 1 : 3)
  })
  expect(odd.map(({ id }) => id)).toEqual([])
  // Chromatic counts each picture: a larger number needs a reason here. Receipts, saved items, filter chips, loading
  // and missing items added a hundred; prices of today, items that are gone, slow and signed-out
  // payments, and late parts thirty more; a player's account, with its dialogs and flows, seventy;
  // the second theme one for each screen.
  expect(stories.reduce((sum, story) => sum + modesOf(story).length, 0)).toBeLessThan(1400)
})

test('shows each screen with a contrast of 7 : 1 to people who ask for more', async ({ page, origin }) => {
  const stories = await extract(page, origin)
  const compared = stories.filter((story) => modesOf(story).includes('contrast'))
  const screens = new Set(stories.map(({ title }) => title).filter((title) => /^Screens\/[^/]+$/.test(title)))
  expect(compared.map(({ title }) => title).toSorted()).toEqual([...screens].toSorted())

  const show = async (id: string, globals: string) => {
    await showStory(page, `${origin}/iframe.html?id=${id}&globals=a11y.manual:!true;${globals}`)
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(0, 0, 0)')
  }
  await show(compared[0]!.id, 'contrast:more')
  await page.emulateMedia({ contrast: 'more' })
  for (const { id } of compared) {
    await show(id, '')
    const { violations } = await new AxeBuilder({ page }).withRules('color-contrast-enhanced').analyze()
    const texts = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
    expect.soft(texts, id).toEqual([])
  }
})

test('requests nothing from other hosts in the manager', async ({ page, origin }) => {
  await page.goto(`${origin}/index.html?path=/story/components-button--primary`)
  await page.getByRole('link', { name: 'Meridian 2117' }).waitFor()
  await page.frameLocator('#storybook-preview-iframe').getByRole('button', { name: 'Buy Now' }).waitFor()
})
