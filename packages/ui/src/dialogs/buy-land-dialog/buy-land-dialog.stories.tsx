import { calderaRidge } from '@meridian/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { BuyLandDialog } from './buy-land-dialog.tsx'

const meta = {
  title: 'Dialogs/Buy Land',
  component: BuyLandDialog,
  args: { open: true, item: calderaRidge, onProceed: fn(), onDismiss: fn() },
} satisfies Meta<typeof BuyLandDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Buy Land' }))

export const Review: Story = {}

/** The parcel is named beside its price, and Enter continues at once. */
export const Proceeds: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog()
    await expect(shown.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'List price',
      'Platform Fee',
      'Total fee',
    ])
    await expect(shown.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
      '$4200 USDT',
      '$0.5 USDT',
      '$4200.5 USDT',
    ])
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Caldera Ridge #L-0009 List price $4200 USDT Platform Fee $0.5 USDT Total fee $4200.5 USDT Step 1 of 2. Next: confirm the total.',
    )
    await waitFor(() => expect(shown.getByRole('button', { name: 'Buy Now' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onProceed).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}

/** Cancel, Escape and the backdrop call the same callback. */
export const Dismissed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.querySelector('[data-slot=dialog-content]')!.previousElementSibling!)
    await expect(args.onDismiss).toHaveBeenCalledTimes(3)
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}

/** A free parcel still costs the platform fee. */
export const Free: Story = {
  args: { item: { ...calderaRidge, price: 0 } },
  play: async () => {
    await expect((await dialog()).getByText('$0 USDT')).toBeVisible()
    await expect((await dialog()).getAllByText('$0.5 USDT')).toHaveLength(2)
  },
}

/** The parcel has no price and no picture. */
export const NoPrice: Story = {
  args: { item: { ...calderaRidge, price: undefined, image: undefined } },
  play: async () => {
    const amounts = (await dialog()).getAllByRole('definition').map((amount) => amount.textContent)
    await expect(amounts).toEqual(['—', '$0.5 USDT', '—'])
  },
}
