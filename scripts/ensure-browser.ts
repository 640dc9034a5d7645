import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { browserPath, headlessShell } from './browser.ts'

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

/**
 * Finds a Chromium for the tests, or installs one: Debian's where we may, else Playwright's own. A machine of tests that
 * has the Chromium with windows alone gets the quicker one, if it can be had.
 */
export function ensureBrowser(): void {
  if (process.env['CHROMIUM_PATH'] || existsSync(headlessShell)) return
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    try {
      run('apt-get', 'update', '-qq')
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell')
      return
    } catch {
      // Older systems have one package alone.
      if (!browserPath()) run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium')
    }
  }
  if (browserPath() === undefined && !existsSync(chromium.executablePath()))
    run('npx', 'playwright', 'install', 'chromium')
}

if (import.meta.main) ensureBrowser()
