import { useCallback, useState, type RefCallback } from 'react'

/** Tells on which sides a container that scrolls sideways has more content. */
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

/** Fades the edges beyond which there is more. */
export function scrollFade({ before, after }: ScrollRoom): string | false {
  if (before && after)
    return 'mask-[linear-gradient(to_right,transparent,currentcolor_2.5rem,currentcolor_calc(100%-2.5rem),transparent)]'
  if (before) return 'mask-[linear-gradient(to_left,currentcolor_calc(100%-2.5rem),transparent)]'
  return after && 'mask-[linear-gradient(to_right,currentcolor_calc(100%-2.5rem),transparent)]'
}
