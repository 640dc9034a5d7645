import type { Page } from '@playwright/test'

/**
 * Simulates a browser's translator on each page opened from now on. It replaces every text node, now and later, by an
 * element with its own text.
 */
export const translate = (page: Page) =>
  page.addInitScript(() => {
    const untouched = 'font, script, style, noscript, title, textarea'
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Node[] = root instanceof Text ? [root] : []
      while (walker.nextNode()) texts.push(walker.currentNode)
      for (const text of texts) {
        if (text.textContent?.trim() === '' || !text.parentElement || text.parentElement.closest(untouched))
          continue
        const [outer, inner] = [document.createElement('font'), document.createElement('font')]
        inner.textContent = text.textContent
        outer.append(inner)
        text.parentElement.replaceChild(outer, text)
      }
    }
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of [target, ...addedNodes]) translateIn(node)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })

/**
 * Adds an icon beside each input as soon as the page is parsed. Password managers do so before the site's code has
 * loaded.
 */
export const putIcons = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => {
      for (const input of document.querySelectorAll('input')) {
        const icon = document.createElement('div')
        icon.className = 'icon-of-another-program'
        input.after(icon)
      }
    }),
  )
