import type { MachineFixtures } from '../testing/machine-fixtures.ts'
import type { paymentReturnMachine, PaymentNews } from './payment-return.machine.ts'

const read = (news: Partial<PaymentNews>) =>
  ({ type: 'address.read', redirectStatus: null, sessionId: null, clientSecret: null, ...news }) as const

const events = {
  nothing: read({}),
  paid: read({ redirectStatus: 'succeeded', clientSecret: 'pi_1_secret' }),
  'paid, without a secret': read({ redirectStatus: 'succeeded' }),
  failed: read({ redirectStatus: 'failed' }),
  pending: read({ redirectStatus: 'pending' }),
  processing: read({ redirectStatus: 'processing' }),
  'an unknown word': read({ redirectStatus: 'maybe' }),
  'a session': read({ sessionId: 'cs_1' }),
  'paid, with a session': read({ redirectStatus: 'succeeded', sessionId: 'cs_1' }),
}

/** Inputs, events and described states of the return from a payment, for tests, stories and the inspector. */
export const paymentReturnFixtures = {
  inputs: [undefined],
  events,
  states: {
    listening: 'The address says nothing of a payment.',
    announced: 'A toast has shown the result; the query is being cleared.',
  },
} as const satisfies MachineFixtures<typeof paymentReturnMachine>
