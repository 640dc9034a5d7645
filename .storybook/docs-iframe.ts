import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The name of the iframe in which a docs page shows a story. */
export const docsIframe = 'story-in-docs'

/** Returns `true` in such an iframe. */
export const isInDocs = () => window.name === docsIframe

/** Keeps the focus of a story in such an iframe from scrolling the docs page. */
export function staySilentInDocs(): void {
  if (!isInDocs()) return
  // Patched: an inert iframe moves the docs page all the same, and a listener that restores its position after each
  // focus left four of five pages moving.
  const focus: (this: HTMLElement, how: FocusOptions) => void = Reflect.get(HTMLElement.prototype, 'focus')
  HTMLElement.prototype.focus = function focusWhereItIs(options) {
    focus.call(this, { ...options, preventScroll: true })
  }
  const scroll: (this: Element, how: ScrollIntoViewOptions) => void = Reflect.get(
    Element.prototype,
    'scrollIntoView',
  )
  Element.prototype.scrollIntoView = function scrollWhereItIs(how) {
    scroll.call(this, { ...(typeof how === 'object' && how), container: 'nearest' })
  }
  // Added before any other listener, as they run in the order of their addition.
  for (const type of ['blur', 'focusout', 'storage'])
    addEventListener(type, (event) => played && event.stopImmediatePropagation(), true)
}

const longestTurnMs = 5000

/** The play of the story in this iframe has ended. */
let played = false

/**
 * The iframes of a docs page share one focus and one storage: their plays run one after the other, and a story that has
 * played receives no blur, which would close its menus and lists, and no news of the storage, which would reset its page.
 */
export async function playInTurn(): Promise<void> {
  if (!isInDocs()) return
  const finished = new Promise<void>((resolve) => addons.getChannel().once(STORY_FINISHED, () => resolve()))
  // The lock belongs to this page: stories of a hidden tab stand still.
  const page = `${docsIframe} ${parent.performance.timeOrigin}`
  await new Promise<void>((begin) => {
    void navigator.locks.request(page, () => {
      begin()
      // A play that never ends does not block the others.
      return Promise.race([finished, new Promise((resolve) => setTimeout(resolve, longestTurnMs))])
    })
  })
  void finished.then(() => {
    played = true
  })
}
