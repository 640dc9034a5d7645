import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useViewTransitionState } from 'react-router-dom'

/**
 * Moves an item's picture between its card and its page while the router changes pages in a view transition. The mark
 * `data-moves` names the picture, and lets the root move it (`site.css`). A picture that is out of sight, or behind a
 * dialog, stays unmarked, and the page changes at once.
 */
export function PictureTransition() {
  useEffect(handleInterruptions, [])
  const { pathname, search } = useLocation()
  const active = useViewTransitionState(pathname)
  const moved = useRef<{ item: string; src: string | undefined }>(null)

  // Runs before the browser takes its pictures: on the old page, and on the new one once that is scrolled to its place.
  useLayoutEffect(() => {
    const address = pathname + search
    // The browser has the next address before the router shows its page.
    const next = location.pathname + location.search
    if (!active || next !== address) moved.current = null
    if (!active) return
    const items = next === address ? (moved.current ? [moved.current.item] : []) : [next, address]
    for (const item of items) {
      const picture = findPicture(item, address)
      if (!picture) continue
      const image = picture.querySelector('img')
      // The file for the other width may still be on its way.
      if (image && moved.current?.src) image.style.background = `center / cover url("${moved.current.src}")`
      moved.current ??= { item, src: image?.currentSrc }
      const root = document.documentElement
      root.setAttribute('data-moves', 'page')
      picture.setAttribute('data-moves', 'picture')
      return () => [root, picture].forEach((element) => element.removeAttribute('data-moves'))
    }
    return
  }, [active, pathname, search])
  return null
}

/** Handles the rejection of each interrupted transition, which React Router leaves unhandled. */
function handleInterruptions() {
  if (!('startViewTransition' in document)) return
  const start = document.startViewTransition.bind(document)
  document.startViewTransition = (update) => {
    const transition = start(update)
    transition.ready.catch(() => undefined)
    return transition
  }
  return () => {
    document.startViewTransition = start
  }
}

/** Returns the visible picture of an item: on its page, or on a card of another page, the pressed one first. */
function findPicture(item: string, address: string): Element | undefined {
  if (document.querySelector('[role="dialog"]')) return undefined
  const place =
    item === address
      ? '[data-slot="item-detail"]'
      : `[data-slot="item-card"]:has(a[href=${CSS.escape(item)}])`
  const pictures = [`${place}:focus-within`, place].flatMap((found) => [
    ...document.querySelectorAll(`${found} [data-slot="item-picture"]`),
  ])
  return pictures.find((picture) => {
    const { left, top, width, height } = picture.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return x > 0 && x < innerWidth && y > 0 && y < innerHeight
  })
}
