import type { Ownership } from '@meridian/contract'
import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { buyMachine, type CheckPurchaseInput } from '@meridian/flows/buy'
import { expect, test } from 'vitest'
import { emit, fromPromise, setup } from 'xstate'
import { useFlow } from './use-flow.ts'

const input = { item: kestrelInterceptor, userId: null } as const
const checkPurchase = fromPromise<Ownership, CheckPurchaseInput>(async () => 'available')
const view = () => null

const talker = setup({ types: { emitted: {} as { type: 'own.told'; text: string } } }).createMachine({
  entry: emit({ type: 'own.told', text: '' }),
})

/** Never run: the compiler has to refuse each line that is marked, and would say so if it did not. */
function useMisuses() {
  useFlow(buyMachine, { input, actors: { checkPurchase }, tells: {}, view })
  // @ts-expect-error -- a call of the flow that nobody makes
  useFlow(buyMachine, { input, actors: {}, tells: {}, view })
  // @ts-expect-error -- an actor that the flow does not have
  useFlow(buyMachine, { input, actors: { checkPurchase, other: checkPurchase }, tells: {}, view })
  // @ts-expect-error -- a flow without its input
  useFlow(buyMachine, { input: {}, actors: { checkPurchase }, tells: {}, view })
  // @ts-expect-error -- a tell of the flow's own that nobody answers
  useFlow(talker, { input: undefined, actors: {}, tells: {}, view })
  useFlow(talker, { input: undefined, actors: {}, tells: { 'own.told': ({ text }) => text.trim() }, view })
}

test('what a flow needs is demanded by the compiler', () => {
  expect(useMisuses).toBeTypeOf('function')
})
