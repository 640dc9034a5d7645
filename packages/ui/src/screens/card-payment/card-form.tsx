import type { Message } from '@meridian/contract/rules/message'
import type { OrderEnd } from '@meridian/contract/rules/order-end'
import { priceText, toDollars } from '@meridian/contract/rules/pricing'
import { CircleAlert } from 'lucide-react'
import { useId, useRef, type FormEvent, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { Button } from '../../components/button/button.tsx'
import { Card } from '../../components/card/card.tsx'
import { ChargeNote } from '../../components/charge-note/charge-note.tsx'
import { Field } from '../../components/field/field.tsx'
import { InPlaceOfFields } from '../../components/in-place-of-fields/in-place-of-fields.tsx'
import { ProviderField, type ProviderInputPlace } from '../../components/provider-field/provider-field.tsx'
import { ServiceMark } from '../../components/service-mark/service-mark.tsx'
import { cn } from '../../lib/cn.ts'
import { useFormatMessage } from '../../lib/format-message.ts'
import { orderWayOn } from '../../lib/order-ways-on.ts'
import { useKeptFocus } from '../../lib/use-kept-focus.ts'
import { useWords } from '../../lib/words.ts'
import { paymentWords } from '../../words/payment.ts'

/** The fields that come from the card provider. */
export type CardFieldName = 'number' | 'expiry' | 'code'

const fields: readonly {
  name: CardFieldName
  className: string
  room: 'line' | 'lines'
}[] = [
  { name: 'number', className: 'col-span-2', room: 'line' },
  { name: 'expiry', className: '', room: 'lines' },
  { name: 'code', className: '', room: 'lines' },
]

export interface CardFormProps {
  /** What the card is charged, in whole `cents`, without the platform fee. */
  amountCents: number
  /** Whose account pays; absent while nobody is known. */
  payer?: string | undefined
  /**
   * `unloaded` when the card provider did not come, `processing` from the press to the end of the payment, `unknown`
   * when its answer never came: nothing can be paid until somebody has said whether it was charged. An item that is
   * `owned` or has been `repriced` since it was chosen cannot be paid here, however often it is tried.
   */
  status: 'unloaded' | OrderEnd | 'ready' | 'processing' | 'unknown'
  /** The name on the card, as typed. */
  name: string
  /** Why the name is refused. */
  nameError?: Message | undefined
  /** What the provider finds wrong with its fields. */
  fieldErrors?: Partial<Record<CardFieldName, string>> | undefined
  /** Why the payment failed, or what is known of it, in the words of the catalogue. */
  message?: Message | undefined
  /** Puts one of the provider's inputs into its place; absent until the provider has loaded. */
  renderInput?: ((field: CardFieldName, place: ProviderInputPlace) => ReactNode) | undefined
  /** The player types a name. */
  onNameChange: (name: string) => void
  /** The player pays, by the button or by Enter in a field; never while a payment is under way. */
  onPay: () => void
  /** The player wants the card provider to be loaded again. */
  onRetry: () => void
}

/** Card entry (Spec 2, Card payment screen): at most 409 px wide, and its button never loses its place to a message. */
export function CardForm({
  amountCents,
  payer,
  status,
  name,
  nameError,
  fieldErrors = {},
  message,
  renderInput,
  onNameChange,
  onPay,
  onRetry,
}: CardFormProps) {
  const words = useWords(paymentWords)
  const format = useFormatMessage()
  const headingId = useId()
  const nameInput = useRef<HTMLInputElement>(null)
  const busy = status === 'processing' || status === 'unknown'
  const end = orderWayOn(status)
  // Where nothing can be sent, nothing is a form.
  const Root = end ? 'section' : 'form'
  const button = useKeptFocus(busy)
  // What stands under its field is not said a second time under all of them.
  const shown =
    typeof message === 'string' && Object.values(fieldErrors).includes(message) ? undefined : message

  function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (name.trim() === '') nameInput.current?.focus()
    onPay()
  }

  return (
    <Card
      asChild
      className="w-full max-w-card-form justify-self-center p-5 max-md:border-0 max-md:bg-transparent max-md:p-0 max-md:inset-shadow-none sm:p-6"
    >
      <Root aria-labelledby={headingId} {...(!end && { method: 'post', noValidate: true, onSubmit: submit })}>
        <div className="flex items-start justify-between gap-4">
          <h2 id={headingId} className="font-display text-xl leading-8 font-semibold">
            {words.paying(priceText(toDollars(amountCents)))}
          </h2>
          <div className="flex gap-2">
            <ServiceMark service="visa" label={words.visa} className="h-8 w-12" />
            <ServiceMark service="mastercard" label={words.mastercard} className="h-8 w-12" />
          </div>
        </div>
        <ChargeNote payer={payer} className="mt-1" />
        <div className="mt-6 grid *:col-start-1 *:row-start-1">
          {(status === 'unknown' || end) && (
            <InPlaceOfFields tone={end ? 'alert' : 'wait'} text={format(message)} />
          )}
          {/* Out of sight the fields keep what was typed. */}
          {!end && (
            <div
              className={cn('grid grid-cols-2 content-start gap-x-4', status === 'unknown' && 'invisible')}
            >
              <Field
                ref={nameInput}
                label={words.nameOnCard}
                name="nameOnCard"
                autoComplete="cc-name"
                required
                className="col-span-2 mb-5"
                value={name}
                readOnly={busy}
                error={nameError}
                live
                onChange={(event) => onNameChange(event.target.value)}
              />
              {fields.map((field) => (
                <ProviderField
                  key={field.name}
                  label={words[field.name]}
                  className={field.className}
                  room={field.room}
                  disabled={busy}
                  error={fieldErrors[field.name]}
                  input={renderInput && ((place) => renderInput(field.name, place))}
                />
              ))}
            </div>
          )}
        </div>
        <div className="mb-4 min-h-10">
          {shown && !busy && !end && (
            <div
              role="alert"
              className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm leading-5 text-alert"
            >
              <p className="flex grow basis-0 gap-2 wrap-anywhere">
                <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                <span>{format(shown)}</span>
              </p>
              {status === 'unloaded' && (
                <Button tone="quiet" size="sm" onClick={onRetry}>
                  {words.tryAgain}
                </Button>
              )}
            </div>
          )}
        </div>
        {end ? (
          <Button asChild size="lg" width="full">
            <Link to={end.to}>{words[end.word]}</Link>
          </Button>
        ) : (
          <Button ref={button} type="submit" size="lg" width="full" disabled={busy}>
            {busy ? words.processing : words.purchase}
          </Button>
        )}
        {/* There before it has something to say, or it would not be read out. */}
        <output className="sr-only">{status === 'processing' && words.processing}</output>
      </Root>
    </Card>
  )
}
