import { historyEntries, refundedEntries } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { Receipts } from './receipts.tsx'

const many = Array.from({ length: 12 }, (_, index) => ({
  ...historyEntries[index % historyEntries.length]!,
  paymentId: `payment-${index}`,
}))

const meta = {
  title: 'Sections/Receipts',
  component: Receipts,
  args: { purchases: historyEntries, onDownload: fn() },
  decorators: [
    (ReceiptsStory) => (
      <div className="mx-auto max-w-page px-4 pb-8">
        <ReceiptsStory />
      </div>
    ),
  ],
} satisfies Meta<typeof Receipts>

export default meta
type Story = StoryObj<typeof meta>

/** Newest first, each with its receipt. */
export const SomePurchases: Story = {
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row')
    await expect(rows).toHaveLength(4)
    const newest = within(rows[0]!)
    await expect(newest.getByText('Ember Blade')).toBeVisible()
    await expect(newest.getByText('$640.5')).toBeVisible()
    await expect(newest.getByRole('link', { name: 'Receipt, Ember Blade' })).toHaveAttribute(
      'href',
      `/receipt?payment=${historyEntries[3]!.paymentId}`,
    )
  },
}

export const OnePurchase: Story = { tags: ['!dev'], args: { purchases: historyEntries.slice(0, 1) } }

/** The sum that goes back stands under the price, with its state. */
export const Refunds: Story = {
  args: { purchases: refundedEntries },
  play: async ({ canvas }) => {
    const [, ...rows] = canvas.getAllByRole('row')
    const texts = ['Refund $100.5', 'Refund failed $1250', 'Refund pending $480', 'Refund due $310']
    for (const [index, text] of texts.entries())
      await expect(within(rows[index]!).getByText(text)).toBeVisible()
  },
}

export const ManyPurchases: Story = {
  tags: ['!dev'],
  args: { purchases: many },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 5)
    await expect(canvas.getByRole('button', { name: 'Show all 12' })).toBeVisible()
  },
}

/** A server may send neither numbers nor payments. */
export const WithoutNumbers: Story = {
  tags: ['!dev'],
  args: { purchases: historyEntries.map(({ title, amount, createdAt }) => ({ title, amount, createdAt })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const Empty: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { purchases: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}

export const DownloadsAndShowsAll: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { purchases: many },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Download CSV' }))
    await expect(args.onDownload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 12' }))
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 12)
  },
}

/** The pressed button is gone: the keyboard continues at the first of the new rows. */
export const ShowsAllByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { purchases: many },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show all 12' }).focus()
    await userEvent.keyboard('{Enter}')
    const firstNew = canvas.getAllByRole('row')[1 + 5]!
    await expect(firstNew).toContainElement(document.activeElement as HTMLElement)
    await userEvent.tab()
    await expect(within(firstNew).getByRole('link')).toHaveFocus()
  },
}
