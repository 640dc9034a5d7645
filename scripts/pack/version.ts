/** `npm run tool -- version`: moves versions and changelogs by the notes in `.changeset/`, and the lock file with them. */
import { execFileSync } from 'node:child_process'

const run = (...args: readonly string[]) => execFileSync('npm', args, { stdio: 'inherit' })

run('exec', '--no', 'changeset', 'version')
run('install', '--package-lock-only', '--no-audit', '--no-fund')
