import { buyMachine } from '../buy/buy.machine.ts'
import { buyCases } from '../buy/buy.cases.ts'
import { cancelListingMachine } from '../cancel-listing/cancel-listing.machine.ts'
import { cancelListingCases } from '../cancel-listing/cancel-listing.cases.ts'
import { cardChargeMachine } from '../card-charge/card-charge.machine.ts'
import { cardChargeCases } from '../card-charge/card-charge.cases.ts'
import { listingMachine } from '../listing/listing.machine.ts'
import { listingCases } from '../listing/listing.cases.ts'
import { offerMachine } from '../offer/offer.machine.ts'
import { offerCases } from '../offer/offer.cases.ts'
import { intentPaymentMachine } from '../intent-payment/intent-payment.machine.ts'
import { intentPaymentCases } from '../intent-payment/intent-payment.cases.ts'
import { paymentReturnMachine } from '../payment-return/payment-return.machine.ts'
import { paymentReturnCases } from '../payment-return/payment-return.cases.ts'
import { sellMachine } from '../sell/sell.machine.ts'
import { sellCases } from '../sell/sell.cases.ts'
import { socialMachine } from '../social/social.machine.ts'
import { socialCases } from '../social/social.cases.ts'
import type { Cases } from './ways.ts'
import { walletSignInMachine } from '../wallet-sign-in/wallet-sign-in.machine.ts'
import { walletSignInCases } from '../wallet-sign-in/wallet-sign-in.cases.ts'
import { walletPagesMachine } from '../wallet-pages/wallet-pages.machine.ts'
import { walletPagesCases } from '../wallet-pages/wallet-pages.cases.ts'
import type { AnyStateMachine } from 'xstate'

/** A machine with its inputs, its named events and a sentence for each state. */
export interface MachineWithCases {
  machine: AnyStateMachine
  cases: Omit<Cases<AnyStateMachine>, 'states'> & { states: Readonly<Record<string, string>> }
}

const withCases = <Machine extends AnyStateMachine>(
  machine: Machine,
  cases: Cases<Machine>,
): MachineWithCases => ({ machine, cases })

/** Every machine of the product, by its id. */
export const machines: Readonly<Record<string, MachineWithCases>> = Object.fromEntries(
  [
    withCases(buyMachine, buyCases),
    withCases(cancelListingMachine, cancelListingCases),
    withCases(cardChargeMachine, cardChargeCases),
    withCases(listingMachine, listingCases),
    withCases(offerMachine, offerCases),
    withCases(intentPaymentMachine, intentPaymentCases),
    withCases(paymentReturnMachine, paymentReturnCases),
    withCases(sellMachine, sellCases),
    withCases(socialMachine, socialCases),
    withCases(walletSignInMachine, walletSignInCases),
    withCases(walletPagesMachine, walletPagesCases),
  ].map((one) => [one.machine.id, one]),
)

/** `card-charge` for the machine `cardCharge`: the name of its folder. */
export const folderOf = (machine: string): string =>
  machine
    .split(/(?=[A-Z])/)
    .join('-')
    .toLowerCase()

/** `Card charge` for the machine `cardCharge`: its name in prose and in titles. */
export function titleOf(machine: string): string {
  const words = folderOf(machine).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
