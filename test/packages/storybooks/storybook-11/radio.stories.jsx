import { useMachine } from '@xstate/react'
import { radio } from './machines.ts'

function Radio() {
  const [snapshot, send] = useMachine(radio)
  return (
    <button type="button" onClick={() => send({ type: 'next' })}>
      {JSON.stringify(snapshot.value)}
    </button>
  )
}

export default { title: 'Radio', component: Radio }

export const Listening = {}

export const StartedOff = { parameters: { xstate: { begin: { radio: 'off' } } } }
