import type { ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'
import { useMessages } from '../../lib/messages.ts'
import { shellMessages } from '../../lib/shell.messages.ts'
import { GateTicks } from '../gate-ring/gate-ticks.tsx'
import { innerRing, meridianLine, outerRing, topTick, wordmark } from './logo-shapes.ts'

export interface LogoProps extends ComponentProps<'span'> {
  /** `mark` is only the Gate; `full` has the name beside it. */
  variant: 'mark' | 'full'
}

/**
 * The product's sign: the Gate, open at its foot, and the meridian through it. Its size follows the font size.
 *
 * Use it for the product itself, once on a page. The Gate as decoration is a `GateRing`.
 */
export function Logo({ className, variant, ...props }: LogoProps) {
  const { product } = useMessages(shellMessages)
  return (
    <span
      data-slot="logo"
      className={cn('inline-flex items-center gap-[0.6em] text-ink text-lg/none', className)}
      {...props}
    >
      <svg role="img" aria-label={product} viewBox="0 0 48 48" fill="none" className="size-[2em] shrink-0">
        <circle
          cx="24"
          cy="24"
          r={outerRing.radius}
          className="stroke-signal"
          strokeWidth={outerRing.width}
          pathLength={outerRing.dashUnits}
          strokeDasharray={outerRing.dashes}
          strokeDashoffset={outerRing.dashOffset}
        />
        <GateTicks d={topTick} x={24} y={24} className="stroke-gate" strokeWidth="1.75" />
        <path d={innerRing} className="stroke-gate" strokeWidth="3.5" strokeLinecap="round" />
        <path d={meridianLine} className="stroke-ink" strokeWidth="2.5" strokeLinecap="round" />
      </svg>
      {variant === 'full' && (product === shellMessages.product ? <Wordmark /> : <Name>{product}</Name>)}
    </span>
  )
}

/** The sign already has that name. */
const Name = (props: { children: string }) => (
  <span aria-hidden className="truncate font-display font-semibold" {...props} />
)

function Wordmark() {
  const edge = wordmark.stroke / 2
  return (
    <svg
      aria-hidden
      viewBox={`${-edge} ${-edge} ${wordmark.width + wordmark.stroke} ${wordmark.height + wordmark.stroke}`}
      fill="none"
      strokeWidth={wordmark.stroke}
      strokeLinejoin="bevel"
      className="h-[0.84em] w-auto shrink-0"
    >
      {wordmark.letters.map(({ key, path, x, year }) => (
        <path
          key={key}
          d={path}
          transform={`translate(${x})`}
          className={year ? 'stroke-gate' : 'stroke-current'}
        />
      ))}
    </svg>
  )
}
