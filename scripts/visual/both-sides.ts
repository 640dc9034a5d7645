import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import type { PicturedStorybook } from './pictured-storybook.ts'
import { pictureFile } from './report.ts'
import { keyOf, type Snapshot } from './snapshots.ts'

/** A window waits for its own clock half of the time, so that a core carries two. */
const windows = 4

/** The Storybooks that are compared. */
export type Sides = Readonly<Record<'before' | 'after', PicturedStorybook>>

type Side = keyof Sides

/**
 * Takes the pictures that were not taken before, of both sides at once, and puts those that differ into the folder;
 * answers their keys. A pair is compared as soon as it is there, so that what is the same is kept nowhere.
 */
export async function takeBothSides(
  sides: Sides,
  keys: readonly string[],
  folder: string,
): Promise<string[]> {
  const untaken = (side: Side) =>
    keys.filter((key) => sides[side].snapshots.has(key) && !sides[side].hashes.has(key))
  const left = { before: untaken('before'), after: untaken('after') }
  const windowsEach = left.before.length > 0 && left.after.length > 0 ? windows / 2 : windows

  /** The first of a pair until the other comes. Both sides go the same way, so these are few. */
  const firsts = new Map<string, Buffer>()
  const put = async (side: Side, snapshot: Snapshot, png: Buffer) =>
    writeFile(pictureFile(folder, snapshot, side), png)

  const take = async (side: Side, other: Side) =>
    sides[side].take(left[side], windowsEach, async (snapshot, png) => {
      const key = keyOf(snapshot)
      const hash = sides[other].hashes.get(key)
      if (hash === sides[side].hashes.get(key)) firsts.delete(key)
      else if (hash === undefined && sides[other].snapshots.has(key)) firsts.set(key, png)
      else {
        const first = firsts.get(key)
        firsts.delete(key)
        await put(side, snapshot, png)
        if (first) await put(other, snapshot, first)
      }
    })
  await Promise.all([take('before', 'after'), take('after', 'before')])

  const differing = keys.filter((key) => sides.before.hashes.get(key) !== sides.after.hashes.get(key))
  // Of what was taken by an earlier run, only the hash was kept.
  for (const side of ['before', 'after'] as const) {
    const { snapshots } = sides[side]
    const unseen = differing.filter((key) => {
      const snapshot = snapshots.get(key)
      return snapshot && !existsSync(pictureFile(folder, snapshot, side))
    })
    await sides[side].take(unseen, windows, async (snapshot, png) => put(side, snapshot, png))
  }
  return differing
}
