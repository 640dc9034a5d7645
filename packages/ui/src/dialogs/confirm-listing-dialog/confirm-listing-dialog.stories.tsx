import { calderaRidge, kestrelInterceptor } from '@meridian/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ConfirmListingDialog } from './confirm-listing-dialog.tsx'

const meta = {
  title: 'Dialogs/Confirm Listing',
  component: ConfirmListingDialog,
  args: { open: true, item: kestrelInterceptor, onProceed: fn(), onDismiss: fn() },
} satisfies Meta<typeof ConfirmListingDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Buy Assets' }))

/** The item's own price with the fee added. */
export const Collectible: Story = {
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByRole('definition')).toHaveTextContent('$1250.5 USDT')
    await expect(shown.getByText('Kestrel Interceptor')).toBeVisible()
    await expect(shown.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}

/** A parcel's left button reads Close. */
export const Parcel: Story = {
  args: { item: calderaRidge },
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByRole('definition')).toHaveTextContent('$4200.5 USDT')
    await expect(shown.getByRole('button', { name: 'Close' })).toBeVisible()
    await expect(shown.queryByRole('button', { name: 'Cancel' })).toBeNull()
  },
}

export const Free: Story = {
  args: { item: { ...kestrelInterceptor, price: 0 } },
  play: async () => {
    await expect((await dialog()).getByRole('definition')).toHaveTextContent('$0.5 USDT')
  },
}

export const NoPrice: Story = {
  args: { item: { ...kestrelInterceptor, price: undefined } },
  play: async () => {
    await expect((await dialog()).getByRole('definition')).toHaveTextContent('—')
  },
}

/** The first focus is on Cancel: a held Enter from the step before lists nothing. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog()
    await waitFor(() => expect(shown.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await userEvent.click(shown.getByRole('button', { name: 'Confirm' }))
    await expect(args.onProceed).toHaveBeenCalledOnce()
  },
}
