import { useEffect, useRef } from 'react'

export interface RollingFigureProps {
  /** Finished text around one number, such as `$50M+` or `99.8%`. */
  value: string
}

/** A figure that counts up once, when it first comes into view. */
export function RollingFigure({ value }: RollingFigureProps) {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => rollFigure(ref.current!, value), [value])
  return (
    <span ref={ref} className="data-rolling:animate-roll">
      {value}
    </span>
  )
}

/**
 * Counts up an element's figure once, when it first comes into view. Returns a function that stops and leaves it
 * finished. `value` is finished text around one number. The clock is a CSS animation, so whatever turns motion off
 * (reduced motion, snapshots) shows the finished figure.
 */
function rollFigure(element: HTMLElement, value: string): () => void {
  const [, before = '', whole = '', decimals = '', after = ''] =
    /^(\D*)(\d+)(\.\d+)?(\D.*)?$/.exec(value) ?? []
  let frame = 0
  let clock: Animation | undefined
  const show = (figure: string) => {
    // Writes into the existing text node: another node would cost a style pass over the page in each frame. A
    // translator replaces it by an element.
    if (element.firstChild instanceof Text) element.firstChild.nodeValue = figure
    else element.textContent = figure
  }

  const roll = () => {
    const progress = clock?.effect?.getComputedTiming().progress ?? 1
    const eased = 1 - (1 - progress) ** 4
    show(
      progress < 1
        ? before + (Number(whole + decimals) * eased).toFixed(Math.max(0, decimals.length - 1)) + after
        : value,
    )
    if (progress < 1) frame = requestAnimationFrame(roll)
  }
  const observer = new IntersectionObserver(([entry]) => {
    if (!entry?.isIntersecting) return
    observer.disconnect()
    element.dataset['rolling'] = ''
    // Read once, as the browser recalculates styles of the whole page to answer.
    clock = element.getAnimations()[0]
    roll()
  })
  if (whole) observer.observe(element)
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
    show(value)
  }
}
