import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stripe's own script has an address of this form. */
export const stripeScripts = 'https://js.stripe.com/**'

/** Replaces Stripe's script: each field is an input, named after its kind and the publishable key. */
export const stripeScript = `
  window.Stripe = (key) => {
    const element = (kind) => {
      const input = document.createElement('input')
      input.setAttribute('aria-label', kind + ' of ' + key)
      return {
        mount: (container) => container.replaceChildren(input),
        on: (event, listener) => { if (event === 'ready') queueMicrotask(listener) },
        off() {}, update() {}, destroy() {},
      }
    }
    const never = () => new Promise(() => {})
    return {
      elements: () => ({ create: element, getElement: () => null, update() {} }),
      createToken: never, createPaymentMethod: never, confirmCardPayment: never, confirmPayment: never,
    }
  }`

/** Starts a local program that opens payments in the place of Stripe's API. */
export async function startStripe(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((_request, response) => {
    const intent = { id: 'pi_1', client_secret: 'pi_1_secret_2', amount: 125_000, currency: 'usd' }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(intent))
  })
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
