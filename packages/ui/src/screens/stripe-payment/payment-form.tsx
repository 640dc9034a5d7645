import type { Message } from '@meridian/contract/rules/message'
import type { OrderEnd } from '@meridian/contract/rules/order-end'
import { priceText, toDollars } from '@meridian/contract/rules/pricing'
import { LoaderCircle } from 'lucide-react'
import { useId, type FormEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { ChargeNote } from '../../components/charge-note/charge-note.tsx'
import { InlineError } from '../../components/inline-error/inline-error.tsx'
import { InPlaceOfFields } from '../../components/in-place-of-fields/in-place-of-fields.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { cn } from '../../lib/cn.ts'
import { orderWayOn } from '../../lib/order-ways-on.ts'
import { useFormatMessage } from '../../lib/format-message.ts'
import { useKeptFocus } from '../../lib/use-kept-focus.ts'
import { useWords } from '../../lib/words.ts'
import { paymentWords } from '../../words/payment.ts'

export interface PaymentFormProps {
  /** What the card is charged, in whole `cents`, without the platform fee. */
  amountCents: number
  /** Whose account pays; absent while nobody is known. */
  payer?: string | undefined
  /**
   * `preparing` until the provider's fields can be used, `unavailable` when they cannot be had, `processing` from Pay to
   * the provider's answer, `unknown` when that answer never came: nothing can be paid until somebody has said so. An item
   * that is `owned` or has been `repriced` since it was chosen cannot be paid here, however often it is tried.
   */
  status: 'preparing' | 'unavailable' | OrderEnd | 'ready' | 'processing' | 'unknown'
  /** Why the form is unavailable, why the last payment failed, or what is known of it, in the words of the catalogue. */
  message?: Message | undefined
  /** What the server says of it, under a form's `message` that is unavailable. */
  reason?: Message | undefined
  /** The provider's card fields. While preparing they may be given already: they load out of sight. */
  form?: ReactNode
  /** The player pays, by the button or by Enter in a field; never called unless `status` is `ready`. */
  onPay: () => void
  /** The player wants an unavailable form to be tried again. */
  onRetry: () => void
}

/** The card form, its error, and the one button that pays (Spec 2, Stripe-payment page). The button never moves. */
export function PaymentForm({
  amountCents,
  payer,
  status,
  message,
  reason,
  form,
  onPay,
  onRetry,
}: PaymentFormProps) {
  const words = useWords(paymentWords)
  const format = useFormatMessage()
  const headingId = useId()
  const preparing = status === 'preparing'
  const processing = status === 'processing' || status === 'unknown'
  const unavailable = status === 'unavailable'
  const end = orderWayOn(status)
  // Where nothing can be sent, nothing is a form.
  const Root = end ? 'section' : 'form'
  const amount = priceText(toDollars(amountCents))
  const button = useKeptFocus(processing || preparing)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (unavailable) onRetry()
    else if (status === 'ready') onPay()
  }

  return (
    <Card asChild className="max-md:border-0 max-md:bg-transparent max-md:inset-shadow-none md:p-6 lg:p-8">
      <Root aria-labelledby={headingId} {...(!end && { method: 'post', noValidate: true, onSubmit: submit })}>
        <h2 id={headingId} className="font-display text-xl leading-8 font-semibold md:text-2xl">
          {words.paying(amount)}
        </h2>
        <ChargeNote payer={payer} className="mt-1" />
        <div className="mt-6 grid min-h-68 *:col-start-1 *:row-start-1">
          {preparing && <FieldsToCome />}
          {(unavailable || end) && (
            <InPlaceOfFields
              tone="alert"
              text={format(message)}
              reason={unavailable ? format(reason) : undefined}
            />
          )}
          {status === 'unknown' && <InPlaceOfFields tone="wait" text={format(message)} />}
          {/* Out of sight the fields go on loading, and keep what was typed. */}
          <div className={cn(status !== 'ready' && status !== 'processing' && 'invisible')}>{form}</div>
        </div>
        <div className="mt-4 mb-4 min-h-10">
          {message && (status === 'ready' || status === 'preparing') && (
            <InlineError>{format(message)}</InlineError>
          )}
        </div>
        {end ? (
          <Button asChild size="lg" width="full">
            <Link to={end.to}>{words[end.word]}</Link>
          </Button>
        ) : unavailable ? (
          <Button ref={button} type="submit" size="lg" width="full">
            {words.tryAgain}
          </Button>
        ) : (
          <Button ref={button} type="submit" size="lg" width="full" disabled={status !== 'ready'}>
            {processing && <LoaderCircle aria-hidden className="size-5 animate-orbit" />}
            <span>{processing ? words.processing : words.pay(amount)}</span>
          </Button>
        )}
        {/* There before it has something to say, or it would not be read out; and in nothing that is busy. */}
        <output className="sr-only">
          {preparing ? words.loadingForm : status === 'processing' && words.processing}
        </output>
      </Root>
    </Card>
  )
}

function FieldsToCome() {
  return (
    <div className="grid content-start grid-cols-2 gap-x-4 gap-y-5">
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
