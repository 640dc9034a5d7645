import type { Item } from '@meridian/contract'
import { useEffect, useRef } from 'react'
import type { BuyIntents } from '../../frames/item-detail/buy-actions.tsx'
import { focusContent } from '../../lib/page-content.ts'
import { BuySteps, type BuyStepsProps } from '../../sections/buy-steps/buy-steps.tsx'
import { BuyCollectibleScreen } from '../buy-collectible/buy-collectible.tsx'
import { BuyLandScreen } from '../buy-land/buy-land.tsx'
import { RequestSucceededScreen } from '../request-succeeded/request-succeeded.tsx'
import { StripePaymentScreen, type StripePaymentScreenProps } from '../stripe-payment/stripe-payment.tsx'

interface PurchaseIntents
  extends
    Omit<BuyIntents, 'busy' | 'notice'>,
    Pick<BuyStepsProps, 'onProceed' | 'onDismiss'>,
    Pick<StripePaymentScreenProps, 'onPay' | 'onRetry'> {
  /** The player leaves the payment, or what was paid, for the item. */
  onBack: () => void
}

/** The item's page, with at most one of its dialogs. */
interface ItemStep extends Pick<BuyStepsProps, 'dialog'>, Pick<BuyIntents, 'busy' | 'notice'> {
  step: 'item'
}

/** The payment. */
interface PaymentStep extends Pick<
  StripePaymentScreenProps,
  'amountCents' | 'payer' | 'status' | 'message' | 'reason'
> {
  step: 'payment'
}

/** What is left when it was paid. */
interface PaidStep {
  step: 'paid'
  /** What was charged, in whole `cents`. */
  amountCents: number
}

export type PurchaseScreenProps = PurchaseIntents &
  (ItemStep | PaymentStep | PaidStep) & {
    /** What is bought. */
    item: Item
    /** The card provider's fields. */
    form: StripePaymentScreenProps['form']
  }

/**
 * The whole purchase of one item in one place, for hosts that give its steps no addresses of their own: the item with its
 * two dialogs, the payment, and that it was paid (Spec 2, Buy NFA detail, Buy land screen and Stripe-payment page).
 */
export function PurchaseScreen(purchase: PurchaseScreenProps) {
  const { item, step, onBack } = purchase
  const shown = useRef(step)
  useEffect(() => {
    // As after a change of the address: the reader goes on at the head of what is new.
    if (shown.current !== step) focusContent()
    shown.current = step
  }, [step])

  switch (step) {
    case 'item': {
      const { dialog, busy, notice, onBuy, onPayByCard, onMakeOffer, onProceed, onDismiss } = purchase
      const ItemScreen = item.kind === 'land' ? BuyLandScreen : BuyCollectibleScreen
      return (
        <>
          <ItemScreen {...{ item, busy, notice, onBuy, onPayByCard, onMakeOffer }} />
          <BuySteps {...{ item, dialog, onProceed, onDismiss }} />
        </>
      )
    }
    case 'payment': {
      const { amountCents, payer, status, message, reason, form, onPay, onRetry } = purchase
      return (
        <StripePaymentScreen
          {...{ item, amountCents, payer, status, message, reason, form, onPay, onRetry, onBack }}
        />
      )
    }
    case 'paid':
      return <RequestSucceededScreen payment={{ item, amountCents: purchase.amountCents }} onBack={onBack} />
  }
}
