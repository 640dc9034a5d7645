import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { browserPath } from './browser.ts'
import { canInstall, install, run } from './debian.ts'

/** Finds a Chromium for the tests, or installs one: Debian's as root, else Playwright's own. */
export function ensureBrowser(): void {
  if (browserPath() || existsSync(chromium.executablePath())) return
  if (canInstall()) install('chromium-headless-shell')
  else run('npx', 'playwright', 'install', 'chromium')
}

if (import.meta.main) ensureBrowser()
