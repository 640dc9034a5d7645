import { useEffect, useRef } from 'react'

export interface RollingFigureProps {
  /** Finished text around one number, such as `$50M+` or `99.8%`. */
  value: string
}

/**
 * A figure that counts up once, when it first comes into view. The clock is a style-sheet animation, so whatever turns
 * motion off (reduced motion, snapshots) leaves the finished figure standing.
 */
export function RollingFigure({ value }: RollingFigureProps) {
  const ref = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const element = ref.current
    const figure = /^(\D*)(\d+(?:\.(\d+))?)(.*)$/.exec(value)
    if (!element || !figure) return
    const [, before = '', amount = '', decimals = '', after = ''] = figure
    let frame = 0

    const roll = () => {
      const progress = element.getAnimations()[0]?.effect?.getComputedTiming().progress ?? 1
      const eased = 1 - (1 - progress) ** 4
      element.textContent =
        progress < 1 ? before + (Number(amount) * eased).toFixed(decimals.length) + after : value
      if (progress < 1) frame = requestAnimationFrame(roll)
    }
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      element.dataset['rolling'] = ''
      roll()
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
      element.textContent = value
    }
  }, [value])

  return (
    <span ref={ref} className="data-rolling:animate-roll">
      {value}
    </span>
  )
}
