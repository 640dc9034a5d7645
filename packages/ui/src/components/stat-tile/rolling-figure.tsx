import { useEffect, useRef } from 'react'

export interface RollingFigureProps {
  /** Finished text around one number, such as `$50M+` or `99.8%`. */
  value: string
}

/** A figure that counts up once, when it first comes into view. What makes it do so comes after the page. */
export function RollingFigure({ value }: RollingFigureProps) {
  const ref = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    let stop: (() => void) | undefined
    let left = false
    import('./roll-figure.ts').then(
      ({ rollFigure }) => {
        if (!left && ref.current) stop = rollFigure(ref.current, value)
      },
      // It stands finished.
      () => undefined,
    )
    return () => {
      left = true
      stop?.()
    }
  }, [value])

  return (
    <span ref={ref} className="data-rolling:animate-roll">
      {value}
    </span>
  )
}
