import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { buyMachine } from '@meridian-2117/flows/buy'
import { expect, test } from 'vitest'
import { emit, setup } from 'xstate'
import { useFlow } from './use-flow.ts'

const input = { item: kestrelInterceptor, playerId: null } as const
const checkPurchase = async () => 'available' as const
const view = () => null

const emitter = setup({ types: { emitted: {} as { type: 'own.event'; text: string } } }).createMachine({
  entry: emit({ type: 'own.event', text: '' }),
})

/** Never runs: the compiler has to refuse each marked line, and reports a marked line that it accepts. */
function useMisuses() {
  useFlow(buyMachine, { input, actors: { checkPurchase }, view })
  // @ts-expect-error -- an actor of the machine that is not provided
  useFlow(buyMachine, { input, view })
  // @ts-expect-error -- an actor of the machine that is not provided
  useFlow(buyMachine, { input, actors: {}, view })
  // @ts-expect-error -- an actor that the machine does not invoke
  useFlow(buyMachine, { input, actors: { checkPurchase, other: checkPurchase }, view })
  // @ts-expect-error -- an actor with another output
  useFlow(buyMachine, { input, actors: { checkPurchase: async () => 'maybe' }, view })
  // @ts-expect-error -- a machine without its input
  useFlow(buyMachine, { input: {}, actors: { checkPurchase }, view })
  // @ts-expect-error -- an event of the machine's own without a handler
  useFlow(emitter, { input: undefined, view })
  useFlow(emitter, { input: undefined, on: { 'own.event': ({ text }) => text.trim() }, view })
}

test('requires the actors, the input and the handlers of a flow at compile time', () => {
  expect(useMisuses).toBeTypeOf('function')
})
