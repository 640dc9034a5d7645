import { sampleSale } from '../../content/samples.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { SellItemDialog } from './sell-item-dialog.tsx'

const meta = {
  title: 'Dialogs/Sell Item',
  component: SellItemDialog,
  args: { open: true, item: sampleSale, onProceed: fn(), onDismiss: fn() },
} satisfies Meta<typeof SellItemDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Select item to sell' }))

export const Ready: Story = {
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByText('Warden Plate')).toBeVisible()
    await expect(shown.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
      '$1800 USDT',
      '$0.5 USDT',
      '$1800.5 USDT',
    ])
    await expect(shown.getByText(/agree to the Terms of Service/)).toBeVisible()
  },
}

/** A free item still costs the platform fee. */
export const Free: Story = {
  args: { item: { ...sampleSale, price: 0 } },
  play: async () => {
    await expect((await dialog()).getByText('$0 USDT')).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    item: {
      ...sampleSale,
      image: undefined,
      title: 'Warden Plate of the Ninth Ring Station, Recommissionedforthesecondcrossing',
      serialNumber: '#WP-0218-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
      price: 1234567.89,
    },
  },
  play: async () => {
    await dialog()
    const { scrollWidth, clientWidth } = screen.getByRole('dialog')
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** The first focus is on Sell Now. */
export const Proceeds: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog()
    await waitFor(() => expect(shown.getByRole('button', { name: 'Sell Now' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onProceed).toHaveBeenCalledOnce()
    await userEvent.click(shown.getByRole('button', { name: 'Cancel' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
