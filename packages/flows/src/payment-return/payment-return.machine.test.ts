import type { Message } from '@meridian/contract/messages/message'
import { expect, test } from 'vitest'
import { errorToast } from '../shared/emitted-events.ts'
import { testPaths } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { testTable } from '../testing/table.ts'
import { paymentReturnFixtures } from './payment-return.fixtures.ts'
import { paymentReturnMachine } from './payment-return.machine.ts'

const { events } = paymentReturnFixtures

const id = 'payment-return'
const clear = { type: 'query.clear' } as const
const settledEvent = { type: 'payment.settled' } as const
const success = (message: Message) => ({ type: 'toast', tone: 'success', message, id }) as const
const processing = {
  type: 'toast',
  tone: 'info',
  message: { key: 'paymentProcessing' },
  id,
} as const

testTable(paymentReturnMachine, {
  situations: { anywhere: {} },
  events,
  moves: [
    {
      from: 'listening',
      on: ['paid', 'paid, with a session'],
      to: 'announced',
      emits: [success({ key: 'returnedPaid' }), settledEvent, clear],
    },
    {
      from: 'listening',
      on: 'failed',
      to: 'announced',
      emits: [{ ...errorToast({ key: 'returnedFailed' }), id }, clear],
    },
    { from: 'listening', on: ['pending', 'processing'], to: 'announced', emits: [processing, clear] },
    { from: 'listening', on: 'an unknown word', to: 'announced', emits: [clear] },
    {
      from: 'listening',
      on: 'a session',
      to: 'announced',
      emits: [success({ key: 'sessionPaid' }), settledEvent, clear],
    },
    { from: 'announced', on: 'nothing', to: 'listening' },
  ],
})

testPaths(paymentReturnMachine, paymentReturnFixtures)

test('reports a return once, however often its address is read, and the next one again', () => {
  const { actor, seen } = start(paymentReturnMachine, undefined)
  const toasts = () => seen.filter((entry) => typeof entry === 'object' && entry !== null && 'tone' in entry)
  for (let time = 0; time < 3; time += 1) actor.send(events.paid)
  expect(toasts()).toEqual([success({ key: 'returnedPaid' })])
  actor.send(events.nothing)
  actor.send(events['a session'])
  expect(toasts()).toEqual([success({ key: 'returnedPaid' }), success({ key: 'sessionPaid' })])
})
