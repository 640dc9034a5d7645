import { useMachine } from '@xstate/react'
import { bakery, crossing, kettle, radio } from './machines.ts'

function Radio() {
  const [snapshot, send] = useMachine(radio)
  return (
    <button type="button" onClick={() => send({ type: 'next' })}>
      {JSON.stringify(snapshot.value)}
    </button>
  )
}

export default { title: 'Machines' }

/** An actor of a component: the story says nothing about it. */
export const History = { render: () => <Radio /> }

export const Parallel = { render: () => <p>A kettle</p>, parameters: { xstate: { machines: [kettle] } } }

export const Children = { render: () => <p>A bakery</p>, parameters: { xstate: { machines: [bakery] } } }

export const Delays = { render: () => <p>A crossing</p>, parameters: { xstate: { machines: [crossing] } } }
