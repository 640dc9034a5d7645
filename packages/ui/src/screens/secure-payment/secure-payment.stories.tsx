import { paths } from '@meridian-2117/contract/paths/paths'
import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import {
  declined,
  declinedAfter,
  notPayableOrder,
  orderOnPhone,
  orderSignedOut,
  orderWithoutPrice,
  ownedOrder,
  priceChangedOrder,
  unknownOrder,
} from '../../stories/order-ends.tsx'
import { inMoreContrast } from '../../stories/widths.ts'
import { Field } from '../../components/field/field.tsx'
import { SecurePaymentScreen, type SecurePaymentScreenProps } from './secure-payment.tsx'

const cardFields = (number = '', expiry = '', code = '') => (
  <div className="grid grid-cols-2 gap-x-4 gap-y-5">
    <Field
      label="Card number"
      name="number"
      inputMode="numeric"
      defaultValue={number}
      className="col-span-2"
    />
    <Field label="Expiry date" name="expiry" inputMode="numeric" defaultValue={expiry} />
    <Field label="CVC" name="cvc" inputMode="numeric" defaultValue={code} />
    <Field label="Country" name="country" className="col-span-2" />
  </div>
)

const meta = {
  title: 'Screens/Secure Payment',
  component: SecurePaymentScreen,
  args: {
    item: kestrelInterceptor,
    amountCents: 125_000,
    player: 'mika7@meridian.test',
    status: 'ready',
    form: cardFields(),
    onPay: fn(),
    onRetry: fn(),
  },
  argTypes: {
    form: { description: "The card provider's own form; ours never sees a card number." },
    player: { description: 'The e-mail address of the paying account.' },
    signedOut: { description: 'The player signed out after the payment began.' },
    message: { description: 'The message of the last failure.' },
    onPay: { description: 'The player pays.' },
    onRetry: { description: 'The player prepares the payment again after a failure.' },
  },
  parameters: { page: { addresses: [paths.securePayment], described: 'docs/product.md#secure-payment' } },
} satisfies Meta<typeof SecurePaymentScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The item and its price without fee. */
export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
    await expect(canvas.getByText('You are paying $1250')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Meridian 2117' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Back to the marketplace' })).toHaveAttribute(
      'href',
      '/market-place',
    )
  },
}

/** There are two ways to pay: the button, or Enter in a field. */
export const Pays: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $1250' }))
    await expect(args.onPay).toHaveBeenCalledTimes(1)
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '4242{Enter}')
    await expect(args.onPay).toHaveBeenCalledTimes(2)
  },
}

/** Replaces the flow: the play ends the state that keeps the form from being ready. */
function ReadyOnEvent(props: SecurePaymentScreenProps) {
  const [status, setStatus] = useState(props.status)
  useEffect(() => {
    const answer = () => setStatus('ready')
    addEventListener('answer', answer)
    return () => removeEventListener('answer', answer)
  }, [])
  return <SecurePaymentScreen {...props} status={status} onPay={() => setStatus('processing')} />
}

/** The button that was disabled during the charge gets the focus back. */
export const GivesFocusBack: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: ReadyOnEvent,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $1250' }))
    await waitFor(() => expect(document.body).toHaveFocus())
    dispatchEvent(new Event('answer'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $1250' })).toHaveFocus())
  },
}

/** The screen takes no focus when it is ready, so the order and the fields come first. */
export const TakesNoFocus: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { status: 'preparing' },
  render: ReadyOnEvent,
  play: async ({ canvas }) => {
    dispatchEvent(new Event('answer'))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Pay $1250' })).toBeEnabled())
    await expect(document.body).toHaveFocus()
  },
}

/** The fields load behind their outline, and nothing can be paid yet. */
export const Preparing: Story = {
  args: { status: 'preparing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading the payment form')).toBeInTheDocument()
    await expect(canvas.getByLabelText('Card number')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Pay $1250' })).toBeDisabled()
  },
}

export const Processing: Story = {
  args: { status: 'processing', form: cardFields('4242 4242 4242 4242', '12 / 34', '123') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await expect(canvas.getByRole('status')).toHaveTextContent('Processing...')
  },
}

/** The provider has not answered for half a minute: the page may be left, and the purchase is found from there. */
export const Slow: Story = {
  args: { ...Processing.args, message: messages.paymentSlow },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(messages.paymentSlow)
    await expect(canvas.getByRole('link', { name: 'See your purchases' })).toHaveAttribute(
      'href',
      paths.profileActivity,
    )
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  },
}

/** Another tab has signed the player out: the payment continues, and the page says so. */
export const ProcessingSignedOut: Story = {
  ...orderSignedOut,
  args: { ...Processing.args, signedOut: true },
}

/** While one payment is on its way, Enter in a field starts no second. */
export const PaysOnce: Story = {
  ...Processing,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '{Enter}')
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** A declined card: the provider's message shows under the form. */
export const Declined: Story = {
  args: { message: declined, form: cardFields('4000 0000 0000 0002', '12 / 34', '123') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(declined)
  },
}

/** A declined payment keeps the typed values, and the button does not move. */
export const DeclinedAfterPay: Story = {
  ...declinedAfter(SecurePaymentScreen, 'Pay $1250'),
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
}

/** The fields failed to load; the only button retries. */
export const Unavailable: Story = {
  args: { status: 'unavailable', message: messages.intentFailed },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to create payment intent')
    await expect(canvas.getByLabelText('Card number')).not.toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Pay $1250' })).not.toBeInTheDocument()
  },
}

export const RetriesAfterAFailure: Story = {
  ...Unavailable,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/**
 * The player owns the item meanwhile, perhaps by a payment whose answer was lost: the only link leads to the purchase.
 */
export const Owned: Story = ownedOrder

/** Its price has changed since it was chosen: nobody pays the old one. */
export const Repriced: Story = priceChangedOrder

/** No card can pay its price. */
export const Unpayable: Story = notPayableOrder

/** The provider's script failed to load: the same panel, without a Pay button. */
export const ProviderNotLoaded: Story = {
  args: { status: 'unavailable', message: messages.providerNotLoaded },
}

/** The payment has no answer: the form says what is known, and nothing can be paid again. */
export const OutcomeUnknown: Story = unknownOrder

/** Nobody is signed in. */
export const Refused: Story = {
  args: { status: 'refused', amountCents: undefined, message: messages.orderRequired },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'User data , amount and item details are required' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the marketplace' })).toHaveAttribute(
      'href',
      '/market-place',
    )
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

/** Without a price there is no amount, whichever other fields are known. */
export const NoPrice: Story = { ...orderWithoutPrice, tags: ['!dev'] }

/** Only the item's name and price are known. */
export const NameAndPriceOnly: Story = {
  tags: ['!dev'],
  args: {
    item: { kind: 'collectible', id: 'nfa-void-runner', title: 'Void Runner', price: 899.99 },
    amountCents: 89_999,
  },
}

export const Land: Story = { tags: ['!dev'], args: { item: calderaRidge, amountCents: 420_000 } }

export const Phone: Story = { ...orderOnPhone, tags: ['!dev'] }
