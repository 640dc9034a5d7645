import type { Cases } from '../testing/ways.ts'
import type { offerMachine } from './offer.machine.ts'

const events = {
  'price typed': { type: 'price.changed', price: '900' },
  'expiry chosen': { type: 'expiry.changed', expiry: '1 Year' },
  'offer.submit': { type: 'offer.submit' },
} as const

/** Where the making of an offer begins, what it may hear, and its states in words: for tests, stories and the inspector. */
export const offerCases = {
  inputs: [undefined],
  events,
  leftByLink: ['editing'],
  resumable: ['editing'],
  states: {
    editing: 'The form Make an offer: a price, and how long it stands.',
  },
} as const satisfies Cases<typeof offerMachine>
