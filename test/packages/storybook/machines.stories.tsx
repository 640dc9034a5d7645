import { useMachine } from '@xstate/react'
import type { AnyStateMachine } from 'xstate'
import { bakery, crossing, kettle, radio } from './machines.ts'
import * as odd from './odd-machines.ts'

function Radio() {
  const [snapshot, send] = useMachine(radio)
  return (
    <button type="button" onClick={() => send({ type: 'next' })}>
      {JSON.stringify(snapshot.value)}
    </button>
  )
}

function Climber() {
  const [snapshot, send] = useMachine(odd.tower)
  const climb = (left: number) => {
    for (let sent = 0; sent < 50; sent += 1) send({ type: 'next' })
    if (left > 50) requestAnimationFrame(() => climb(left - 50))
  }
  return (
    <button type="button" onClick={() => climb(1000)}>
      {snapshot.context.visits} rooms
    </button>
  )
}

export default { title: 'Machines' }

/** An actor of a component: the story says nothing about it. */
export const History = { render: () => <Radio /> }

export const StartedOff = { render: () => <Radio />, parameters: { xstate: { begin: { radio: 'off' } } } }

export const Parallel = { render: () => <p>A kettle</p>, parameters: { xstate: { machines: [kettle] } } }

export const Children = { render: () => <p>A bakery</p>, parameters: { xstate: { machines: [bakery] } } }

export const Delays = { render: () => <p>A crossing</p>, parameters: { xstate: { machines: [crossing] } } }

const beside = (machine: AnyStateMachine) => ({
  render: () => <p>{machine.id}</p>,
  parameters: { xstate: { machines: [machine] } },
})

export const BigIntContext = beside(odd.bigInt)
export const Circle = beside(odd.circle)
export const Collections = beside(odd.collections)
export const ElementContext = beside(odd.element)
export const Named = beside(odd.named)
export const Instances = beside(odd.instances)
export const Tower = { render: () => <Climber /> }
export const Unnamed = {
  render: () => <p>Two machines</p>,
  parameters: { xstate: { machines: odd.unnamed } },
}

/** The panel cannot show the actor, because a fixture is missing. */
export const WithoutFixture = {
  render: () => <Radio />,
  parameters: { xstate: { fixtures: { radio: { events: { tuned: undefined } } } } },
}
