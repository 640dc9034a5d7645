import { paths } from '@meridian-2117/contract/paths/paths'
import { historyEntries, mika, refundedEntries } from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inMoreContrast, onPhone } from '../../stories/widths.ts'
import { ReceiptScreen } from './receipt.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'

const purchase = historyEntries[2]!

const meta = {
  title: 'Screens/Receipt',
  component: ReceiptScreen,
  decorators: [withSiteFrame],
  args: {
    player: mika,
    receipt: { status: 'ready', purchase },
    onPrint: fn(),
    onRetry: fn(),
  },
  parameters: {
    page: { addresses: [paths.receipt], described: 'docs/product.md#purchase-history', account: 'signedIn' },
  },
} satisfies Meta<typeof ReceiptScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The printed sheet: item, seller, buyer and price. */
export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Receipt' })).toBeVisible()
    const facts = canvas.getAllByRole('definition').map((fact) => fact.textContent)
    await expect(facts).toEqual([
      'Kestrel Interceptor',
      '#KI-0911',
      'Meridian Vault',
      expect.stringContaining('Mika Sorel'),
      purchase.paymentId,
      '$1250',
    ])
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

/** A part of the price went back; the player keeps the item. */
export const PartlyRefunded: Story = {
  args: { receipt: { status: 'ready', purchase: refundedEntries[3]! } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refund')).toBeVisible()
    await expect(canvas.getByText('$100.5')).toBeVisible()
  },
}

export const RefundPending: Story = {
  args: { receipt: { status: 'ready', purchase: refundedEntries[1]! } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refund pending')).toBeVisible()
  },
}

export const LongWords: Story = {
  ...onPhone,
  tags: ['!dev'],
  args: {
    receipt: {
      status: 'ready',
      purchase: {
        ...purchase,
        title: 'Kestrelinterceptorrecommissionedforthesecondcrossing of the Ninth Ring Station',
        serialNumber: '#KI-0911-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
        amount: 1234567.89,
      },
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const PrintsOnPress: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }))
    await expect(args.onPrint).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Your activities' })).toHaveAttribute('href', '/Activity')
  },
}

export const Loading: Story = { args: { receipt: { status: 'loading' } } }

export const Missing: Story = {
  args: { receipt: { status: 'missing' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('No such receipt')
  },
}

export const Failed: Story = {
  args: { receipt: { status: 'failed', message: messages.historyUnread } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No History Data found for this user')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const SignedOut: Story = {
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Please Login first!')
  },
}
