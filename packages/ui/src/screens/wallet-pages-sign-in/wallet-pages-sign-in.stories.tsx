import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WalletPagesSignInScreen } from './wallet-pages-sign-in.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Wallet Sign In',
  component: WalletPagesSignInScreen,
  decorators: [withSiteFrame],
  args: { busy: false, onSign: fn(), onCancel: fn() },
  parameters: {
    page: {
      addresses: [paths.walletPagesSignIn],
      described: 'docs/product.md#wallet-pages',
      account: 'signedIn',
    },
  },
} satisfies Meta<typeof WalletPagesSignInScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Connecting to wallet' })).toBeVisible()
  },
}

export const Busy: Story = { args: { busy: true } }

export const ButtonsCallBack: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Message' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const IgnoresPressesWhenBusy: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Message' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onSign).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
