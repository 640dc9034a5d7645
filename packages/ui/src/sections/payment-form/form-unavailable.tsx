import { cn } from '../../lib/cn.ts'
import { CircleAlert, Hourglass } from 'lucide-react'

export interface FormUnavailableProps {
  /** `alert` for a final state; `wait` for an outcome that is still being read. */
  tone: 'alert' | 'wait'
  /** The text of the notice. */
  text: string | undefined
  /** The server's own text, smaller and below. */
  reason?: string | undefined
}

/**
 * Explains why a payment form has no fields. It takes their place, and screen readers announce it at once.
 *
 * Use it when nothing can be entered. An error of one value is the prop `error` of its field.
 */
export function FormUnavailable({ tone, text, reason }: FormUnavailableProps) {
  const Icon = tone === 'alert' ? CircleAlert : Hourglass
  return (
    <div
      data-slot="form-unavailable"
      className="z-1 grid min-h-68 place-content-center justify-items-center gap-3 rounded-control border border-dashed border-seam-strong/60 bg-void p-6 text-center text-balance wrap-anywhere"
    >
      <Icon
        aria-hidden
        className={cn('size-8 stroke-[1.5]', tone === 'alert' ? 'text-alert' : 'text-gate')}
      />
      <div role="alert">
        <p>{text}</p>
        {reason && <p className="mt-1 text-sm leading-5 text-ink-muted">{reason}</p>}
      </div>
    </div>
  )
}
