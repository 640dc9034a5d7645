import { priceText } from '@meridian/contract/rules/pricing'
import { CircleAlert } from 'lucide-react'
import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { cn } from '../../lib/cn.ts'
import { useKeptFocus } from '../../lib/use-kept-focus.ts'

export interface PaymentFormProps {
  /** US dollars, without the platform fee. */
  amount: number
  /**
   * `preparing` until the provider's fields can be used, `unavailable` when they cannot be had, `processing` from Pay to
   * the provider's answer.
   */
  status: 'preparing' | 'unavailable' | 'ready' | 'processing'
  /** Why the form is unavailable, or why the last payment failed, in the words of Spec 8. */
  error?: string | undefined
  /** The provider's card fields. While preparing they may be given already: they load out of sight. */
  form?: ReactNode
  /** The player pays, by the button or by Enter in a field; never called unless `status` is `ready`. */
  onPay: () => void
  /** The player wants an unavailable form to be tried again. */
  onRetry: () => void
}

/** The card form, its error, and the one button that pays (Spec 2, Stripe-payment page). The button never moves. */
export function PaymentForm({ amount, status, error, form, onPay, onRetry }: PaymentFormProps) {
  const headingId = useId()
  const preparing = status === 'preparing'
  const processing = status === 'processing'
  const unavailable = status === 'unavailable'
  const button = useKeptFocus(processing || preparing)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (status === 'ready') onPay()
  }

  return (
    <Card asChild className="max-md:border-0 max-md:bg-transparent max-md:inset-shadow-none md:p-6 lg:p-8">
      <form noValidate aria-labelledby={headingId} aria-busy={preparing || processing} onSubmit={submit}>
        <h2 id={headingId} className="font-display text-xl leading-8 font-semibold md:text-2xl">
          You are paying {priceText(amount)}
        </h2>
        <div className="mt-6 grid min-h-68 *:col-start-1 *:row-start-1">
          {preparing && <FieldsToCome />}
          {unavailable ? (
            <NoFields reason={error} />
          ) : (
            <div className={cn(preparing && 'invisible')}>{form}</div>
          )}
        </div>
        <div className="mt-4 mb-4 min-h-10">
          {error && !unavailable && (
            <p role="alert" className="flex gap-2 text-sm leading-5 wrap-anywhere text-alert">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              {error}
            </p>
          )}
        </div>
        {unavailable ? (
          <Button ref={button} size="lg" width="full" onClick={onRetry}>
            Try again
          </Button>
        ) : (
          <Button ref={button} type="submit" size="lg" width="full" disabled={status !== 'ready'}>
            {processing ? 'Processing...' : `Pay ${priceText(amount)}`}
          </Button>
        )}
      </form>
    </Card>
  )
}

/** The reason stands where the fields would have been. */
function NoFields({ reason }: { reason: string | undefined }) {
  return (
    <div className="grid place-content-center justify-items-center gap-3 rounded-control border border-dashed border-seam-strong/60 p-6 text-center">
      <CircleAlert aria-hidden strokeWidth={1.5} className="size-8 text-alert" />
      <p role="alert" className="text-balance wrap-anywhere">
        {reason}
      </p>
    </div>
  )
}

function FieldsToCome() {
  return (
    <div className="grid content-start grid-cols-2 gap-x-4 gap-y-5">
      <output className="sr-only">Loading the payment form</output>
      {fieldWidths.map((width, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a fixed list
        <div key={index} className={width}>
          <Skeleton className="mb-2 h-5 w-24" />
          <Skeleton className="h-12" />
        </div>
      ))}
    </div>
  )
}

const fieldWidths = ['col-span-2', '', '', 'col-span-2']
