import {
  CardCvcElement,
  CardExpiryElement,
  CardNumberElement,
  Elements,
  PaymentElement,
  useElements,
  useStripe,
} from '@stripe/react-stripe-js'
import type { PaymentIntent } from '@stripe/stripe-js'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState, type FormEvent } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { IntentReply, PaymentMethodReply } from '../shared/card-calls.ts'
import { loadSandboxStripe } from './sandbox-stripe.ts'

const returnUrl = 'https://meridian.example/dashboard?amount=120.5'
const clientSecret = 'pi_sandbox_1_secret_2'

const intent = (status: PaymentIntent.Status): PaymentIntent => ({
  id: 'pi_sandbox_1',
  object: 'payment_intent',
  amount: 12050,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  client_secret: clientSecret,
  confirmation_method: 'automatic',
  created: 4653187200,
  currency: 'usd',
  description: 'Void Runner',
  last_payment_error: null,
  livemode: false,
  next_action: null,
  payment_method: null,
  payment_method_types: ['card'],
  receipt_email: null,
  setup_future_usage: null,
  shipping: null,
  status,
})

const answer =
  (reply: IntentReply | PaymentMethodReply, status = 200) =>
  async () =>
    Response.json(reply, { status })

const appearance = {
  variables: {
    colorPrimary: 'var(--color-signal)',
    colorBackground: 'var(--color-plate)',
    colorText: 'var(--color-ink)',
    colorDanger: 'var(--color-alert)',
    fontFamily: 'var(--font-sans)',
    borderRadius: 'var(--radius-control)',
    spacingUnit: '4px',
  },
}

interface CardFormProps {
  /** The card provider does not load. */
  outage?: boolean
  /** `together` is one element with all fields, `apart` one element for each. */
  fields?: 'together' | 'apart'
  /** With `if_required` the page waits for the answer; else the provider redirects it to the shop. */
  redirect?: 'always' | 'if_required'
  request: (url: string, init: RequestInit) => Promise<Response>
  navigate: (url: string) => void
  onPaid: (status: string) => void
  onPaymentMethod: (id: string) => void
}

/** Builds the form of a payment page with `@stripe/react-stripe-js`, as a page does. */
function CardForm({ outage = false, request, navigate, ...form }: CardFormProps) {
  const [stripe] = useState(() => loadSandboxStripe({ apiBase: '', outage, request, navigate }))
  return (
    <main className="mx-auto max-w-card-form p-6">
      <Elements stripe={stripe} options={{ clientSecret, appearance }}>
        {form.fields === 'apart' ? <ApartForm {...form} /> : <TogetherForm {...form} />}
      </Elements>
    </main>
  )
}

type FormProps = Pick<CardFormProps, 'redirect' | 'onPaid' | 'onPaymentMethod'>

function TogetherForm({ redirect = 'always', onPaid }: FormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [problem, setProblem] = useState('')

  async function pay() {
    if (!stripe || !elements) return setProblem('Stripe not loaded')
    setProblem('')
    const confirmParams = { return_url: returnUrl }
    const result =
      redirect === 'always'
        ? await stripe.confirmPayment({ elements, confirmParams })
        : await stripe.confirmPayment({ elements, confirmParams, redirect })
    if (result.error) return setProblem(result.error.message ?? '')
    return onPaid(result.paymentIntent.status)
  }

  return (
    <form method="post" noValidate onSubmit={(event) => submitted(event, pay)} className="grid gap-4">
      <h1 className="text-xl">Pay by card</h1>
      <PaymentElement />
      <PaymentResult problem={problem} label="Pay $120.5" />
    </form>
  )
}

function ApartForm({ onPaymentMethod }: FormProps) {
  const stripe = useStripe()
  const elements = useElements()
  const [problem, setProblem] = useState('')
  const frame = 'rounded-control border border-seam-strong bg-plate p-3'

  async function pay() {
    const card = elements?.getElement(CardNumberElement)
    if (!stripe || !card) return setProblem('Stripe not loaded')
    const billing = { name: 'Ada Voss' }
    const result = await stripe.createPaymentMethod({ type: 'card', card, billing_details: billing })
    if (result.error) return setProblem(result.error.message ?? '')
    return onPaymentMethod(result.paymentMethod.id)
  }

  return (
    <form method="post" noValidate onSubmit={(event) => submitted(event, pay)} className="grid gap-4">
      <h1 className="text-xl">Card details</h1>
      <label htmlFor="number">Card number</label>
      <CardNumberElement
        id="number"
        className={frame}
        onChange={({ error }) => setProblem(error?.message ?? '')}
      />
      <label htmlFor="expiry">Expiry date</label>
      <CardExpiryElement id="expiry" className={frame} />
      <label htmlFor="code">CVV/CVC</label>
      <CardCvcElement id="code" className={frame} />
      <PaymentResult problem={problem} label="Purchase Now" />
    </form>
  )
}

