import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { browserPath, headlessShell } from './browser.ts'

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

/**
 * Finds a Chromium for the tests, or installs one: Debian's as root, else Playwright's own. If only the headed Chromium
 * is there, it also installs the faster headless one if possible.
 */
export function ensureBrowser(): void {
  if (process.env['CHROMIUM_PATH'] || existsSync(headlessShell) || existsSync(chromium.executablePath()))
    return
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    try {
      run('apt-get', 'update', '-qq')
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
      return
    } catch {
      // Older systems have a single package.
      if (!browserPath()) run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
    }
  }
  if (browserPath() === undefined) run('npx', 'playwright', 'install', 'chromium')
}

if (import.meta.main) ensureBrowser()
