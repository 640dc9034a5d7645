import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { CardProvider, ConfirmPayment } from '../../lib/services/card-provider.ts'
import { loadSandboxCards } from './sandbox-cards.tsx'

const returnUrl = 'https://meridian.example/dashboard?amount=120.5'

interface SandboxFormProps {
  /** Sends a call to the simulated server. */
  request: (url: string, init: RequestInit) => Promise<Response>
  /** Leaves the page. */
  navigate: (url: string) => void
  /** The provider has answered. */
  onAnswer: (answer: object) => void
}

/** Shows the sandbox's form with a button, as the payment page does. */
function SandboxForm({ request, navigate, onAnswer }: SandboxFormProps) {
  const [provider, setProvider] = useState<CardProvider>()
  const confirm = useRef<ConfirmPayment>(null)
  useEffect(() => {
    void loadSandboxCards({ apiBase: '', bankReturn: '', request, navigate }).then(setProvider)
  }, [request, navigate])
  return (
    <main className="mx-auto max-w-card-form p-6">
      <form
        method="post"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void confirm.current?.(returnUrl).then(onAnswer)
        }}
      >
        <h1 className="text-xl">Pay by card</h1>
        {provider && (
          <provider.PaymentForm
            clientSecret="pi_1_secret_2"
            confirmRef={confirm}
            onReady={fn()}
            onLoadError={fn()}
          />
        )}
        <button type="submit" className="rounded-control bg-signal p-3 font-display text-on-signal">
          Pay $120.5
        </button>
      </form>
    </main>
  )
}

const meta = {
  title: 'Sandbox/Card Form',
  component: SandboxForm,
  parameters: { chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } } },
  args: {
    request: fn(async () => Response.json({ payment_intent: { id: 'pi_1', status: 'succeeded' } })),
    navigate: fn(),
    onAnswer: fn(),
  },
} satisfies Meta<typeof SandboxForm>

export default meta
type Story = StoryObj<typeof meta>

/** Finds the fields once the provider has loaded. */
async function findFields(root: HTMLElement) {
  const form = within(root)
  return {
    number: await form.findByRole('textbox', { name: 'Card number' }),
    expiry: form.getByRole('textbox', { name: 'Expiration date' }),
    code: form.getByRole('textbox', { name: 'Security code' }),
    pay: form.getByRole('button', { name: 'Pay $120.5' }),
  }
}

/** The browser may fill the fields in. */
export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const { number, expiry, code } = await findFields(canvasElement)
    for (const field of [number, expiry, code]) await expect(field).toHaveValue('')
    await expect(number).toHaveAttribute('autocomplete', 'cc-number')
    await expect(expiry).toHaveAttribute('autocomplete', 'cc-exp')
    await expect(code).toHaveAttribute('autocomplete', 'cc-csc')
    await expect(number).toHaveAttribute('inputmode', 'numeric')
  },
}

/** Pressing Pay on an empty form sends nothing, names every missing field and leads to the first. */
export const Empty: Story = {
  play: async ({ args, canvasElement }) => {
    const { number, expiry, code, pay } = await findFields(canvasElement)
    await userEvent.click(pay)
    const message = 'Your card number is incomplete.'
    await waitFor(() => expect(number).toHaveAccessibleDescription(message))
    await expect(expiry).toHaveAccessibleDescription("Your card's expiration date is incomplete.")
    await expect(code).toHaveAccessibleDescription("Your card's security code is incomplete.")
    await expect(number).toHaveFocus()
    await expect(args.onAnswer).toHaveBeenCalledWith({ status: 'failed', message })
    await expect(args.request).not.toHaveBeenCalled()
  },
}

/** Digits are grouped while they are typed; a digit put in the middle keeps the caret beside it. */
export const Typed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const { number, expiry, code, pay } = await findFields(canvasElement)
    await userEvent.type(number, '424242424242424')
    await expect(number).toHaveValue('4242 4242 4242 424')
    await userEvent.type(number, '4', { initialSelectionStart: 4, initialSelectionEnd: 4 })
    await expect(number).toHaveValue('4242 4424 2424 2424')
    await expect(number).toHaveProperty('selectionStart', 6)
    await userEvent.clear(number)
    await userEvent.type(number, '4242424242424242')
    await userEvent.type(expiry, '534{Backspace}{Backspace}{Backspace}{Backspace}1234')
    await userEvent.type(code, '1234')
    await expect(number).toHaveValue('4242 4242 4242 4242')
    await expect(expiry).toHaveValue('12 / 34')
    await expect(code).toHaveValue('123')
    for (const field of [number, expiry, code]) await expect(field).toBeValid()
    await userEvent.click(pay)
    await waitFor(() => expect(args.onAnswer).toHaveBeenCalledWith({ status: 'redirecting' }))
    await expect(args.navigate).toHaveBeenCalledOnce()
  },
}

/** A whole number is checked at once, an incomplete one when its field is left. */
export const InvalidNumber: Story = {
  play: async ({ canvasElement }) => {
    const { number } = await findFields(canvasElement)
    await userEvent.type(number, '4242424242424241')
    await expect(number).toBeInvalid()
    await expect(number).toHaveAccessibleDescription('Your card number is invalid.')
    await userEvent.type(number, '{Backspace}')
    await expect(number).toBeValid()
    await userEvent.tab()
    await expect(number).toHaveAccessibleDescription('Your card number is incomplete.')
  },
}

/** On a phone the short fields stay side by side. */
export const Phone: Story = {
  tags: ['!dev'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { expiry, code } = await findFields(canvasElement)
    await expect(code.getBoundingClientRect().top).toBe(expiry.getBoundingClientRect().top)
  },
}
