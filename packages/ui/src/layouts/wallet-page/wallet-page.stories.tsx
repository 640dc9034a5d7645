import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { WalletPage } from './wallet-page.tsx'

const meta = {
  title: 'Layouts/Wallet Page',
  component: WalletPage,
  args: {
    title: 'Connect Wallet',
    lead: 'Your wallet signs for you: we never see its keys.',
    children: <p>What this page asks</p>,
  },
} satisfies Meta<typeof WalletPage>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('dialog', { name: 'Connect Wallet' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Connect Wallet' })).toBeVisible()
    await expect(canvas.getByText('What this page asks')).toBeVisible()
  },
}

export const WithoutMark: Story = { args: { mark: false } }

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    title: 'Connecting to the recommissionedbrowserwallet of the Ninth Ring Station',
    lead: 'A sentence that goes on for so long that it takes three lines, as words of another language may do, and one more word.',
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
