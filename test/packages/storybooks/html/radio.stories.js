import { createActor } from 'xstate'
import { radio } from './machines.ts'

export default { title: 'Radio' }

export const Listening = {
  render: () => {
    const button = document.createElement('button')
    const actor = createActor(radio)
    actor.subscribe(({ value }) => (button.textContent = JSON.stringify(value)))
    button.addEventListener('click', () => actor.send({ type: 'next' }))
    actor.start()
    return button
  },
}

export const StartedOff = { ...Listening, parameters: { xstate: { begin: { radio: 'off' } } } }
