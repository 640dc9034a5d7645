import { createMachine, fromPromise, setup } from 'xstate'

export default { title: 'Strangers' }

const calling = (call: string) =>
  setup({ actors: { call: fromPromise(async () => 'answer') } }).createMachine({
    initial: 'waiting',
    states: {
      waiting: { on: { start: call } },
      [call]: { invoke: { src: 'call', onDone: 'ready', onError: 'failed' } },
      ready: {},
      failed: {},
    },
  })

/** Runs two machines without an id. */
export const Unnamed = {
  render: () => <p>Two machines</p>,
  parameters: { xstate: { machines: [calling('baking'), calling('drying')] } },
}

const pointer = createMachine({
  id: 'pointer',
  initial: 'up',
  states: { up: { on: { 'mouse.*': 'down' } }, down: { on: { 'mouse.up': 'up' } } },
})

export const Wildcard = {
  render: () => <p>A pointer</p>,
  parameters: { xstate: { machines: [pointer], about: 'pointer' } },
}
