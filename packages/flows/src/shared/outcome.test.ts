import { ApiError } from '@meridian-2117/contract'
import { expect, test } from 'vitest'
import { doneEvent, errorEvent, delayEvent, flushPromises } from '../testing/calls.ts'
import { testPaths, testRandomRuns } from '../testing/paths.ts'
import { start } from '../testing/run.ts'
import { outcomeMachine } from './outcome.ts'

const payment = { playerId: 'player-1', itemId: 'nfa-1', clientSecret: 'secret-1', attempt: 'attempt-1' }
const pending = { status: 'pending' } as const
const paid = { status: 'paid' } as const
const unpaid = { status: 'unpaid' } as const
const events = {
  paid: doneEvent('readOutcome', paid),
  unpaid: doneEvent('readOutcome', unpaid),
  pending: doneEvent('readOutcome', pending),
  unread: errorEvent('readOutcome', new ApiError('unreachable')),
  refused: errorEvent('readOutcome', new ApiError('refused', { code: 'unauthorized', message: 'ended' })),
  late: delayEvent('askLimit', 'outcome.asking'),
  'pause over': delayEvent('readDelay', 'outcome.waiting'),
}

testPaths(outcomeMachine, { inputs: [payment], events })
testRandomRuns(outcomeMachine, { inputs: [payment], events })

test('asks for ever, after pauses of 1 s to 30 s, until the outcome is known', async () => {
  const { actor, calls, clock } = start(outcomeMachine, payment)
  const pauses: number[] = []
  for (let ask = 0; ask < 8; ask += 1) {
    const call = calls.take('readOutcome')
    expect(call.input).toEqual(payment)
    if (ask % 2 === 0) call.answer(pending)
    else call.fail(new ApiError('unreachable'))
    await flushPromises()
    const since = clock.now()
    clock.toNextTimer()
    pauses.push((clock.now() - since) / 1000)
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
  calls.take('readOutcome').answer(paid)
  await flushPromises()
  expect(actor.getSnapshot().output).toEqual(paid)
})

test('asks no more once the token of the player has ended', async () => {
  const { actor, calls } = start(outcomeMachine, payment)
  calls.take('readOutcome').fail(new ApiError('refused', { code: 'unauthorized' }))
  await flushPromises()
  expect(actor.getSnapshot().output).toEqual({ status: 'refused' })
})

test('gives up an ask without an answer after 30 s and asks again', () => {
  const { calls, clock, seen } = start(outcomeMachine, payment)
  const hanging = calls.take('readOutcome')
  clock.increment(29_999)
  expect(hanging.signal.aborted).toBe(false)
  clock.increment(1)
  expect(hanging.signal.aborted).toBe(true)
  clock.increment(1000)
  calls.take('readOutcome')
  expect(seen).toEqual(['asking', 'waiting', 'asking'])
})
