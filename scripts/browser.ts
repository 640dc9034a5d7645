import { existsSync } from 'node:fs'

const candidates = [
  process.env['CHROMIUM_PATH'],
  // It renders pages in two thirds of the time of the headed one.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
]

/** Returns the Chromium for tests: `CHROMIUM_PATH`, else the system's, else `undefined` for Playwright's own. */
export function browserPath(): string | undefined {
  return candidates.find((path): path is string => path !== undefined && existsSync(path))
}

const executablePath = browserPath()

/** Every test starts the browser with these options. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: ['--disable-gpu', '--font-render-hinting=none'],
}
