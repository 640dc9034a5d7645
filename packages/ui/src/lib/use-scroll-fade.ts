import { useCallback, useState, type CSSProperties, type RefCallback } from 'react'

/**
 * Fades the cut edges of a container that scrolls sideways. Returns its `ref` and its style, which is `undefined` while
 * everything fits.
 */
export function useScrollFade(): [ref: RefCallback<HTMLElement>, style: CSSProperties | undefined] {
  const [maskImage, setMaskImage] = useState<string>()

  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return
    const measure = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element
      const before = scrollLeft > 1 && '2.5rem'
      const after = scrollLeft + clientWidth < scrollWidth - 1 && '2.5rem'
      setMaskImage(
        before || after
          ? `linear-gradient(to right, transparent, currentcolor ${before || '0px'}, currentcolor calc(100% - ${after || '0px'}), transparent)`
          : undefined,
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

  return [ref, maskImage ? { maskImage, WebkitMaskImage: maskImage } : undefined]
}
