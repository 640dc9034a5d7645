import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { pictureFile, writeReport } from '../../scripts/visual/report.ts'
import { snapshotsOf, type Snapshot } from '../../scripts/visual/snapshots.ts'
import { walk } from '../../scripts/visual/walk.ts'
import { expect, test } from './built-storybook.ts'

/** Each state in one of its modes, the narrowest: the same one at all widths costs three times as much. */
function narrowest(snapshots: readonly Snapshot[]): Snapshot[] {
  const chosen = new Map<string, Snapshot>()
  for (const snapshot of snapshots) {
    const other = chosen.get(snapshot.id)
    if (!other || snapshot.width < other.width) chosen.set(snapshot.id, snapshot)
  }
  return [...chosen.values()]
}

const roots = ['Foundations', 'Components', 'Dialogs', 'Sections', 'Frames', 'Screens', 'Flows', 'Sandbox']

test('every root is walked through', async ({ browser, origin }) => {
  const found = (await snapshotsOf(browser, origin)).map(({ title }) => title.split('/')[0]!)
  expect([...new Set(found)].toSorted()).toEqual(roots.toSorted())
})

for (const root of roots)
  test(`every state of ${root} is shown in place of any other, and looks the same each time`, async ({
    browser,
    origin,
  }) => {
    const folder = `test-results/states/${root}`
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    const snapshots = narrowest(await snapshotsOf(browser, origin)).filter(({ title }) =>
      title.startsWith(`${root}/`),
    )

    const failures: string[] = []
    const different: Snapshot[] = []
    const hashes = new Map<string, string>()
    const take = (way: 'forwards' | 'backwards', snapshot: Snapshot, png: Buffer) => {
      const hash = createHash('sha256').update(png).digest('hex')
      const other = hashes.get(snapshot.id)
      hashes.set(snapshot.id, hash)
      if (other !== hash) writeFileSync(pictureFile(folder, snapshot, way), png)
      else rmSync(pictureFile(folder, snapshot, way === 'forwards' ? 'backwards' : 'forwards'))
      if (other !== undefined && other !== hash) different.push(snapshot)
    }
    await Promise.all([
      walk(browser, origin, snapshots, async (page, snapshot, failure) => {
        if (failure) failures.push(`${snapshot.id}: ${failure}`)
        take('forwards', snapshot, await page.picture())
      }),
      walk(browser, origin, snapshots.toReversed(), async (page, snapshot, failure) => {
        if (failure) failures.push(`${snapshot.id}, backwards: ${failure}`)
        take('backwards', snapshot, await page.picture())
      }),
    ])

    expect.soft(failures).toEqual([])
    const seen = await writeReport(
      folder,
      'Two captures of one state',
      different.map((snapshot) => ({
        snapshot,
        before: pictureFile(folder, snapshot, 'forwards'),
        after: pictureFile(folder, snapshot, 'backwards'),
      })),
    )
    expect(
      seen.map(({ id }) => id),
      `side by side in ${folder}/index.html`,
    ).toEqual([])
  })
