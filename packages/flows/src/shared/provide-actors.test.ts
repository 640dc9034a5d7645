import { expect, test } from 'vitest'
import { createActor, fromCallback, setup, waitFor } from 'xstate'
import { provideActors } from './provide-actors.ts'
import { unimplementedActor } from './unimplemented-actor.ts'

const asking = setup({
  types: { context: {} as { answer: string } },
  actors: { greet: unimplementedActor<string, { name: string }>('greet') },
}).createMachine({
  context: { answer: '' },
  initial: 'waiting',
  states: {
    waiting: {
      on: { leave: 'left' },
      invoke: {
        src: 'greet',
        input: { name: 'Mika' },
        onDone: { target: 'received', actions: ({ context, event }) => void (context.answer = event.output) },
        onError: 'failed',
      },
    },
    received: {},
    failed: {},
    left: {},
  },
})

test('implements an actor by a function, whose result or rejection the machine receives', async () => {
  const well = createActor(provideActors(asking, { greet: async ({ name }) => `Hello ${name}` })).start()
  expect((await waitFor(well, ({ value }) => value !== 'waiting')).context.answer).toBe('Hello Mika')

  const badly = createActor(provideActors(asking, { greet: () => Promise.reject(new Error('no')) })).start()
  expect((await waitFor(badly, ({ value }) => value !== 'waiting')).value).toBe('failed')
})

test('implements every actor by one function, which takes the name', async () => {
  const provided = provideActors(asking, async (call, input) => `${call} ${JSON.stringify(input)}`)
  const settled = await waitFor(createActor(provided).start(), ({ value }) => value !== 'waiting')
  expect(settled.context.answer).toBe('greet {"name":"Mika"}')
})

test('implements the actors of a child machine beside those of its parent', async () => {
  const parent = setup({
    actors: { asking, part: unimplementedActor<string, { name: string }>('part') },
  }).createMachine({
    initial: 'asking',
    states: { asking: { invoke: { id: 'asking', src: 'asking' } } },
  })
  const calls: string[] = []
  const provided = provideActors(parent, {
    part: async ({ name }) => name,
    greet: async ({ name }) => {
      calls.push(name)
      return name
    },
  })
  const actor = createActor(provided).start()
  await waitFor(actor, () => calls.length > 0)
  expect(calls).toEqual(['Mika'])
})

test('leaves an actor alone that is no promise, in a child machine too', async () => {
  const listen = fromCallback<{ type: 'leave' }>(({ sendBack }) => sendBack({ type: 'received' }))
  const listening = setup({
    actors: { listen, greet: unimplementedActor<string, { name: string }>('greet') },
  }).createMachine({
    initial: 'quiet',
    states: {
      quiet: { invoke: { src: 'listen' }, on: { received: 'greeting' } },
      greeting: { invoke: { src: 'greet', input: { name: 'Mika' }, onDone: 'done' } },
      done: { type: 'final' },
    },
  })
  const parent = setup({ actors: { listening } }).createMachine({
    initial: 'running',
    states: { running: { invoke: { src: 'listening', onDone: 'done' } }, done: {} },
  })
  const machines = [
    provideActors(listening, { greet: async () => 'Hello' }),
    provideActors(parent, { greet: async () => 'Hello' }),
    provideActors(parent, async () => 'Hello'),
  ]
  for (const machine of machines)
    expect((await waitFor(createActor(machine).start(), ({ value }) => value === 'done')).value).toBe('done')
})

test('aborts the signal when the machine stops waiting', () => {
  const signals: { readonly aborted: boolean }[] = []
  const greet = (_input: { name: string }, signal: { readonly aborted: boolean }) => {
    signals.push(signal)
    return new Promise<string>(() => {})
  }
  const flow = createActor(provideActors(asking, { greet })).start()
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  flow.send({ type: 'leave' })
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
})
