import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { WalletDialog } from './wallet-dialog.tsx'

const metamask = { id: 'io.metamask', name: 'MetaMask' }
const address = '0x8f3a7b2c9d4e5f60718293a4b5c6d7e8f90a1b2c'

const meta = {
  title: 'Dialogs/Wallet',
  component: WalletDialog,
  args: { step: { status: 'connecting', wallet: metamask }, onChoose: fn(), onDismiss: fn() },
} satisfies Meta<typeof WalletDialog>

export default meta
type Story = StoryObj<typeof meta>

/** More than one wallet is installed. */
export const Choosing: Story = {
  args: {
    step: {
      status: 'choosing',
      wallets: [
        metamask,
        {
          id: 'com.other',
          name: 'Gatekeeper Wallet',
          icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        },
        { id: 'long', name: 'The Wallet of the Interplanetary Association of Independent Hauliers' },
      ],
    },
  },
}

export const Connecting: Story = {}

export const Signing: Story = { args: { step: { status: 'signing', wallet: metamask, address } } }

export const Chosen: Story = {
  ...Choosing,
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Wallet' }))
    await expect(dialog.getByRole('button', { name: 'MetaMask' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Gatekeeper Wallet' }))
    await expect(args.onChoose.mock.calls).toEqual([['com.other']])
  },
}

/** Whoever waits can leave, by the button and by Escape. */
export const Left: Story = {
  ...Signing,
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign Message' }))
    await expect(dialog.getByText('0x8f3a…1b2c')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledTimes(2)
  },
}
