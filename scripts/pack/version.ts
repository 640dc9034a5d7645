/** `npm run tool -- version`: updates versions and changelogs from the notes in `.changeset/`, and the lock file. */
import { execFileSync } from 'node:child_process'

const run = (...args: readonly string[]) => execFileSync('npm', args, { stdio: 'inherit' })

run('exec', '--no', 'changeset', 'version')
run('install', '--package-lock-only', '--no-audit', '--no-fund')
