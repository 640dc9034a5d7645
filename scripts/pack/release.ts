/**
 * `npm run release`: versions and changelogs by what lies in `.changeset/`, a commit and a tag of them, and the tarballs
 * to the registry. With `-- --dry-run` all of it happens in a copy, and nothing is published.
 */
import { basename } from 'node:path'
import { rehearse, release } from './release-packages.ts'

const dry = process.argv.includes('--dry-run')
for (const { name, version, tarball } of await (dry ? rehearse() : release()))
  console.log(`${dry ? 'would publish' : 'published'} ${name} ${version}: ${basename(tarball)}`)
