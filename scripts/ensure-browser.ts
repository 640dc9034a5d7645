import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { browserPath } from './browser.ts'

/** Finds a Chromium for the tests, or installs one: Debian's where we may, else Playwright's own. */
export function ensureBrowser(): void {
  if (browserPath() ?? (existsSync(chromium.executablePath()) || undefined)) return
  const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    run('apt-get', 'update', '-qq')
    run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
  } else {
    run('npx', 'playwright', 'install', 'chromium')
  }
}

if (import.meta.main) ensureBrowser()
