import { buyMachine } from '@meridian/flows/buy'
import { buyCases } from '@meridian/flows/buy/cases'
import { cancelListingMachine } from '@meridian/flows/cancel-listing'
import { cancelListingCases } from '@meridian/flows/cancel-listing/cases'
import { cardChargeMachine } from '@meridian/flows/card-charge'
import { cardChargeCases } from '@meridian/flows/card-charge/cases'
import { listingMachine } from '@meridian/flows/listing'
import { listingCases } from '@meridian/flows/listing/cases'
import { offerMachine } from '@meridian/flows/offer'
import { offerCases } from '@meridian/flows/offer/cases'
import { intentPaymentMachine } from '@meridian/flows/intent-payment'
import { intentPaymentCases } from '@meridian/flows/intent-payment/cases'
import { paymentReturnMachine } from '@meridian/flows/payment-return'
import { paymentReturnCases } from '@meridian/flows/payment-return/cases'
import { sellMachine } from '@meridian/flows/sell'
import { sellCases } from '@meridian/flows/sell/cases'
import { socialMachine } from '@meridian/flows/social'
import { socialCases } from '@meridian/flows/social/cases'
import type { Cases } from '@meridian/flows/testing/ways'
import { walletSignInMachine } from '@meridian/flows/wallet-sign-in'
import { walletSignInCases } from '@meridian/flows/wallet-sign-in/cases'
import { walletPagesMachine } from '@meridian/flows/wallet-pages'
import { walletPagesCases } from '@meridian/flows/wallet-pages/cases'
import type { AnyStateMachine } from 'xstate'

/** A machine, and what may happen to it. */
export interface CataloguedFlow {
  machine: AnyStateMachine
  cases: Omit<Cases<AnyStateMachine>, 'states'> & { states: Readonly<Record<string, string>> }
}

const flow = <Machine extends AnyStateMachine>(machine: Machine, cases: Cases<Machine>): CataloguedFlow => ({
  machine,
  cases,
})

/** Every machine of the product, by its id. */
export const catalogue: Readonly<Record<string, CataloguedFlow>> = Object.fromEntries(
  [
    flow(buyMachine, buyCases),
    flow(cancelListingMachine, cancelListingCases),
    flow(cardChargeMachine, cardChargeCases),
    flow(listingMachine, listingCases),
    flow(offerMachine, offerCases),
    flow(intentPaymentMachine, intentPaymentCases),
    flow(paymentReturnMachine, paymentReturnCases),
    flow(sellMachine, sellCases),
    flow(socialMachine, socialCases),
    flow(walletSignInMachine, walletSignInCases),
    flow(walletPagesMachine, walletPagesCases),
  ].map((one) => [one.machine.id, one]),
)

/** `card-payment` for the machine `cardPayment`: the folder and file name of a flow. */
export const folderOf = (machine: string): string =>
  machine.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
