import { accountChangeMachine } from './account-change/account-change.machine.ts'
import { accountChangeFixtures } from './account-change/account-change.fixtures.ts'
import { buyMachine } from './buy/buy.machine.ts'
import { buyFixtures } from './buy/buy.fixtures.ts'
import { cardPaymentMachine } from './card-payment/card-payment.machine.ts'
import { cardPaymentFixtures } from './card-payment/card-payment.fixtures.ts'
import { listingMachine } from './listing/listing.machine.ts'
import { listingFixtures } from './listing/listing.fixtures.ts'
import { securePaymentMachine } from './secure-payment/secure-payment.machine.ts'
import { securePaymentFixtures } from './secure-payment/secure-payment.fixtures.ts'
import { paymentReturnMachine } from './payment-return/payment-return.machine.ts'
import { paymentReturnFixtures } from './payment-return/payment-return.fixtures.ts'
import { sellMachine } from './sell/sell.machine.ts'
import { sellFixtures } from './sell/sell.fixtures.ts'
import { socialMachine } from './social/social.machine.ts'
import { socialFixtures } from './social/social.fixtures.ts'
import type { MachineFixtures } from './testing/machine-fixtures.ts'
import { walletSignInMachine } from './wallet-sign-in/wallet-sign-in.machine.ts'
import { walletSignInFixtures } from './wallet-sign-in/wallet-sign-in.fixtures.ts'
import { walletPagesMachine } from './wallet-pages/wallet-pages.machine.ts'
import { walletPagesFixtures } from './wallet-pages/wallet-pages.fixtures.ts'
import type { AnyStateMachine } from 'xstate'

/** Adds inputs, named events and a sentence for each state to a machine. */
export interface MachineWithFixtures {
  machine: AnyStateMachine
  fixtures: Omit<MachineFixtures<AnyStateMachine>, 'states'> & { states: Readonly<Record<string, string>> }
}

const withFixtures = <Machine extends AnyStateMachine>(
  machine: Machine,
  fixtures: MachineFixtures<Machine>,
): MachineWithFixtures => ({ machine, fixtures })

/** Holds every machine of the product, by its id. */
export const machines: Readonly<Record<string, MachineWithFixtures>> = Object.fromEntries(
  [
    withFixtures(accountChangeMachine, accountChangeFixtures),
    withFixtures(buyMachine, buyFixtures),
    withFixtures(cardPaymentMachine, cardPaymentFixtures),
    withFixtures(listingMachine, listingFixtures),
    withFixtures(securePaymentMachine, securePaymentFixtures),
    withFixtures(paymentReturnMachine, paymentReturnFixtures),
    withFixtures(sellMachine, sellFixtures),
    withFixtures(socialMachine, socialFixtures),
    withFixtures(walletSignInMachine, walletSignInFixtures),
    withFixtures(walletPagesMachine, walletPagesFixtures),
  ].map((entry) => [entry.machine.id, entry]),
)

/** Returns the folder of a machine: `card-payment` for `cardPayment`. */
export const folderOf = (machine: string): string =>
  machine
    .split(/(?=[A-Z])/)
    .join('-')
    .toLowerCase()

/** Returns a machine's name for prose and titles: `Card Payment` for `cardPayment`. */
export function titleOf(machine: string): string {
  const words = folderOf(machine).split('-')
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
}
