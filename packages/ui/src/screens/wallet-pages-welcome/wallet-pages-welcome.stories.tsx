import { paths } from '@meridian-2117/contract/paths/paths'
import { messages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WalletPagesWelcomeScreen } from './wallet-pages-welcome.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Wallet Welcome',
  component: WalletPagesWelcomeScreen,
  decorators: [withSiteFrame],
  args: { busy: false, onUnlock: fn(), onEdit: fn() },
  parameters: {
    page: {
      addresses: [paths.walletPagesWelcome],
      described: 'docs/product.md#wallet-pages',
      account: 'signedIn',
    },
  },
} satisfies Meta<typeof WalletPagesWelcomeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/wallet-forgot-password',
    )
  },
}

export const Failed: Story = {
  args: { error: messages.walletPasswordMissing },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Enter the password of your wallet',
    )
  },
}

export const Busy: Story = { args: { busy: true } }

/** The typed password stays in the page. */
export const Unlocks: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unblock' }))
    await expect(args.onUnlock).toHaveBeenLastCalledWith(false)
    await userEvent.type(canvas.getByLabelText('Password'), 'through the gate{Enter}')
    await expect(args.onEdit).toHaveBeenCalledTimes(16)
    await expect(args.onUnlock).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText('Password')).toHaveValue('through the gate')
  },
}
