import { setTimeout as pause } from 'node:timers/promises'
import { messages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import * as z from 'zod/mini'
import { builtPages } from '@meridian-2117/site/pages'
import { usableMark } from '@meridian-2117/site/usable-mark'
import { calderaAt, kestrelAt, linkTo, newAccount } from '../visit.ts'
import type { Engine, Tab } from './engine.ts'
import { findInPage, type Target } from './find-in-page.ts'

/** Milliseconds for one step. */
const stepLimit = 30_000

const centreSchema = z.nullable(z.object({ x: z.number(), y: z.number() }))

/** Called with the name of the step that starts. */
export type Report = (step: string) => void

/**
 * Walks the sign-in methods, both purchases, listing, the profile and every page. Returns the console's errors; rejects
 * at the first failed step.
 */
export async function walk(
  tab: Tab,
  origin: string,
  { isWide, restoresPages }: { isWide: boolean } & Pick<Engine, 'restoresPages'>,
  report: Report,
): Promise<readonly string[]> {
  const find = async ({ kind, name }: Target) => {
    const expression = `(${String(findInPage)})(${JSON.stringify({ kind, name })})`
    for (const end = Date.now() + stepLimit; Date.now() < end; await pause(150)) {
      const before = z.parse(centreSchema, await tab.evaluate(expression))
      if (before && kind === 'text') return before
      // Waits until a moving control stands still.
      await pause(50)
      const now = before && z.parse(centreSchema, await tab.evaluate(expression))
      if (before && now && Math.abs(before.x - now.x) + Math.abs(before.y - now.y) < 1) return now
    }
    const shown = await tab.evaluate('location.pathname + " " + document.body.innerText.slice(0, 300)')
    throw new Error(`${kind} “${name}” was not found on ${String(shown)}`)
  }
  /** Waits until the network is idle. Code that still loads when its page unloads is a console error. */
  const rest = async () => {
    for (let count = -1, quiet = 0; quiet < 4; await pause(150)) {
      const now = Number(await tab.evaluate('performance.getEntriesByType("resource").length'))
      quiet = now === count ? quiet + 1 : 0
      count = now
    }
  }
  /** Waits until a prerendered page is hydrated and the code that follows has loaded. */
  const waitUntilUsable = async () => {
    for (const end = Date.now() + stepLimit; ; await pause(150)) {
      if (await tab.evaluate(`performance.getEntriesByName('${usableMark}').length > 0`)) break
      if (Date.now() > end) throw new Error('The page was never usable')
    }
    await rest()
  }
  const goTo = async (path: string) => {
    await rest()
    await tab.goTo(origin + path)
  }
  const see = async (name: string) => void (await find({ kind: 'text', name }))
  const press = async (name: string) => {
    const { x, y } = await find({ kind: 'press', name })
    await tab.click(x, y)
  }
  const fill = async (name: string, text: string) => {
    const { x, y } = await find({ kind: 'field', name })
    await tab.click(x, y)
    await tab.evaluate('document.activeElement.select?.()')
    await tab.type(text)
  }
  const forget = () => tab.evaluate('(localStorage.clear(), sessionStorage.clear())')
  const { email, password } = newAccount()

  report('sign up by e-mail')
  await goTo(paths.signUp)
  await fill('Email', email)
  await fill('Password', password)
  await fill('Confirm Password', password)
  await press('Sign Up')
  await see(messages.signUpSucceeded)

  for (const { name } of builtPages) {
    report(`page ${name}`)
    await goTo(linkTo(name))
    for (const end = Date.now() + stepLimit; ; await pause(150)) {
      if (await tab.evaluate('Boolean(document.querySelector("h1")?.textContent.trim())')) break
      if (Date.now() > end) throw new Error(`${name} has no heading`)
    }
  }

  report('purchase by dialogs')
  await goTo(kestrelAt(paths.buyCollectible))
  await press('Buy Now')
  await see('Platform Fee')
  await press('Buy Now')
  await press('Confirm')
  await see('You are paying $1250')
  await fill('Card number', '4242424242424242')
  await fill('Expiration date', '1240')
  await fill('Security code', '123')
  await press('Pay $1250')
  await see(messages.returnedPaid)

  report('purchase by card')
  await goTo(calderaAt(paths.buyLand))
  await press('Buy With Card')
  await fill('Card number', '4242424242424242')
  await fill('Expiry date', '1240')
  await fill('CVV/CVC', '123')
  await fill('Name on card', 'Mika Vale')
  await press('Purchase Now')
  await see(messages.cardPaid('$4200'))

  report('listing')
  await goTo(paths.profileCollectibles)
  await press('List Now, Vanguard Helm')
  await press('List Now')
  await press('Confirm')
  await press('MetaMask')
  await press('Connect')
  await see(messages.walletTradeClosed)

  report('edit profile')
  await goTo(paths.editProfile)
  await fill('Full Name', 'Mika Vale')
  await press('Save')
  await see(messages.profileSaved)
  await see('Mika Vale')

  report('log out')
  await goTo(paths.home)
  if (!isWide) await press('Open menu')
  await press('Logout')
  await see('Are you sure you want to log out?')
  await press('Logout')
  await see(messages.logOutSucceeded)

  report('sign in by e-mail')
  await fill('Email', email)
  await fill('Password', password)
  await press('Sign In')
  await see(messages.logInSucceeded)
  await forget()

  report('sign in by Discord')
  await goTo(paths.signIn)
  await press('Discord')
  await press('Authorize')
  await see('Discord login successful!')
  await forget()

  report('sign in by Google')
  await goTo(paths.signIn)
  // WebKit opens a popup only within a second of the press, in which the code may not load.
  await rest()
  await press('Google')
  for (const end = Date.now() + stepLimit; !(await tab.switchTo('newest')); await pause(150))
    if (Date.now() > end) throw new Error('No window was opened')
  // The window may close before the press is acknowledged.
  await press('Authorize').catch(() => undefined)
  await tab.switchTo('first')
  await see(messages.googleLoggedIn)
  await forget()

  report('sign in by wallet')
  await goTo(paths.signIn)
  await press('MetaMask')
  await see(messages.walletLoggedIn)

  // Firefox logs calls that it aborts as a page goes into its cache.
  const errors = [...tab.errors]
  if (!restoresPages) return errors
  report('Back, after a logout in another tab')
  await goTo(paths.market)
  await waitUntilUsable()
  await tab.evaluate('addEventListener("pageshow", ({ persisted }) => { window.isRestored = persisted })')
  await goTo(paths.about)
  await waitUntilUsable()
  // A page in the cache does not receive the other tab's event.
  await tab.evaluate('localStorage.removeItem("auth")')
  await tab.evaluate('void setTimeout(() => history.back())')
  await see(messages.sessionEndedElsewhere)
  if ((await tab.evaluate('window.isRestored')) !== true) throw new Error('The page was loaded anew')
  return errors
}
