import { delayEvent } from '../testing/calls.ts'
import type { MachineFixtures } from '../testing/machine-fixtures.ts'
import type { walletPagesMachine } from './wallet-pages.machine.ts'

const events = {
  'wallet.choose': { type: 'wallet.choose' },
  'wallet.back': { type: 'wallet.back' },
  'password.edit': { type: 'password.edit' },
  'unlock with a password': { type: 'wallet.unlock', typed: true },
  'unlock without one': { type: 'wallet.unlock', typed: false },
  'message.sign': { type: 'message.sign' },
  'wallet answered': delayEvent('connectionTime', 'walletPages.connecting'),
}

/** Inputs, events and described states of the wallet's own pages, for tests, stories and the inspector. */
export const walletPagesFixtures = {
  inputs: [{ page: 'walletPagesConnect' }, { page: 'walletPagesWelcome' }, { page: 'walletPagesSignIn' }],
  events,
  states: {
    arriving: 'The page is told from its address; nobody sees it.',
    choosing: 'The wallet is chosen.',
    connecting: 'The wallet connects: the spinner of 1500 ms.',
    locked: 'The wallet is unlocked with its password.',
    signing: 'The wallet shows the message to sign.',
    leaving: 'The next page follows.',
  },
} as const satisfies MachineFixtures<typeof walletPagesMachine>
