import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Message } from '@meridian-2117/contract/messages/message'
import type { StoryContext } from '@storybook/react-vite'
import { useState, type ComponentType } from 'react'
import { expect } from 'storybook/test'
import { onPhone } from './widths.ts'

interface OrderProps {
  message?: Message | undefined
  onPay: () => void
}

type OrderContext = Pick<StoryContext, 'canvas' | 'userEvent'> & { args: OrderProps }

export const declined = 'Your card was declined.'

/**
 * Spread into a story of a payment page: the player owns the item already. No try can help, so a link replaces the
 * button.
 */
export const ownedOrder = {
  args: { status: 'owned', message: messages.alreadyPurchased },
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sorry you have already purchased it')
    await expect(canvas.getByRole('link', { name: 'See your purchases' })).toHaveAttribute(
      'href',
      paths.profileActivity,
    )
    await expect(canvas.queryByRole('button', { name: /^(Pay |Purchase Now)/ })).toBeNull()
    await expect(canvas.queryByRole('form')).toBeNull()
  },
} as const

/** Spread into a story of a payment page: no card can pay so little or so much, and no retry is offered. */
export const notPayableOrder = {
  args: { status: 'notPayable', message: serverMessages.amountNotPayable },
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The price of this item cannot be paid by card')
    await expect(canvas.getByRole('link', { name: 'Go to the marketplace' })).toHaveAttribute(
      'href',
      paths.market,
    )
    await expect(canvas.queryByRole('button', { name: /^(Try again|Pay |Purchase Now)/ })).toBeNull()
  },
} as const

/** Spread into a story of a payment page: the price has changed since the item was chosen, nobody pays the
 * old one, and the link leads to the item's own page. */
export const priceChangedOrder = {
  args: { status: 'priceChanged', message: messages.amountWrong },
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(canvas.getByRole('link', { name: 'Choose it again at its new price' })).toHaveAttribute(
      'href',
      itemLink(kestrelInterceptor).to,
    )
  },
} as const

/** Spread into a story of a payment page: without a price there is no amount, whichever other fields are known. */
export const orderWithoutPrice = {
  args: {
    item: { kind: 'collectible', id: 'nfa-void-runner', title: 'Void Runner' },
    status: 'refused',
    amountCents: undefined,
    message: messages.orderRequired,
  },
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'User data , amount and item details are required' }),
    ).toBeVisible()
    await expect(canvas.getByText('This item has no price yet, so there is nothing to pay.')).toBeVisible()
  },
} as const

/**
 * Spread into a story of a payment page: the payment has no answer. The form says what is known, and nothing can be
 * paid again.
 */
export const unknownOrder = {
  args: { status: 'unknown', message: messages.outcomeUnknown },
  play: async ({ args, canvas, userEvent }: OrderContext) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(messages.outcomeUnknown)
    await expect(canvas.getByText(messages.outcomeUnknown)).toBeVisible()
    // A screen reader reads a busy region once it is no longer busy.
    await expect(canvas.getByRole('alert').closest('[aria-busy]')).toBeNull()
    await expect(canvas.getByLabelText('Card number')).not.toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await userEvent.keyboard('{Enter}')
    await expect(args.onPay).not.toHaveBeenCalled()
  },
} as const

const goesOn = 'You are no longer signed in here. Your payment goes on to its end.'

/**
 * Spread into a story of a payment page: another tab has signed the player out. The payment continues, and the page says
 * so.
 */
export const orderSignedOut = {
  args: { status: 'processing', signedOut: true },
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled()
    await expect(canvas.getByText(goesOn, { selector: 'p *' })).toBeVisible()
    const announced = canvas.getAllByRole('status').map(({ textContent }) => textContent)
    await expect(announced).toContain(goesOn)
  },
} as const

/** Makes a story of a payment page: the error of a declined card moves no button, and the entries stay. */
export const declinedAfter = <Props extends OrderProps>(Screen: ComponentType<Props>, payButton: string) => ({
  render: function Declined(args: Props) {
    const [message, setMessage] = useState<Message>()
    return (
      <Screen
        {...args}
        message={message}
        onPay={() => {
          args.onPay()
          setMessage(declined)
        }}
      />
    )
  },
  play: async ({ args, canvas, userEvent }: OrderContext) => {
    const number = canvas.getByRole('textbox', { name: 'Card number' })
    await userEvent.type(number, '4000000000000002')
    const button = canvas.getByRole('button', { name: payButton })
    const before = button.getBoundingClientRect().top
    await userEvent.click(button)
    await expect(args.onPay).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('alert')).toHaveTextContent(declined)
    await expect(button.getBoundingClientRect().top).toBe(before)
    await expect(number).toHaveValue('4000000000000002')
  },
})

/** Spread into a story of a payment page: on a phone the order stands over the form. */
export const orderOnPhone = {
  ...onPhone,
  play: async ({ canvas }: Pick<StoryContext, 'canvas'>) => {
    const summary = canvas.getByRole('region', { name: 'Your order' }).getBoundingClientRect()
    const form = canvas.getByRole('form', { name: 'You are paying $1250' }).getBoundingClientRect()
    await expect(summary.bottom).toBeLessThan(form.top)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
