import { STORY_FINISHED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The name of the window in which a docs page shows a story. */
export const docsIframe = 'story-in-docs'

/** Returns whether this is such a window. */
export const isInDocs = () => window.name === docsIframe

/** In such a window a story that moves the focus must not scroll the docs page to itself. */
export function staySilentInDocs(): void {
  if (!isInDocs()) return
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
  // First of all who listen: a window asks them in the order in which they came.
  for (const leaving of ['blur', 'focusout'])
    addEventListener(leaving, (event) => played && event.stopImmediatePropagation(), true)
}

const longestTurnMs = 5000

/** The story in this window has played to its end. */
let played = false

/**
 * The windows of a docs page have one focus and one storage between them: their stories play one after the other, and
 * one that has played does not hear that the focus went on, which would close its menus and lists.
 */
export async function playInTurn(): Promise<void> {
  if (!isInDocs()) return
  const finished = new Promise<void>((resolve) => addons.getChannel().once(STORY_FINISHED, () => resolve()))
  // Of this page alone: in another tab that nobody looks at, stories stand still.
  const page = `${docsIframe} ${parent.performance.timeOrigin}`
  await new Promise<void>((begin) => {
    void navigator.locks.request(page, () => {
      begin()
      // One that never ends does not keep the others waiting.
      return Promise.race([finished, new Promise((resolve) => setTimeout(resolve, longestTurnMs))])
    })
  })
  void finished.then(() => {
    played = true
  })
}
