import { useId, type ComponentProps } from 'react'
import { cn } from '../../lib/cn.ts'

/** The funding tiers by their `value`. */
export type Tier = 'starter' | 'premium' | 'investor'

export interface TierEmblemProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** One of the three tiers of the campaign. */
  tier: Tier
}

/**
 * The insignia of a backer: one more ring of the Gate closes with each tier. Decorative: the tier's title names it.
 *
 * Use it for the tiers of the campaign alone.
 */
export function TierEmblem({ className, tier, ...props }: TierEmblemProps) {
  const metalId = useId()
  const { tone, chevrons, arc } = insignia[tier]
  return (
    <svg
      data-slot="tier-emblem"
      aria-hidden
      viewBox="0 0 96 96"
      fill="none"
      strokeLinejoin="round"
      className={cn('shrink-0 size-24', tone, className)}
      {...props}
    >
      <defs>
        <linearGradient id={metalId} x1="20" y1="8" x2="76" y2="88" gradientUnits="userSpaceOnUse">
          <stop stopColor="currentColor" stopOpacity="0.34" />
          <stop offset="0.45" stopColor="currentColor" stopOpacity="0.08" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0.22" />
        </linearGradient>
      </defs>
      {tier === 'investor' && (
        <path
          d="M48 2 55 10H41ZM8 25l9 2-5 9ZM88 25l-9 2 5 9ZM8 71l9-2-5-9ZM88 71l-9-2 5-9ZM48 94l7-8H41Z"
          className="fill-current"
        />
      )}
      <path d={shield} className="fill-hull" />
      <path d={shield} fill={`url(#${metalId})`} stroke="currentColor" strokeWidth="2" />
      <path d="M48 17 75 32.5v31L48 79 21 63.5v-31Z" stroke="currentColor" strokeOpacity="0.35" />
      <g stroke="currentColor" strokeWidth="3.5" transform="rotate(-90 48 48)">
        <circle cx="48" cy="48" r="21" strokeOpacity="0.25" />
        <circle cx="48" cy="48" r="21" pathLength="12" strokeDasharray={`${arc} 12`} />
      </g>
      <g className="stroke-ink" strokeWidth="4" strokeLinecap="square">
        {chevrons.map((y) => (
          <path key={y} d={`M37 ${y + 7}l11-7 11 7`} />
        ))}
      </g>
    </svg>
  )
}

const shield = 'M48 10 81 29v38L48 86 15 67V29Z'

/** `chevrons` by height; `arc` is the lit part of the ring, in twelfths. */
const insignia: Record<Tier, { tone: string; chevrons: readonly number[]; arc: number }> = {
  starter: { tone: 'text-signal', chevrons: [44], arc: 4 },
  premium: { tone: 'text-odyssey', chevrons: [39, 49], arc: 8 },
  investor: { tone: 'text-gate', chevrons: [34, 44, 54], arc: 12 },
}
