import type { PaymentStatus, FinalStatus } from '@meridian-2117/contract/money/payment-status'
import { useId, type FormEvent, type ReactNode } from 'react'
import { paths } from '@meridian-2117/contract/paths/paths'
import { ButtonLink } from '../../components/button/button-link.tsx'
import { Card } from '../../components/card/card.tsx'
import { cn } from '../../lib/cn.ts'
import { useFormat } from '../../lib/format.ts'
import { useMessages } from '../../lib/messages.ts'
import { ChargeNote } from './charge-note.tsx'
import { paymentMessages } from './payment-form.messages.ts'

/** The props that both payment forms share with this frame. */
export interface PaymentFrameProps {
  /** The amount that the card is charged, in whole `cents`, without the platform fee. */
  amountCents: number
  /** The paying player's e-mail address; absent while unknown. */
  player?: string | undefined
  /** The address of the item's own page, on which it can be chosen at another price. */
  itemAddress: string
  /** The player signed out after the payment began: the form says that a running payment continues. */
  signedOut?: boolean | undefined
}

export interface PaymentFormProps extends PaymentFrameProps {
  className?: string | undefined
  /** The status of the payment. An order that cannot be paid gets a link in place of the button. */
  status: PaymentStatus
  /** The accepted card brands, beside the heading. */
  marks?: ReactNode
  /** The fields and their errors. */
  children: ReactNode
  /** The button that pays. */
  button: ReactNode
  /** A live text for screen readers. */
  announcement: string | false
  /** The form is submitted, by the button or by Enter in a field. */
  onSubmit: () => void
}

/**
 * The layout of both payment forms: sum, player, fields, and the one button.
 *
 * Use it for a payment by card. An offer has a form of its own.
 */
export function PaymentForm({
  className,
  amountCents,
  player,
  itemAddress,
  signedOut = false,
  status,
  marks,
  children,
  button,
  announcement,
  onSubmit,
}: PaymentFormProps) {
  const messages = useMessages(paymentMessages)
  const { money } = useFormat()
  const headingId = useId()
  const link = finalLink(status)
  const goesOn = signedOut && (status === 'processing' || status === 'unknown')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  // Without a submit callback it is not a form.
  const Root = link ? 'section' : 'form'
  const heading = (
    <h2
      id={headingId}
      className={cn('font-display text-xl leading-8 font-semibold', !marks && 'md:text-2xl')}
    >
      {messages.paying(money(amountCents))}
    </h2>
  )
  return (
    <Card asChild className={cn('max-md:border-0 max-md:bg-transparent max-md:inset-shadow-none', className)}>
      <Root
        aria-labelledby={headingId}
        {...(!link && { method: 'post', noValidate: true, onSubmit: submit })}
      >
        {marks ? (
          <div className="flex items-start justify-between gap-4">
            {heading}
            <div className="flex gap-2">{marks}</div>
          </div>
        ) : (
          heading
        )}
        <ChargeNote player={player} className="mt-1" />
        {children}
        {link && (
          <ButtonLink
            size="lg"
            width="full"
            className="h-auto min-h-13 py-2 whitespace-normal"
            to={link.to ?? itemAddress}
          >
            {messages[link.message]}
          </ButtonLink>
        )}
        {!link && button}
        {/* A live region is read out only if it was there before its text. */}
        <output className="sr-only">{goesOn ? messages.goesOnSignedOut : announcement}</output>
      </Root>
    </Card>
  )
}

/** The page that an order leads to once it cannot be paid, by default the item's own, and its label in `paymentMessages`. */
const finalLinks = {
  owned: { to: paths.profileActivity, message: 'seePurchases' },
  priceChanged: { to: undefined, message: 'chooseAgain' },
  notPayable: { to: paths.market, message: 'goToMarket' },
} as const satisfies Record<FinalStatus, { to: string | undefined; message: string }>

const isFinal = (status: PaymentStatus): status is FinalStatus => Object.hasOwn(finalLinks, status)

/** The link that leaves a payment page once its order cannot be paid; else `undefined`. */
export const finalLink = (status: PaymentStatus) => (isFinal(status) ? finalLinks[status] : undefined)
