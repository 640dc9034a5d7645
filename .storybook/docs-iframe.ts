import {
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
  STORY_THREW_EXCEPTION,
} from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/** The name of the iframe in which a docs page shows a story. */
export const docsIframe = 'story-in-docs'

/** Sent to the iframe's element once its story has played, or cannot be shown. */
export const playedEvent = 'played'

/** Returns `true` in such an iframe. */
export const isInDocs = () => window.name === docsIframe

/**
 * Marks such an iframe until its play has ended. A marked one is fixed at the top, as a focus or a scroll in it would else
 * scroll the docs page (`StoryFrame`).
 */
export function staySilentInDocs(): void {
  if (!isInDocs()) return
  const iframe = window.frameElement
  iframe?.toggleAttribute('data-playing', true)
  for (const event of [STORY_FINISHED, STORY_ERRORED, STORY_THREW_EXCEPTION, STORY_MISSING])
    addons.getChannel().once(event, () => {
      iframe?.removeAttribute('data-playing')
      iframe?.dispatchEvent(new Event(playedEvent, { bubbles: true }))
    })
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
