import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { itemLink } from '@meridian-2117/contract/paths/item-link'
import { messages, serverMessages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'

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
