import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { EmptyState } from '../../components/empty-state/empty-state.tsx'

const markVariants = cva(
  'relative grid size-28 place-items-center rounded-full border before:absolute before:inset-2 before:rounded-full before:border before:border-dashed before:border-seam-strong/60 [&_svg]:size-10',
  {
    variants: {
      tone: {
        good: 'border-good/50 bg-good/8 text-good',
        alert: 'border-alert/50 bg-alert/8 text-alert',
        signal: 'border-signal/50 bg-signal/8 text-signal',
      },
    },
    defaultVariants: { tone: 'signal' },
  },
)

export interface OutcomeProps extends VariantProps<typeof markVariants> {
  /** A decorative icon, set into a ring of the Gate. */
  icon: ReactNode
  /** The page's heading, in the words of Spec 2. */
  title: string
  /** The links that lead on, the most likely first. */
  actions: ReactNode
  children?: ReactNode
}

/** A page that says how something ended and where to go from here (Spec 2: Error screen, Success screen, Dashboard). */
export function Outcome({ tone, icon, title, actions, children }: OutcomeProps) {
  return (
    <main id="content" tabIndex={-1} className="grid min-h-dvh place-items-center pt-header outline-none">
      <EmptyState
        headingLevel={1}
        title={title}
        action={actions}
        graphic={
          <span aria-hidden className={markVariants({ tone })}>
            {icon}
          </span>
        }
      >
        {children}
      </EmptyState>
    </main>
  )
}
