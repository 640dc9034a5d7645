import { delayEvent } from '../testing/calls.ts'
import type { MachineFixtures } from '../testing/machine-fixtures.ts'
import type { sellMachine } from './sell.machine.ts'

const events = {
  'sell.start': { type: 'sell.start' },
  'proceed at a desk': { type: 'dialog.proceed', phone: false },
  'proceed on a phone': { type: 'dialog.proceed', phone: true },
  'dialog.close': { type: 'dialog.close' },
  'gap before the wallets': delayEvent('stepDelay', 'sell.toWallets'),
  'gap before the connection': delayEvent('stepDelay', 'sell.toConnection'),
}

/** Inputs, events and described states of Instant Sell, for tests, stories and the inspector. */
export const sellFixtures = {
  inputs: [{}],
  events,
  resumable: ['idle', 'choosingItem', 'choosingWallet', 'connecting'],
  states: {
    idle: 'The market, with Sell Now on its card.',
    choosingItem: 'The dialog Select item to sell.',
    toWallets: 'The gap of 100 ms before the wallets.',
    choosingWallet: 'The dialog Connect Wallet: which one.',
    toConnection: 'The gap of 100 ms before the connection.',
    connecting: 'The wallet’s connection; Connect says that nothing was sold.',
  },
} as const satisfies MachineFixtures<typeof sellMachine>