function PaymentResult({ problem, label }: { problem: string; label: string }) {
  return (
    <>
      <p role="alert" className="text-alert">
        {problem}
      </p>
      <button type="submit" className="rounded-control bg-signal p-3 font-display text-on-signal">
        {label}
      </button>
    </>
  )
}

function submitted(event: FormEvent, act: () => Promise<void>) {
  event.preventDefault()
  void act()
}

const meta = {
  title: 'Sandbox/Card Elements',
  component: CardForm,
  parameters: { chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } } },
  argTypes: {
    request: { description: 'Sends a call to the simulated server.' },
    navigate: { description: "Opens the bank's page." },
    redirect: { description: 'Lets the bank ask on its own page.' },
    outage: { description: 'Simulates a provider that cannot be reached.' },
    fields: { description: 'Shows one element for the whole card, or one each for number, date and code.' },
    onPaid: { description: 'The payment went through.' },
    onPaymentMethod: { description: 'A card became a payment method.' },
  },
  args: {
    request: fn(answer({ payment_intent: intent('succeeded') })),
    navigate: fn(),
    onPaid: fn(),
    onPaymentMethod: fn(),
  },
} satisfies Meta<typeof CardForm>

export default meta
type Story = StoryObj<typeof meta>

/** Finds the fields once the provider has loaded. */
async function findFields(root: HTMLElement) {
  const form = within(root)
  return {
    form,
    number: await form.findByRole('textbox', { name: 'Card number' }),
    expiry: form.getByRole('textbox', { name: 'Expiration date' }),
    code: form.getByRole('textbox', { name: 'Security code' }),
    pay: form.getByRole('button', { name: 'Pay $120.5' }),
  }
}

/** Types a whole card and presses Pay. */
async function payWith(root: HTMLElement, card: string) {
  const fields = await findFields(root)
  await userEvent.type(fields.number, card)
  await userEvent.type(fields.expiry, '1234')
  await userEvent.type(fields.code, '123')
  await userEvent.click(fields.pay)
  return fields
}

export const Ready: Story = {
  play: async ({ canvasElement }) => {
    const { number, expiry, code } = await findFields(canvasElement)
    for (const field of [number, expiry, code]) await expect(field).toHaveValue('')
  },
}

/** Pressing Pay on an empty form sends nothing, names every missing field and leads to the first. */
export const Empty: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const { number, expiry, code, pay } = await findFields(canvasElement)
    await expect(number).toHaveAttribute('autocomplete', 'cc-number')
    await expect(number).toHaveAttribute('inputmode', 'numeric')
    await userEvent.click(pay)
    await expect(number).toHaveAccessibleDescription('Your card number is incomplete.')
    await expect(expiry).toHaveAccessibleDescription("Your card's expiration date is incomplete.")
    await expect(code).toHaveAccessibleDescription("Your card's security code is incomplete.")
    await expect(number).toHaveFocus()
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card number is incomplete.')
    await expect(args.request).not.toHaveBeenCalled()
  },
}

/** Digits are grouped while they are typed; a digit put in the middle keeps the caret beside it. */
export const Typed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const { number, expiry, code } = await findFields(canvasElement)
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
  },
}

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

export const PastDate: Story = {
  play: async ({ canvasElement }) => {
    const { expiry } = await findFields(canvasElement)
    await userEvent.type(expiry, '0517')
    await expect(expiry).toHaveAccessibleDescription("Your card's expiration date is in the past.")
    await userEvent.clear(expiry)
    await userEvent.type(expiry, '1216')
    await expect(expiry).toHaveAccessibleDescription("Your card's expiration year is in the past.")
  },
}

