import Radio from './radio.svelte'

export default { title: 'Radio', component: Radio }

export const Listening = {}

export const StartedOff = { parameters: { xstate: { begin: { radio: 'off' } } } }
