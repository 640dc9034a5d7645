/**
 * `npm run release`: versions and changelogs by what lies in `.changeset/`, a commit and a tag of them, and the tarballs
 * to the registry. With `-- --dry-run` all but the commit, the tag and the registry, in a copy.
 */
import { rm } from 'node:fs/promises'
import { listing, rehearse, release } from './release-packages.ts'

if (process.argv.includes('--dry-run')) {
  const { copy, released } = await rehearse()
  for (const line of listing(released)) console.log(`would publish ${line}`)
  await rm(copy, { recursive: true })
} else for (const line of listing(await release())) console.log(`published ${line}`)
