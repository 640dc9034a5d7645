import { existsSync, readFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { pictured, type Entry } from './story-page.ts'

const storybook = process.env['STORYBOOK'] ?? 'storybook-static'

const { entries } = JSON.parse(readFileSync(`${storybook}/index.json`, 'utf8')) as {
  entries: Record<string, Entry>
}
const stories = Object.values(entries).filter(
  ({ type, tags }) => type === 'story' && !tags.includes('behaviour') && !tags.includes('still'),
)
// A story may change the next one, so another order may give another picture.
if (process.env['BACKWARDS']) stories.reverse()

const test = pictured(storybook)

for (const [title, group] of Map.groupBy(stories, (story) => story.title))
  test(title, async ({ storyWindow }, info) => {
    for (const { id } of group)
      for (const mode of await storyWindow.modesOf(id)) {
        await test.step(`${id} ${mode.name}`, async () => {
          expect.soft(await storyWindow.show(id, mode)).toBe('success')
          const name = `${id}-${mode.name}.png`
          const picture = await storyWindow.page.screenshot({ fullPage: true, animations: 'disabled' })
          const file = info.snapshotPath(name)
          // Equal bytes are equal pictures. Nearly all are equal, and decoding PNGs would take half of the time.
          if (existsSync(file) && picture.equals(readFileSync(file))) return
          await expect.soft(storyWindow.page).toHaveScreenshot(name, { fullPage: true, threshold: 0.1 })
        })
      }
  })
