import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { paths, type PathName } from '@meridian-2117/contract/paths/paths'
import type { Page } from 'playwright'
import { pages } from '@meridian-2117/site/pages'

export interface Account {
  email: string
  password: string
}

let accounts = 0

/** Returns credentials that nobody else uses. */
export function newAccount(): Account {
  accounts += 1
  return { email: `mika${process.pid}.${accounts}@meridian.test`, password: 'open-the-gate' }
}

/** Opens an account at the server and leaves the browser as it was. */
export async function openAccount(page: Page, { email, password }: Account = newAccount()) {
  const answer = await page.request.post('/api/v1/user/signup', {
    data: { Email: email, Password: password, ConfirmPassword: password },
  })
  if (answer.status() !== 201) throw new Error(`The account was refused: ${await answer.text()}`)
  return { origin: new URL(answer.url()).origin, record: await answer.text() }
}

/** Opens an account and signs in with it, like a returning player. */
export async function signIn(page: Page, account?: Account): Promise<void> {
  const { origin, record } = await openAccount(page, account)
  const localStorage = [{ name: 'auth', value: record }]
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] })
}

/** Returns the address of a page as the browser shows it, with its parameter filled in. */
export const addressOf = (name: PathName): string => paths[name].replace(':token', 'a-token')

/** Returns the address by which a link opens a page with the market's first collectible. */
export const kestrelAt = (path: string): string => itemLink(kestrelInterceptor, path).to

/** Returns the address by which a link opens a page with the market's first parcel. */
export const calderaAt = (path: string): string => itemLink(calderaRidge, path).to

/** Goes to a page by its address, with an item where the page needs one. */
export async function visit(page: Page, name: PathName): Promise<void> {
  const there = pages[name]
  if (there.kind !== 'screen' || there.needs !== 'item') await page.goto(addressOf(name))
  else await page.goto(name === 'buyLand' ? calderaAt(paths[name]) : kestrelAt(paths[name]))
}
