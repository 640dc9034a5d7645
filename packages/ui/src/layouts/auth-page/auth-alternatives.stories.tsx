import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { AuthAlternatives } from './auth-alternatives.tsx'

const meta = {
  title: 'Layouts/Auth Alternatives',
  component: AuthAlternatives,
  args: { busy: false, onAlternative: fn() },
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-md p-4">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AuthAlternatives>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** A phone's browser has no wallet: the page opens in the wallet's own. */
export const WithoutAWallet: Story = {
  args: { walletLink: 'https://metamask.app.link/dapp/market.example/signin' },
}

export const Chosen: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('or continue with')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'MetaMask' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Google' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Discord' }))
    await expect(args.onAlternative.mock.calls).toEqual([['metamask'], ['google'], ['discord']])
  },
}

/** While one request runs, no other can be started. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled()
  },
}
