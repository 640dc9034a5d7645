import type { Message } from '@meridian-2117/contract/messages/message'
import type { PaymentStatus } from '@meridian-2117/contract/money/payment-status'
import { paths } from '@meridian-2117/contract/paths/paths'
import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { InlineError } from '../../components/inline-error/inline-error.tsx'
import { FormUnavailable } from '../../sections/payment-form/form-unavailable.tsx'
import { TextLink } from '../../components/text-link/text-link.tsx'
import { Skeleton } from '../../components/skeleton/skeleton.tsx'
import { cn } from '../../lib/cn.ts'
import { useFormat } from '../../lib/format.ts'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { useRestoredFocus } from '../../lib/focus.ts'
import { SignedOutNote } from '../../sections/payment-form/signed-out-note.tsx'
import { finalLink, PaymentForm, type PaymentFrameProps } from '../../sections/payment-form/payment-form.tsx'
import { paymentMessages } from '../../sections/payment-form/payment-form.messages.ts'

export interface SecurePaymentFormProps extends PaymentFrameProps {
  /** The status of the payment; `unavailable` and `providerFailed` look the same. */
  status: Exclude<PaymentStatus, 'refused'>
  /** The reason why the form is unavailable, the last payment failed or this one takes long, or its last known state. */
  message?: Message | undefined
  /** A toast has the `message`, too, and a screen reader reads that one. */
  isInToast?: boolean | undefined
  /** The server's own text, under the `message` of a form that is unavailable. */
  reason?: Message | undefined
  /** The provider's card fields. They may be given while preparing, to load hidden. */
  form?: ReactNode
  /** The player pays, by the button or by Enter in a field; never called unless `status` is `ready`. */
  onPay: () => void
  /** The player retries an unavailable form. */
  onRetry: () => void
}

/** The card form, its error, and the one button that pays. The button never moves. */
export function SecurePaymentForm({
  amountCents,
  player,
  itemAddress,
  signedOut = false,
  status,
  message,
  isInToast,
  reason,
  form,
  onPay,
  onRetry,
}: SecurePaymentFormProps) {
  const messages = useMessages(paymentMessages)
  const format = useFormatMessage()
  const { money } = useFormat()
  const preparing = status === 'preparing'
  const processing = status === 'processing' || status === 'unknown'
  const unavailable = status === 'unavailable' || status === 'providerFailed'
  const link = finalLink(status)
  const amount = money(amountCents)
  const button = useRestoredFocus(processing || preparing)

  function submit() {
    if (unavailable) onRetry()
    else if (status === 'ready') onPay()
  }

  return (
    <PaymentForm
      {...{ amountCents, player, itemAddress, signedOut, status }}
      className="md:p-6 lg:p-8"
      button={
        unavailable ? (
          <Button ref={button} type="submit" size="lg" width="full">
            {messages.tryAgain}
          </Button>
        ) : (
          <Button ref={button} type="submit" size="lg" width="full" disabled={status !== 'ready'}>
            {processing && <LoaderCircle aria-hidden className="size-5 animate-orbit" />}
            <span>{processing ? messages.processing : messages.pay(amount)}</span>
          </Button>
        )
      }
      announcement={
        preparing ? messages.loadingForm : status === 'processing' && (format(message) ?? messages.processing)
      }
      onSubmit={submit}
    >
      <div className="mt-6 grid min-h-68 *:col-start-1 *:row-start-1">
        {preparing && <FieldsSkeleton />}
        {(unavailable || link) && (
          <FormUnavailable
            tone="alert"
            text={format(message)}
            reason={unavailable ? format(reason) : undefined}
          />
        )}
        {status === 'unknown' && <FormUnavailable tone="wait" text={format(message)} />}
        {/* Hidden fields continue to load, and keep their text. */}
        <div className={cn(status !== 'ready' && status !== 'processing' && 'invisible')}>{form}</div>
      </div>
      <div className={cn('my-4', !link && 'min-h-10')}>
        {signedOut && processing && <SignedOutNote />}
        {message && (status === 'ready' || status === 'preparing') && (
          <InlineError role={isInToast ? undefined : 'alert'}>{format(message)}</InlineError>
        )}
        {message && status === 'processing' && (
          <p className="text-sm leading-5 text-ink-muted">
            <span aria-hidden>{format(message)}</span>{' '}
            <TextLink to={paths.profileActivity}>{messages.seePurchases}</TextLink>
          </p>
        )}
      </div>
    </PaymentForm>
  )
}

function FieldsSkeleton() {
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
