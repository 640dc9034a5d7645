/**
 * `npm run tool -- visual`: what a change does to every picture that Chromatic would take, without Chromatic. Compares the
 * working tree with where its branch left main, or with the commit that is named, only the stories that the change can
 * touch, and shows what differs side by side in test-results/visual.
 */
import { readFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { chromium } from 'playwright'
import { git, storybookOf, storybookOfWorkingTree } from './built-storybooks.ts'
import { takeBothSides } from './both-sides.ts'
import { PicturedStorybook } from './pictured-storybook.ts'
import { pictureLaunchOptions } from './launch.ts'
import { pictureFile, writeReport } from './report.ts'
import { touchedStories } from './touched-stories.ts'

const folder = 'test-results/visual'

const [named = git('merge-base', 'HEAD', 'main')] = process.argv.slice(2)
const base = git('rev-parse', '--verify', `${named}^{commit}`)
const changed = [git('diff', '--name-only', base), git('ls-files', '--others', '--exclude-standard')]
  .flatMap((files) => files.split('\n'))
  .filter(Boolean)
const { externals } = JSON.parse(readFileSync('chromatic.config.json', 'utf8')) as { externals: string[] }

const began = performance.now()
const say = (words: string) =>
  console.log(`${String(Math.round((performance.now() - began) / 1000)).padStart(4)} s  ${words}`)

say(`${changed.length} files differ from ${base.slice(0, 7)}`)
const builtBefore = await storybookOf(base)
const builtAfter = await storybookOfWorkingTree()
say('both Storybooks are built')

const browser = await chromium.launch(pictureLaunchOptions)
const before = await PicturedStorybook.open(builtBefore, browser)
const after = await PicturedStorybook.open(builtAfter, browser)

// What is gone was imported before; what is new, now.
const touched = [before, after].map(async (side) =>
  touchedStories(await side.graph(), changed, [...externals, 'package-lock.json']),
)
const [then, now] = await Promise.all(touched)
const isTouched = (file: string) => [then!, now!].some((files) => files === 'all' || files.has(file))
const all = new Map([...before.snapshots, ...after.snapshots])
const keys = [...all].filter(([, { file }]) => isTouched(file)).map(([key]) => key)
say(`${keys.length} of ${all.size} pictures can be touched`)

await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const differing = await takeBothSides({ before, after }, keys, folder)
say('the pictures are taken')
const seen = await writeReport(
  folder,
  `What differs from ${base.slice(0, 7)}, of ${keys.length} pictures`,
  differing.map((key) => {
    const snapshot = all.get(key)!
    return {
      snapshot,
      before: before.snapshots.has(key) ? pictureFile(folder, snapshot, 'before') : undefined,
      after: after.snapshots.has(key) ? pictureFile(folder, snapshot, 'after') : undefined,
    }
  }),
)
before.close()
after.close()
await browser.close()

for (const failure of after.failures) console.error(failure)
say(`${seen.length} differ: ${folder}/index.html`)
// What differs is for eyes to judge; what fails is not.
process.exitCode = after.failures.length > 0 ? 1 : 0
