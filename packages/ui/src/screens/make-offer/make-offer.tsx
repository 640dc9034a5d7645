import { offerExpiries, offerPriceProblem, type OfferExpiry } from '@meridian-2117/contract/money/offer'
import { paths } from '@meridian-2117/contract/paths/paths'
import { ArrowLeft } from 'lucide-react'
import { useId, useRef, useState, type MouseEvent } from 'react'
import { Button } from '../../components/button/button.tsx'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Card } from '../../components/card/card.tsx'
import { Container } from '../../components/container/container.tsx'
import { Field } from '../../components/field/field.tsx'
import { SelectField } from '../../components/select-field/select-field.tsx'
import { Page } from '../../layouts/page/page.tsx'
import { OrderSummary } from '../../sections/payment-form/order-summary.tsx'
import type { ItemWithFormerPrice } from '../../lib/item.ts'
import { useMessages } from '../../lib/messages.ts'
import { offerMessages } from './make-offer.messages.ts'

export interface MakeOfferScreenProps {
  /** The item; one without a price can get an offer, too. */
  item: ItemWithFormerPrice
  /** The offered price, as typed. */
  price: string
  /** The time for which the offer is valid. */
  expiry: OfferExpiry
  /** The player types a price. */
  onPriceChange: (price: string) => void
  /** The player chooses the lifetime of the offer. */
  onExpiryChange: (expiry: OfferExpiry) => void
  /** The player submits an offer with a possible price; the link navigates by itself. */
  onSubmit: () => void
  /** Returns the player to the page before. */
  onBack: () => void
}

/**
 * An offer for one item. The line about the amount never changes, and a link submits (docs/product.md#offers).
 *
 * The player enters a price, chooses how long it is valid, and sends the offer or goes back.
 */
export function MakeOfferScreen({
  item,
  price,
  expiry,
  onPriceChange,
  onExpiryChange,
  onSubmit,
  onBack,
}: MakeOfferScreenProps) {
  const messages = useMessages(offerMessages)
  const headingId = useId()
  const priceInput = useRef<HTMLInputElement>(null)
  const submitLink = useRef<HTMLAnchorElement>(null)
  const [refused, setRefused] = useState(false)
  const problem = offerPriceProblem(price)

  function submit(event: MouseEvent) {
    setRefused(problem !== undefined)
    if (!problem) return onSubmit()
    event.preventDefault()
    // A screen reader would not read the error of a field that has the focus already.
    priceInput.current?.blur()
    priceInput.current?.focus()
  }

  return (
    <Page data-slot="make-offer">
      <Container width="narrow" className="pt-4 md:pt-8">
        <Button tone="ghost" size="sm" className="-ml-3.5" onClick={onBack}>
          <ArrowLeft aria-hidden className="size-4" />
          <span>{messages.back}</span>
        </Button>
        <div className="mt-4 grid gap-6 md:grid-cols-2 md:items-start md:gap-10 lg:gap-16">
          <OrderSummary item={item} label={messages.item} />
          <Card asChild className="p-5 sm:p-6 lg:p-8">
            <form
              aria-labelledby={headingId}
              method="post"
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                submitLink.current?.click()
              }}
            >
              <h2 id={headingId} className="font-display text-xl leading-8 font-semibold md:text-2xl">
                {messages.make}
              </h2>
              <div className="mt-6 grid gap-5">
                <Field
                  label={messages.price}
                  ref={priceInput}
                  name="price"
                  type="number"
                  inputMode="decimal"
                  step="any"
                  placeholder="0"
                  value={price}
                  error={refused ? problem : undefined}
                  onChange={(event) => onPriceChange(event.target.value)}
                />
                <SelectField
                  label={messages.expiredIn}
                  name="expiry"
                  options={offerExpiries.map((value) => ({ value, label: messages[value] }))}
                  value={expiry}
                  onChange={(event) => onExpiryChange(event.target.value as OfferExpiry)}
                />
              </div>
              <p className="mt-6 border-t border-seam pt-5 font-display text-lg font-semibold">
                {messages.yourPay}
              </p>
              <ButtonLink
                ref={submitLink}
                size="lg"
                width="full"
                className="mt-5"
                to={paths.requestSucceeded}
                onClick={submit}
              >
                {messages.submit}
              </ButtonLink>
              {/* Enter presses the button of a form; the one to see is a link. */}
              <button type="submit" hidden>
                {messages.submit}
              </button>
            </form>
          </Card>
        </div>
      </Container>
    </Page>
  )
}
