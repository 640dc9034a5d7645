import { html } from 'lit'
import { createActor } from 'xstate'
import { radio } from './machines.ts'

class RadioButton extends HTMLElement {
  connectedCallback() {
    const button = this.appendChild(document.createElement('button'))
    this.actor = createActor(radio)
    this.actor.subscribe(({ value }) => (button.textContent = JSON.stringify(value)))
    button.addEventListener('click', () => this.actor.send({ type: 'next' }))
    this.actor.start()
  }

  disconnectedCallback() {
    this.actor.stop()
  }
}
customElements.define('radio-button', RadioButton)

export default { title: 'Radio' }

export const Listening = { render: () => html`<radio-button></radio-button>` }

export const StartedOff = { ...Listening, parameters: { xstate: { begin: { radio: 'off' } } } }
