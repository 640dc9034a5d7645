import type { MachineFixtures } from '../testing/machine-fixtures.ts'
import type { offerMachine } from './offer.machine.ts'

const events = {
  'price typed': { type: 'price.changed', price: '900' },
  'expiry chosen': { type: 'expiry.changed', expiry: '1 Year' },
  'offer.submit': { type: 'offer.submit' },
} as const

/** Inputs, events and described states of making an offer, for tests, stories and the inspector. */
export const offerFixtures = {
  inputs: [undefined],
  events,
  leftByLink: ['editing'],
  resumable: ['editing'],
  states: {
    editing: 'The form Make an offer: a price, and how long it stands.',
  },
} as const satisfies MachineFixtures<typeof offerMachine>
