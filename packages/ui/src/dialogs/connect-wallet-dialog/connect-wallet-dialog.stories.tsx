import { sampleSale } from '../../content/samples.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ConnectWalletDialog } from './connect-wallet-dialog.tsx'

const meta = {
  title: 'Dialogs/Connect Wallet',
  component: ConnectWalletDialog,
  args: { open: true, item: sampleSale, step: 'Step 3 of 3.', onProceed: fn(), onDismiss: fn() },
} satisfies Meta<typeof ConnectWalletDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Connect MetaMask' }))

export const Ready: Story = {
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByText('Warden Plate')).toBeVisible()
    await expect(shown.getByRole('definition')).toHaveTextContent('$1800.5 USDT')
  },
}

/** The first focus is on Cancel: a held Enter from the step before connects nothing. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog()
    await waitFor(() => expect(shown.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await userEvent.click(shown.getByRole('button', { name: 'Connect' }))
    await expect(args.onProceed).toHaveBeenCalledOnce()
  },
}
