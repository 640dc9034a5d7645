import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WalletChoice } from './wallet-choice.tsx'

const meta = {
  title: 'Sections/Wallet Choice',
  component: WalletChoice,
  args: { onChoose: fn() },
  decorators: [
    (Story) => (
      <section className="mx-auto max-w-md p-5">
        <h2 className="sr-only">Connect Wallet</h2>
        <Story />
      </section>
    ),
  ],
} satisfies Meta<typeof WalletChoice>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/never asks for your seed phrase or private key/)).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'What is a crypto wallet?' })).toBeVisible()
    await expect(canvas.getByText(/we recommend MetaMask/)).toBeVisible()
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
