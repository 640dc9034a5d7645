import type { Message } from '@meridian-2117/contract/messages/message'
import { expect, test } from 'vitest'
import { errorToast } from '../shared/emitted-events.ts'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { paymentReturnFixtures } from './payment-return.fixtures.ts'
import { paymentReturnMachine } from './payment-return.machine.ts'

testPaths(paymentReturnMachine, paymentReturnFixtures)

const { events } = paymentReturnFixtures

const id = 'payment-return'
const clear = { type: 'query.clear' } as const
const success = (message: Message) => ({ type: 'toast', tone: 'success', message, id }) as const
const paid = (clientSecret: string) =>
  [success({ key: 'returnedPaid' }), { type: 'payment.settled', clientSecret }, clear] as const
const processing = [
  { type: 'toast', tone: 'info', message: { key: 'paymentProcessing' }, id },
  clear,
] as const

test.each<[keyof typeof events, readonly unknown[]]>([
  ['paid', paid('pi_1_secret')],
  ['paid, without a secret', paid('')],
  ['paid, with a session', paid('')],
  ['a session', [success({ key: 'sessionPaid' }), clear]],
  ['failed', [{ ...errorToast({ key: 'returnedFailed' }), id }, clear]],
  ['pending', processing],
  ['processing', processing],
  ['an unknown word', [clear]],
  ['nothing', []],
])('reports the return of a payment: %s', (name, emitted) => {
  const { actor, seen } = start(paymentReturnMachine, undefined)
  actor.send(events[name])
  expect(seen.slice(1, -1)).toEqual(emitted)
})

test('reports a return once, however often its address is read, and the next one again', () => {
  const { actor, seen } = start(paymentReturnMachine, undefined)
  for (let time = 0; time < 3; time += 1) actor.send(events.paid)
  actor.send(events.nothing)
  actor.send(events['a session'])
  expect(seen.filter((entry) => typeof entry === 'object')).toEqual([
    ...paid('pi_1_secret'),
    success({ key: 'sessionPaid' }),
    clear,
  ])
})
