/** Runs in the head of a prerendered page, as a separate script. */
import { browserStorage, sessionKey, tabStorage } from '../../lib/storage/key-value-store.ts'

declare global {
  interface Window {
    /** Clicks the button that was pressed before hydration, or the one like it, and records no more presses. */
    replayEarlyPress?: () => void
    /** Path of the page that this document was written for. */
    documentPath?: string
  }
}

window.documentPath = location.pathname

// Shows a player's header (`remembered:` of the theme) before the session is checked.
if (browserStorage.get(sessionKey) ?? tabStorage.get(sessionKey))
  document.documentElement.dataset['visitor'] = 'remembered'

// Without this the browser would send a form itself and load its page again.
let pressed: HTMLButtonElement | undefined
const recordPress = (event: MouseEvent) => {
  const button = event.target instanceof Element && event.target.closest('button')
  if (!button) return
  event.preventDefault()
  pressed = button
}
addEventListener('click', recordPress, true)
window.replayEarlyPress = () => {
  removeEventListener('click', recordPress, true)
  if (!pressed) return
  // A page with a query is rendered again, and has another button in its place.
  const equal = pressed.isConnected
    ? [pressed]
    : [...document.querySelectorAll('button')].filter((button) => button.isEqualNode(pressed ?? null))
  if (equal.length === 1) equal[0]?.click()
}
