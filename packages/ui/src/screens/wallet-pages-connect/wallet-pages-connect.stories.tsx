import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WalletPagesConnectScreen } from './wallet-pages-connect.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Wallet Connect',
  component: WalletPagesConnectScreen,
  decorators: [withSiteFrame],
  args: { connecting: false, onChoose: fn(), onBack: fn() },
  parameters: {
    page: {
      addresses: [paths.walletPagesConnect],
      described: 'docs/product.md#wallet-pages',
      account: 'signedIn',
    },
  },
} satisfies Meta<typeof WalletPagesConnectScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Connect Wallet' })).toBeVisible()
    await expect(canvas.getByText(/never asks for your seed phrase or private key/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 2, name: 'What is a crypto wallet?' })).toBeVisible()
  },
}

export const Connecting: Story = {
  args: { connecting: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Connecting Wallet' })).toBeVisible()
    await expect(canvas.getByRole('status', { name: 'Connecting Wallet' })).toBeVisible()
  },
}

export const Chooses: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'MetaMask' }))
    await expect(args.onChoose).toHaveBeenCalledOnce()
  },
}

export const GoesBack: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { connecting: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose another wallet' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}
