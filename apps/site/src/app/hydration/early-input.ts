/** Runs in the head of a prerendered page, as a separate script. */
import { browserStorage, sessionKey, tabStorage } from '../../lib/storage/key-value-store.ts'

declare global {
  interface Window {
    /** Carries out on the hydrated page what was done to it before, and records nothing more. */
    replayEarlyInput?: () => void
    /** Path of the page that this document was written for. */
    documentPath?: string
  }
}

window.documentPath = location.pathname

// Shows a player's header (`remembered:` of the theme) before the session is checked.
if (browserStorage.get(sessionKey) ?? tabStorage.get(sessionKey))
  document.documentElement.dataset['visitor'] = 'remembered'

/** The buttons that were pressed, in order; an impatient second press is none. */
const pressed = new Set<HTMLButtonElement>()
const hydrated = new AbortController()

const record = (event: Event, buttons: string) => {
  const button = event.target instanceof Element && event.target.closest<HTMLButtonElement>(buttons)
  if (!button) return
  // Without this the browser would send a form itself and load its page again.
  event.preventDefault()
  pressed.add(button)
}
const first = { capture: true, signal: hydrated.signal }
addEventListener('click', (event) => record(event, 'button'), first)
addEventListener(
  'keydown',
  (event) => event.key === 'ArrowDown' && record(event, '[aria-haspopup=menu]'),
  first,
)

const nameOf = (button: Element) => button.ariaLabel ?? button.textContent

window.replayEarlyInput = () => {
  hydrated.abort()
  if (matchMedia('(hover: hover)').matches)
    [...document.querySelectorAll(':hover')]
      .at(-1)
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  for (const button of pressed) {
    // A page that reads its query is rendered again, and has another button in its place.
    const now = button.isConnected
      ? button
      : [...document.querySelectorAll('button')].find((other) => nameOf(other) === nameOf(button))
    now?.click()
  }
}
