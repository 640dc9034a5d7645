import { existsSync } from 'node:fs'

/** Debian's headless Chromium renders pages in two thirds of the time of the headed one. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const candidates = [
  process.env['CHROMIUM_PATH'],
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Returns the Chromium for tests: `CHROMIUM_PATH`, else the system's, else `undefined` for Playwright's own. */
export function browserPath(): string | undefined {
  return candidates.find((path): path is string => path !== undefined && existsSync(path))
}

const executablePath = browserPath()

/** Every test starts the browser with these options. */
export const launchOptions = {
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--hide-scrollbars',
    '--font-render-hinting=none',
  ],
}
