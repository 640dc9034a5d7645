import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { chromium } from 'playwright'
import { browserPath } from './browser.ts'

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

/** Finds a Chromium for the tests, or installs one: Debian's as root, else Playwright's own. */
export function ensureBrowser(): void {
  if (browserPath() || existsSync(chromium.executablePath())) return
  const release = '/etc/os-release'
  const isDebian = existsSync(release) && /^ID=debian$/m.test(readFileSync(release, 'utf8'))
  if (isDebian && process.getuid?.() === 0) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
  } else run('npx', 'playwright', 'install', 'chromium')
}

if (import.meta.main) ensureBrowser()
