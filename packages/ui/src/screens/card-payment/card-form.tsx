import type { Message } from '@meridian-2117/contract/messages/message'
import type { PaymentStatus } from '@meridian-2117/contract/money/payment-status'
import { textLimits } from '@meridian-2117/contract/validation/text-limits'
import { CircleAlert } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { Button } from '../../components/button/button.tsx'
import { Field } from '../../components/field/field.tsx'
import { FormUnavailable } from '../../sections/payment-form/form-unavailable.tsx'
import { ProviderField, type ProviderInputProps } from '../../components/provider-field/provider-field.tsx'
import { ServiceMark } from '../../components/service-mark/service-mark.tsx'
import { cn } from '../../lib/cn.ts'
import { useFormatMessage, useMessages } from '../../lib/messages.ts'
import { useRestoredFocus } from '../../lib/focus.ts'
import { SignedOutNote } from '../../sections/payment-form/signed-out-note.tsx'
import { finalLink, PaymentForm, type PaymentFrameProps } from '../../sections/payment-form/payment-form.tsx'
import { paymentMessages } from '../../sections/payment-form/payment-form.messages.ts'

/** The fields that come from the card provider. */
export type CardFieldName = 'number' | 'expiry' | 'code'

const providerFields: readonly {
  name: CardFieldName
  className: string
  reservedHeight: 'line' | 'lines'
}[] = [
  { name: 'number', className: 'col-span-2', reservedHeight: 'line' },
  { name: 'expiry', className: '', reservedHeight: 'lines' },
  { name: 'code', className: '', reservedHeight: 'lines' },
]

export interface CardFormProps extends PaymentFrameProps {
  /** The status of the payment; none is opened before the player pays. */
  status: Exclude<PaymentStatus, 'refused' | 'preparing' | 'unavailable'>
  /** The name on the card, as typed. */
  name: string
  /** The validation error of the name. */
  nameError?: Message | undefined
  /** The provider's validation errors of its fields. */
  fieldErrors?: Partial<Record<CardFieldName, string>> | undefined
  /** The reason of a failed payment, or its last known state. */
  message?: Message | undefined
  /** A toast has the `message`, too, and a screen reader reads that one. */
  isInToast?: boolean | undefined
  /** Puts what joins the provider's inputs around the fields; absent until the provider has loaded. */
  renderFields?: ((fields: ReactNode) => ReactNode) | undefined
  /** Mounts one of the provider's inputs; absent until the provider has loaded. */
  renderInput?: ((field: CardFieldName, inputProps: ProviderInputProps) => ReactNode) | undefined
  /** The player types a name. */
  onNameChange: (name: string) => void
  /** The player pays, by the button or by Enter in a field; never called while a payment is pending. */
  onPay: () => void
  /** The player reloads the card provider. */
  onRetry: () => void
}

/** Card entry: at most 409 px wide; no message moves its button. */
export function CardForm({
  amountCents,
  player,
  itemAddress,
  signedOut = false,
  status,
  name,
  nameError,
  fieldErrors = {},
  message,
  isInToast,
  renderFields = (fields) => fields,
  renderInput,
  onNameChange,
  onPay,
  onRetry,
}: CardFormProps) {
  const messages = useMessages(paymentMessages)
  const format = useFormatMessage()
  const nameInput = useRef<HTMLInputElement>(null)
  const busy = status === 'processing' || status === 'unknown'
  const link = finalLink(status)
  const button = useRestoredFocus(busy)
  // The message under the name field is not repeated under all fields.
  const shown =
    typeof message === 'string' && Object.values(fieldErrors).includes(message) ? undefined : message

  function submit() {
    if (busy) return
    if (name.trim() === '') nameInput.current?.focus()
    onPay()
  }

  return (
    <PaymentForm
      {...{ amountCents, player, itemAddress, signedOut, status }}
      className="w-full max-w-card-form justify-self-center p-5 max-md:p-0 sm:p-6"
      marks={
        <>
          <ServiceMark service="visa" label={messages.visa} className="h-8 w-12" />
          <ServiceMark service="mastercard" label={messages.mastercard} className="h-8 w-12" />
        </>
      }
      button={
        <Button ref={button} type="submit" size="lg" width="full" disabled={busy}>
          {busy ? messages.processing : messages.purchase}
        </Button>
      }
      announcement={status === 'processing' && messages.processing}
      onSubmit={submit}
    >
      <div className="mt-6 grid *:col-start-1 *:row-start-1">
        {(status === 'unknown' || link) && (
          <FormUnavailable tone={link ? 'alert' : 'wait'} text={format(message)} />
        )}
        {/* Hidden fields keep their text. */}
        {!link && (
          <div className={cn('grid grid-cols-2 content-start gap-x-4', status === 'unknown' && 'invisible')}>
            <Field
              ref={nameInput}
              label={messages.nameOnCard}
              name="nameOnCard"
              autoComplete="cc-name"
              maxLength={textLimits.nameOnCard}
              required
              className="col-span-2 mb-5"
              value={name}
              readOnly={busy}
              error={nameError}
              live
              onChange={(event) => onNameChange(event.target.value)}
            />
            {renderFields(
              providerFields.map((field) => (
                <ProviderField
                  key={field.name}
                  label={messages[field.name]}
                  className={field.className}
                  reservedHeight={field.reservedHeight}
                  disabled={busy}
                  error={fieldErrors[field.name]}
                  input={renderInput && ((inputProps) => renderInput(field.name, inputProps))}
                />
              )),
            )}
          </div>
        )}
      </div>
      <div className={cn('mb-4', !link && 'min-h-10')}>
        {signedOut && busy && <SignedOutNote />}
        {shown && !busy && !link && (
          <div
            role={isInToast ? undefined : 'alert'}
            className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm leading-5 text-alert"
          >
            <p className="flex grow basis-0 gap-2 wrap-anywhere">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>{format(shown)}</span>
            </p>
            {status === 'providerFailed' && (
              <Button tone="quiet" size="sm" onClick={onRetry}>
                {messages.tryAgain}
              </Button>
            )}
          </div>
        )}
      </div>
    </PaymentForm>
  )
}
