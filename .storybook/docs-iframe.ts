import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The name of the iframe in which a docs page shows a story. */
export const docsIframe = 'story-in-docs'

/** Returns `true` in such an iframe. */
export const isInDocs = () => window.name === docsIframe

/** Keeps a focus in such an iframe from scrolling the docs page. */
export function staySilentInDocs(): void {
  if (!isInDocs()) return
  // `focus` is patched, as an inert iframe still scrolls the docs page, and a listener that restored the position after
  // each focus left four of five pages scrolling.
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
  // Listeners run in the order of their addition, so these are added first.
  for (const type of ['blur', 'focusout', 'storage'])
    addEventListener(type, (event) => played && event.stopImmediatePropagation(), true)
}

const longestTurnMs = 5000

/** The play of the story in this iframe has ended. */
let played = false

/**
 * Runs the plays of a docs page one after the other, as its iframes share one focus and one storage. A story that has
 * played gets no `blur`, which would close its menus and lists, and no `storage` event, which would reset its page.
 */
export async function playInTurn(): Promise<void> {
  if (!isInDocs()) return
  const finished = new Promise<void>((resolve) => addons.getChannel().once(STORY_FINISHED, () => resolve()))
  // Each docs page has its own lock, as the stories of a hidden tab stand still.
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
