import type { ComponentProps } from 'react'

export interface GateTicksProps extends Omit<ComponentProps<'path'>, 'd' | 'transform'> {
  /** The tick at the top, as path data; the others are rotated copies. */
  d: string
  /** The middle of the ring, in the units of the drawing around it. */
  x: number
  y: number
}

/** The twelve marks on the ring of the Gate, for a drawing of it. */
export function GateTicks({ x, y, ...props }: GateTicksProps) {
  return degrees.map((angle) => (
    <path key={angle} transform={`rotate(${angle} ${x} ${y})`} strokeLinecap="round" {...props} />
  ))
}

const degrees = Array.from({ length: 12 }, (_, index) => index * 30)
