import { expect, test } from 'vitest'
import { createActor, setup, waitFor } from 'xstate'
import { answered } from './answered.ts'
import { notProvided } from './not-provided.ts'

const asking = setup({
  types: { context: {} as { said: string } },
  actors: { greet: notProvided<string, { name: string }>('greet') },
}).createMachine({
  context: { said: '' },
  initial: 'waiting',
  states: {
    waiting: {
      on: { leave: 'left' },
      invoke: {
        src: 'greet',
        input: { name: 'Mika' },
        onDone: { target: 'heard', actions: ({ context, event }) => void (context.said = event.output) },
        onError: 'failed',
      },
    },
    heard: {},
    failed: {},
    left: {},
  },
})

test('a call is a plain function: it takes the input, and its answer or rejection is heard', async () => {
  const well = createActor(answered(asking, { greet: async ({ name }) => `Hello ${name}` })).start()
  expect((await waitFor(well, ({ value }) => value !== 'waiting')).context.said).toBe('Hello Mika')

  const badly = createActor(answered(asking, { greet: () => Promise.reject(new Error('no')) })).start()
  expect((await waitFor(badly, ({ value }) => value !== 'waiting')).value).toBe('failed')
})

test('one function answers every call by its name, as where each is a request to another address', async () => {
  const one = answered(asking, async (call, input) => `${call} ${JSON.stringify(input)}`)
  const heard = await waitFor(createActor(one).start(), ({ value }) => value !== 'waiting')
  expect(heard.context.said).toBe('greet {"name":"Mika"}')
})

test('a call of a child machine stands beside those of its parent', async () => {
  const parent = setup({
    actors: { asking, greet: notProvided<string, { name: string }>('greet') },
  }).createMachine({
    initial: 'asking',
    states: { asking: { invoke: { id: 'asking', src: 'asking' } } },
  })
  const calls: string[] = []
  const greet = async ({ name }: { name: string }) => {
    calls.push(name)
    return name
  }
  const actor = createActor(answered(parent, { greet })).start()
  await waitFor(actor, () => calls.length > 0)
  expect(calls).toEqual(['Mika'])
})

test('its signal ends when nobody waits any more', () => {
  const signals: { readonly aborted: boolean }[] = []
  const greet = (_input: { name: string }, signal: { readonly aborted: boolean }) => {
    signals.push(signal)
    return new Promise<string>(() => {})
  }
  const flow = createActor(answered(asking, { greet })).start()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  flow.send({ type: 'leave' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
