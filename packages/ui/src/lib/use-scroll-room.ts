import { useCallback, useState, type RefCallback } from 'react'

/** Whether there is more to see before and after what is in sight of something that scrolls sideways. */
export interface ScrollRoom {
  before: boolean
  after: boolean
}

/** Follows how far an element has been scrolled sideways; the first value is its `ref`. */
export function useScrollRoom(): [ref: RefCallback<HTMLElement>, room: ScrollRoom] {
  const [room, setRoom] = useState<ScrollRoom>({ before: false, after: false })

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => {
      const before = element.scrollLeft > 1
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1
      setRoom((current) =>
        current.before === before && current.after === after ? current : { before, after },
      )
    }
    const sizes = new ResizeObserver(measure)
    for (const watched of [element, ...element.children]) sizes.observe(watched)
    element.addEventListener('scroll', measure, { passive: true })
    return () => {
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [])

  return [ref, room]
}

/** Fades the edge beyond which there is more. */
export const scrollFade = ({ before, after }: ScrollRoom): string | false =>
  (before || after) &&
  [before && 'mask-l-from-[calc(100%-2.5rem)]', after && 'mask-r-from-[calc(100%-2.5rem)]']
    .filter(Boolean)
    .join(' ')
