import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { itemPages, paths, type PathName } from '@meridian-2117/contract/paths/paths'
import type { Page } from 'playwright'

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

/** Returns the address by which a link opens a page, with an item where the page shows one. */
export function linkTo(name: PathName): string {
  if (!itemPages.includes(paths[name])) return addressOf(name)
  return name === 'buyLand' ? calderaAt(paths[name]) : kestrelAt(paths[name])
}

/** Goes to a page as a link does. */
export const visit = async (page: Page, name: PathName): Promise<unknown> => page.goto(linkTo(name))
