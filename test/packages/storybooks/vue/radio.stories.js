import Radio from './radio.vue'

export default { title: 'Radio', component: Radio }

export const Listening = {}

export const StartedOff = { parameters: { xstate: { begin: { radio: 'off' } } } }
