import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const screens = (...names: string[]) => names.map((name) => `screens/${name}`)
const dialogs = (...names: string[]) => names.map((name) => `dialogs/${name}-dialog`)

/** What a host takes together, as entries of ui: each chain has a style sheet of its own. */
export const chains = {
  buy: [
    ...screens('purchase', 'buy-collectible', 'buy-land', 'stripe-payment', 'card-payment'),
    ...screens('request-succeeded', 'request-failed'),
    ...dialogs('buy-assets', 'confirm-purchase', 'buy-land', 'confirm-land'),
    'components/toast-host',
  ],
  list: [
    ...screens('profile-items', 'profile-listings'),
    ...dialogs('list-now', 'confirm-listing', 'choose-wallet', 'connect-wallet', 'cancel-listing'),
    'sections/listing-steps',
    'components/toast-host',
  ],
  sell: [
    ...dialogs('sell-item', 'choose-wallet', 'connect-wallet'),
    'sections/sell-steps',
    'components/toast-host',
  ],
} as const

export type ChainName = keyof typeof chains

/** Files with what each is made of: sources or what was built of them. */
export function reachedFrom(files: readonly string[]): Set<string> {
  const reached = new Set<string>()
  const follow = (file: string) => {
    if (reached.has(file) || !existsSync(file)) return
    reached.add(file)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(/(?:from|import\() ?['"](\.[^'"]+)['"]/g))
      follow(join(dirname(file), path!))
  }
  files.forEach(follow)
  return reached
}
