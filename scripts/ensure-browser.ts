import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { browserPath, headlessShell } from './browser.ts'
import { canInstall, install, run } from './debian.ts'

/**
 * Finds a Chromium for the tests, or installs one: Debian's as root, else Playwright's own. If only the headed Chromium
 * is there, it also installs the faster headless one if possible.
 */
export function ensureBrowser(): void {
  if (process.env['CHROMIUM_PATH'] || existsSync(headlessShell) || existsSync(chromium.executablePath()))
    return
  if (canInstall()) {
    try {
      install('chromium-headless-shell')
      return
    } catch {
      // Older systems have a single package.
      if (!browserPath()) install('chromium')
    }
  }
  if (browserPath() === undefined) run('npx', 'playwright', 'install', 'chromium')
}

if (import.meta.main) ensureBrowser()
