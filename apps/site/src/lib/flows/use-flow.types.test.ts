import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { buyMachine } from '@meridian/flows/buy'
import { expect, test } from 'vitest'
import { emit, setup } from 'xstate'
import { useFlow } from './use-flow.ts'

const input = { item: kestrelInterceptor, userId: null } as const
const checkPurchase = async () => 'available' as const
const view = () => null

const talker = setup({ types: { emitted: {} as { type: 'own.told'; text: string } } }).createMachine({
  entry: emit({ type: 'own.told', text: '' }),
})

/** Never run: the compiler has to refuse each line that is marked, and would say so if it did not. */
function useMisuses() {
  useFlow(buyMachine, { input, calls: { checkPurchase }, tells: {}, view })
  // @ts-expect-error -- a call of the flow that nobody makes
  useFlow(buyMachine, { input, calls: {}, tells: {}, view })
  // @ts-expect-error -- a call that the flow does not make
  useFlow(buyMachine, { input, calls: { checkPurchase, other: checkPurchase }, tells: {}, view })
  // @ts-expect-error -- a call that is answered with something else
  useFlow(buyMachine, { input, calls: { checkPurchase: async () => 'maybe' }, tells: {}, view })
  // @ts-expect-error -- a flow without its input
  useFlow(buyMachine, { input: {}, calls: { checkPurchase }, tells: {}, view })
  // @ts-expect-error -- a tell of the flow's own that nobody answers
  useFlow(talker, { input: undefined, calls: {}, tells: {}, view })
  useFlow(talker, { input: undefined, calls: {}, tells: { 'own.told': ({ text }) => text.trim() }, view })
}

test('what a flow needs is demanded by the compiler', () => {
  expect(useMisuses).toBeTypeOf('function')
})
