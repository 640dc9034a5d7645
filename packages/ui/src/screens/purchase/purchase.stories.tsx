import { calderaRidge, kestrelInterceptor } from '@meridian/contract/fixtures'
import { messages } from '@meridian/contract/rules/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { Field } from '../../components/field/field.tsx'
import { onPhone } from '../../stories/widths.ts'
import { PurchaseScreen, type PurchaseScreenProps } from './purchase.tsx'

const intents = {
  onBuy: fn(),
  onPayByCard: fn(),
  onProceed: fn(),
  onDismiss: fn(),
  onPay: fn(),
  onRetry: fn(),
  onBack: fn(),
}
const item = {
  item: kestrelInterceptor,
  form: <Field label="Card number" name="card" inputMode="numeric" />,
  ...intents,
  step: 'item',
  dialog: 'none',
  busy: false,
} satisfies PurchaseScreenProps
const payment = {
  ...item,
  step: 'payment',
  amountCents: 125_000,
  payer: 'mika7@meridian.test',
  status: 'ready',
} satisfies PurchaseScreenProps
const paid = { ...item, step: 'paid', amountCents: 125_000 } satisfies PurchaseScreenProps

const meta = {
  title: 'Screens/Purchase',
  component: PurchaseScreen,
  args: item,
  // Each step has props of its own, which a table of one row a prop cannot read off their types.
  argTypes: {
    step: {
      description:
        'Which part of the purchase it is: `item`, `payment` or `paid`. Each has props of its own.',
    },
    item: { description: 'What is bought.' },
    form: { description: "The card provider's own fields." },
    dialog: { description: 'On the item: the dialog that is open, one at most.' },
    busy: { description: 'On the item: the purchase check is running, and no button acts.' },
    notice: { description: 'On the item: why the last try came to nothing, where no toast says so.' },
    amountCents: {
      description: 'In the payment and when it was paid: what the card is charged, in whole `cents`.',
    },
    payer: { description: 'In the payment: whose account pays, by its address.' },
    status: { description: 'In the payment: how far it is.' },
    message: { description: 'In the payment: what came between, in the words of the specification.' },
    reason: { description: 'In the payment: what the server says of it.' },
    onBuy: { description: 'Opens the first dialog.' },
    onPayByCard: { description: 'Starts the purchase check at once.' },
    onMakeOffer: { description: 'Goes the way of an offer; without it there is none.' },
    onProceed: { description: 'The player goes on from a dialog.' },
    onDismiss: { description: 'The player goes back from a dialog.' },
    onPay: { description: 'The player pays.' },
    onRetry: { description: 'A payment that could not be prepared is to be tried again.' },
    onBack: { description: 'The player leaves the payment, or what was paid, for the item.' },
  },
} satisfies Meta<typeof PurchaseScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Nobody takes an offer, so there is no button for one. */
export const OnTheItem: Story = {
  args: item,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy With Card' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Make Offer' })).toBeNull()
  },
}

/** What came of the last try, where no toast says so. */
export const Refused: Story = {
  args: { ...item, notice: messages.alreadyPurchased },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sorry you have already purchased it')
  },
}

export const WithOffers: Story = { args: { ...item, onMakeOffer: fn() } }

export const Review: Story = { args: { ...item, dialog: 'review' } }

export const Land: Story = { args: { ...item, item: calderaRidge } }

export const LandConfirm: Story = { args: { ...item, item: calderaRidge, dialog: 'confirm' } }

export const Checking: Story = { args: { ...item, busy: true } }

/** One address has both: the way back is to the item. */
export const Paying: Story = {
  args: payment,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Back to the item' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Back to the marketplace' })).toBeNull()
    await expect(args.onBack).not.toHaveBeenCalled()
  },
}

export const OutcomeUnknown: Story = {
  args: { ...payment, status: 'unknown', message: messages.outcomeUnknown },
}

export const Paid: Story = {
  args: paid,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/is yours\. Your card was charged \$1250\./)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Go Home' })).toBeNull()
  },
}

/** The sentence comes into view where the button stood at the lower edge; without offers there are no tabs. */
export const RefusedPhone: Story = {
  ...onPhone,
  args: Refused.args,
  play: async ({ canvas }) => {
    const { bottom } = canvas.getByRole('alert').getBoundingClientRect()
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    await expect(canvas.queryByRole('navigation', { name: 'Item' })).toBeNull()
  },
}

export const PayingPhone: Story = { ...onPhone, ...Paying }

export const PaidPhone: Story = { ...onPhone, args: paid }

/** Takes each step that the player asks for, as a host's machine does. */
function Stepping(props: PurchaseScreenProps) {
  const [at, go] = useState<PurchaseScreenProps>(props)
  return (
    <PurchaseScreen
      {...at}
      onBuy={() => go({ ...item, dialog: 'review' })}
      onProceed={() => go(payment)}
      onDismiss={() => go(item)}
      onPay={() => go(paid)}
      onBack={() => go(item)}
    />
  )
}

/** The focus goes where the reader goes on: to the head of what is new. */
export const GoesOn: Story = {
  tags: ['behaviour'],
  args: item,
  render: (args) => <Stepping {...args} />,
  play: async ({ canvas, userEvent }) => {
    const content = () => canvas.getByRole('main')
    await expect(content()).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Buy Assets' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Buy Now' }))
    await waitFor(() => expect(content()).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Pay $1250' }))
    await waitFor(() => expect(content()).toHaveFocus())
    await expect(content()).toHaveAccessibleName('Your request has been sent successfully')
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the item' }))
    await waitFor(() => expect(content()).toHaveFocus())
    await expect(canvas.getByRole('button', { name: 'Buy With Card' })).toBeVisible()
  },
}
