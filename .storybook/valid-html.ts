import { faultsIn } from '../test/html-rules.ts'

/** Matches markup of a library, which the check excludes. */
const foreign = '[data-sonner-toaster], .xs'

/** Matches a label of the card provider's own field, which names its container until the field has loaded. */
const providerLabel = '[data-slot="provider-field"] label'

const canvas = 'body > div:not([class], [role], [id])'

/** Storybook's own notices beside it. */
const storybookParts = 'script, style, [class*="sb-"], [id*="storybook"]'

/** Returns the HTML for screen readers: the story and its overlays, without the page under an open dialog. */
function readableHtml(): string {
  const found = document.querySelectorAll(
    `${canvas} > .meridian > *, body > :not(${canvas}, ${storybookParts})`,
  )
  const shown = [...found].filter((part) => !part.closest('[aria-hidden="true"]'))
  const copies = shown.map((part) => part.cloneNode(true) as Element)
  for (const copy of copies) {
    for (const part of copy.querySelectorAll(foreign)) part.remove()
    for (const label of copy.querySelectorAll(providerLabel)) label.removeAttribute('for')
  }
  return copies.map((copy) => copy.outerHTML).join('\n')
}

/** Fails a story whose HTML is not valid, once its play has run. */
export async function checkHtml(): Promise<void> {
  const html = readableHtml()
  const errors = await faultsIn(html, html.includes('<main') ? 'page' : 'part')
  if (errors.length > 0) throw new Error(`Invalid HTML:\n${errors.join('\n')}`)
}
