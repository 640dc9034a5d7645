import { paths } from '@meridian-2117/contract/paths/paths'
import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
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
import type { ProviderInputProps } from '../../components/provider-field/provider-field.tsx'
import { CardPaymentScreen, type CardFieldName, type CardPaymentScreenProps } from './card-payment.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'

/** Draws the input of a provider, which has no styles. */
const renderInput = (field: CardFieldName, { id, className }: ProviderInputProps) => (
  <div className={className}>
    <input
      id={id}
      inputMode="numeric"
      placeholder={{ number: '1234 1234 1234 1234', expiry: 'MM / YY', code: 'CVC' }[field]}
      className="w-full min-w-0 bg-transparent outline-none placeholder:text-ink-muted"
    />
  </div>
)

const meta = {
  title: 'Screens/Card Payment',
  component: CardPaymentScreen,
  decorators: [withSiteFrame],
  args: {
    item: kestrelInterceptor,
    amountCents: 125_000,
    player: 'mika7@meridian.test',
    status: 'ready',
    name: 'Mika Vale',
    renderInput,
    onNameChange: fn(),
    onPay: fn(),
    onRetry: fn(),
  } as CardPaymentScreenProps,
  argTypes: {
    player: { description: 'The e-mail address of the paying account.' },
    signedOut: { description: 'The player signed out after the payment began.' },
    name: { description: 'The name on the card, as typed.' },
    nameError: { description: 'The error of the name.' },
    fieldErrors: { description: 'The errors of the card provider’s fields.' },
    message: { description: 'The message of the last failure.' },
    renderInput: { description: "Renders the card provider's input of a field." },
    onNameChange: { description: 'The player types a name.' },
    onPay: { description: 'The player pays.' },
    onRetry: { description: 'The player loads the card provider again.' },
  },
  parameters: {
    page: { addresses: [paths.cardPayment], described: 'docs/product.md#card-payment', account: 'signedIn' },
  },
} satisfies Meta<typeof CardPaymentScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The item, and its price without fee. */
export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
    await expect(canvas.getByText('The platform fee is not charged to cards.')).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'Visa' })).toBeVisible()
    await expect(canvas.getByRole('img', { name: 'MasterCard' })).toBeVisible()
    const form = canvas.getByRole('form', { name: 'You are paying $1250' })
    await expect(form.getBoundingClientRect().width).toBeLessThanOrEqual(409)
  },
}

/** The button pays, and so does Enter in a field. */
export const Pays: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase Now' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'Card number' }), '4242{Enter}')
    await expect(args.onPay).toHaveBeenCalledTimes(2)
  },
}

/** The name is our field and required; errors of the provider's fields show under each of them. */
export const Refused: Story = {
  args: {
    name: '',
    nameError: messages.nameOnCardRequired,
    fieldErrors: {
      number: 'Your card number is incomplete.',
      expiry: 'Your card’s expiration date is in the past.',
      code: 'Your card’s security code is incomplete.',
    },
    message: 'Your card number is incomplete.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name on card' })).toHaveAccessibleDescription(
      'Name on card is required',
    )
    await expect(canvas.getAllByText('Your card number is incomplete.')).toHaveLength(1)
  },
}

/** Without a name the press focuses its field. */
export const NameMissing: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { name: '' },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Name on card' })
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase Now' }))
    await expect(name).toHaveFocus()
    await expect(args.onPay).toHaveBeenCalledOnce()
    await userEvent.type(name, 'M')
    await expect(args.onNameChange).toHaveBeenCalledWith('M')
  },
}

export const Processing: Story = {
  args: { status: 'processing' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    const statuses = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(statuses).toContain('Processing...')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on card' }), '{Enter}')
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** Another tab has signed the player out: the payment continues, and the page says so. */
export const ProcessingSignedOut: Story = orderSignedOut

export const UnknownSignedOut: Story = {
  args: { status: 'unknown', signedOut: true, message: messages.outcomeUnknown },
}

/** The payment of a player who was signed out has failed: the page says so, and offers nothing to pay. */
export const DeclinedSignedOut: Story = {
  args: { status: 'refused', signedOut: true, message: declined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(declined)
    await expect(canvas.getByText('Sign in and choose the item again to pay for it.')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

/** A declined card: the error shows under the form. */
export const Declined: Story = { args: { message: declined } }

/** The error of a declined card moves no button, and the entries stay. */
export const DeclinedAfterPress: Story = {
  ...declinedAfter(CardPaymentScreen, 'Purchase Now'),
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
}

/** An error that appears on blur moves nothing: the press of the button arrives. */
export const FieldLosesFocus: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Render(args: CardPaymentScreenProps) {
    const [left, setLeft] = useState(false)
    const expired = 'Your card’s expiration date is incomplete.'
    return (
      <div onBlur={() => setLeft(true)}>
        <CardPaymentScreen
          {...args}
          fieldErrors={
            left ? { number: 'Your card number is incomplete.', expiry: expired, code: expired } : {}
          }
        />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Purchase Now' })
    const before = button.offsetTop
    await userEvent.click(canvas.getByRole('textbox', { name: 'Card number' }))
    await userEvent.tab()
    await expect(canvas.getByText('Your card number is incomplete.')).toBeVisible()
    await expect(button.offsetTop).toBe(before)
  },
}

/** The provider's fields have not loaded; the name can already be typed. */
export const Loading: Story = { args: { renderInput: undefined, name: '' } }

/** The provider failed to load: the form says so, and a button reloads it. */
export const ProviderNotLoaded: Story = {
  args: { renderInput: undefined, status: 'providerFailed', message: messages.providerNotLoaded },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Stripe not loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onPay).not.toHaveBeenCalled()
  },
}

/** The payment has no answer: the form says what is known, and nothing can be paid again. */
export const OutcomeUnknown: Story = unknownOrder

/** The answer of an earlier payment was lost, and the player owns the item: a link replaces the button. */
export const Owned: Story = ownedOrder

/** The price has changed since the item was chosen. */
export const Repriced: Story = priceChangedOrder

/** No card can pay its price. */
export const Unpayable: Story = notPayableOrder

/** Nobody is signed in: the form shows anyway, and the server refuses. */
export const Visitor: Story = {
  args: { player: undefined, message: messages.userIdRequired },
}

/** Without a price there is no amount. */
export const NoPrice: Story = { ...orderWithoutPrice, tags: ['!dev'] }

export const Land: Story = { tags: ['!dev'], args: { item: calderaRidge, amountCents: 420_000 } }

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    item: { ...kestrelInterceptor, title: 'Kestrel Interceptor, Recommissionedforthesecondcrossing' },
    amountCents: 123_456_789,
    player: 'mika.of.the.ninth.ring.station.recommissioned@crossing.meridian.example',
    name: 'Mika Vale of the Ninth Ring Station, Recommissioned for the Second Crossing',
    message: 'Your card was declined. In the sandbox only test cards pay. '.repeat(3),
  },
}

export const Phone: Story = { ...orderOnPhone, tags: ['!dev'] }
