/** Finds the Chromium that tests drive: the one place that knows. */
import { existsSync } from 'node:fs'

const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** undefined: leave it to Playwright's own download. */
export function browserPath(): string | undefined {
  return candidates.find((p): p is string => !!p && existsSync(p))
}

export const launchOptions = {
  ...(browserPath() ? { executablePath: browserPath()! } : {}),
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
