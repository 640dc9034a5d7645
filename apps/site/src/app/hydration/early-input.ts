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
let pressed = new Set<HTMLButtonElement>()
let isHydrated = false

const record = (event: Event, button: HTMLButtonElement) => {
  // Without this the browser would send a form itself and load its page again.
  event.preventDefault()
  pressed.add(button)
}

const onClick = (event: MouseEvent) => {
  const button = event.target instanceof Element && event.target.closest('button')
  if (!button) return
  if (!isHydrated) record(event, button)
  // The first click of this double click was an early one.
  else if (event.detail > 1 && pressed.has(button)) {
    event.preventDefault()
    event.stopPropagation()
  } else pressed.clear()
}

const onKeyDown = (event: KeyboardEvent) => {
  const button =
    event.key === 'ArrowDown' &&
    event.target instanceof Element &&
    event.target.closest<HTMLButtonElement>('[aria-haspopup=menu]')
  if (button && !isHydrated) record(event, button)
}

addEventListener('click', onClick, true)
addEventListener('keydown', onKeyDown, true)

const nameOf = (button: Element) => button.ariaLabel ?? button.textContent

/** Returns a button of the hydrated page. One that reads its query was rendered again, with other buttons. */
const current = (button: HTMLButtonElement) =>
  button.isConnected
    ? button
    : [...document.querySelectorAll('button')].find((other) => nameOf(other) === nameOf(button))

window.replayEarlyInput = () => {
  isHydrated = true
  if (matchMedia('(hover: hover)').matches)
    [...document.querySelectorAll(':hover')]
      .at(-1)
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }))
  const buttons = [...pressed].flatMap((button) => current(button) ?? [])
  for (const button of buttons) button.click()
  pressed = new Set(buttons)
}