/** A paid card leads back to the shop, with what Stripe adds to the address. */
export const Paid: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await payWith(canvasElement, '4242424242424242')
    await waitFor(() => expect(args.navigate).toHaveBeenCalledOnce())
    await expect(args.navigate).toHaveBeenCalledWith(
      `${returnUrl}&payment_intent=pi_sandbox_1&payment_intent_client_secret=${clientSecret}&redirect_status=succeeded`,
    )
    await expect(args.request).toHaveBeenCalledOnce()
    await expect(args.request).toHaveBeenCalledWith(
      '/api/sandbox/payment-intents/confirm',
      expect.objectContaining({
        method: 'POST',
        body: JSON.stringify({
          client_secret: clientSecret,
          card: { number: '4242424242424242', expiry: '12/34', cvc: '123' },
        }),
      }),
    )
  },
}

/** A page that asks to stay receives the payment instead of a redirect. */
export const PaidInPlace: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { redirect: 'if_required' },
  play: async ({ args, canvasElement }) => {
    await payWith(canvasElement, '4242424242424242')
    await waitFor(() => expect(args.onPaid).toHaveBeenCalledWith('succeeded'))
    await expect(args.navigate).not.toHaveBeenCalled()
  },
}

export const Declined: Story = {
  args: {
    request: fn(
      answer(
        {
          error: {
            type: 'card_error',
            code: 'card_declined',
            decline_code: 'generic_decline',
            message: 'Your card was declined.',
          },
        },
        402,
      ),
    ),
  },
  play: async ({ args, canvasElement }) => {
    const { form, number } = await payWith(canvasElement, '4000000000000002')
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('Your card was declined.'))
    await expect(number).toHaveValue('4000 0000 0000 0002')
    await expect(args.navigate).not.toHaveBeenCalled()
  },
}

/** The bank asks the buyer: the page leaves for it, with its return address. */
export const BankRedirect: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { request: fn(answer({ payment_intent: intent('requires_action') })) },
  play: async ({ args, canvasElement }) => {
    await payWith(canvasElement, '4000000000003155')
    await waitFor(() => expect(args.navigate).toHaveBeenCalledOnce())
    await expect(args.navigate).toHaveBeenCalledWith(
      `/sandbox/bank?${new URLSearchParams({ client_secret: clientSecret, return_url: returnUrl })}`,
    )
  },
}

/** The provider cannot be reached: it says so, and the typed card stays. */
export const Outage: Story = {
  args: { request: fn(async () => Promise.reject(new TypeError('Failed to fetch'))) },
  play: async ({ canvasElement }) => {
    const { form, number } = await payWith(canvasElement, '4242424242424242')
    await waitFor(() =>
      expect(form.getByRole('alert')).toHaveTextContent('We are experiencing issues connecting'),
    )
    await expect(number).toHaveValue('4242 4242 4242 4242')
  },
}

/** A server without the sandbox answers in another form, which does not show as the provider's message. */
export const OtherServer: Story = {
  args: {
    request: fn(async () => Response.json({ success: false, error: 'Not found' }, { status: 404 })),
  },
  play: async ({ canvasElement }) => {
    const { form } = await payWith(canvasElement, '4242424242424242')
    await waitFor(() => expect(form.getByRole('alert')).toHaveTextContent('gave an unexpected answer'))
  },
}

/** An empty answer is reported like any other unreadable one. */
export const EmptyAnswer: Story = {
  ...OtherServer,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { request: fn(async () => Response.json(null)) },
}

/** The provider does not load: there are no fields, and the page shows its own message. */
export const NotLoaded: Story = {
  args: { outage: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $120.5' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Stripe not loaded')
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** One element for each field takes its name from the page's label, and the page shows its errors. */
export const SingleElements: Story = {
  args: { fields: 'apart', request: fn(answer({ id: 'pm_sandbox_pays_3' })) },
  play: async ({ args, canvas }) => {
    const number = await canvas.findByRole('textbox', { name: 'Card number' })
    await userEvent.type(number, '4242424242424241')
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your card number is invalid.')
    await expect(number).toBeInvalid()
    await userEvent.type(number, '{Backspace}2')
    await userEvent.click(canvas.getByText('Expiry date'))
    await expect(canvas.getByRole('textbox', { name: 'Expiry date' })).toHaveFocus()
    await userEvent.keyboard('1234')
    await userEvent.type(canvas.getByRole('textbox', { name: 'CVV/CVC' }), '123')
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase Now' }))
    await waitFor(() => expect(args.onPaymentMethod).toHaveBeenCalledWith('pm_sandbox_pays_3'))
  },
}

/** On a phone the short fields stay side by side, and every input is large enough for a thumb. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { number, expiry } = await findFields(canvasElement)
    await expect(number.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(expiry.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
