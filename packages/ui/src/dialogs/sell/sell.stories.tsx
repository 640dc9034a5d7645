import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { sampleSale } from '../../content/samples.ts'
import { override, MessagesProvider } from '../../lib/messages.ts'
import { breaksLongWords, showsStep } from '../../stories/steps.ts'
import { sellStepMessages } from './sell.messages.ts'
import { SellSteps } from './sell.tsx'

const meta = {
  title: 'Dialogs/Sell',
  component: SellSteps,
  args: { item: sampleSale, dialog: 'item', onProceed: fn(), onDismiss: fn() },
} satisfies Meta<typeof SellSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Item: Story = {
  play: showsStep(
    'Select item to sell',
    { Price: '$1800 USDT', 'Platform Fee': '$0.5 USDT', Total: '$1800.5 USDT' },
    'Sell Now',
  ),
}

export const Wallets: Story = {
  args: { dialog: 'wallets' },
  play: async () => {
    await showsStep('Connect Wallet', { Total: '$1800.5 USDT' }, 'MetaMask')()
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Warden Plate #WP-0218 Total $1800.5 USDT Step 2 of 3. Next: connect it.',
    )
    await expect(screen.getByText(/never asks for your seed phrase or private key/)).toBeVisible()
    await expect(screen.getByRole('heading', { name: 'What is a crypto wallet?' })).toBeVisible()
  },
}

/** An Enter held since the dialog before connects nothing. */
export const Connect: Story = {
  args: { dialog: 'connect' },
  play: showsStep('Connect MetaMask', { Total: '$1800.5 USDT' }, 'Cancel'),
}

/** A free item still costs the platform fee. */
export const Free: Story = { tags: ['!dev'], args: { item: { ...sampleSale, price: 0 } } }

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    item: {
      ...sampleSale,
      image: undefined,
      title: 'Warden Plate of the Ninth Ring Station, Recommissionedforthesecondcrossing',
      serialNumber: '#WP-0218-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
      price: 1234567.89,
    },
  },
  play: breaksLongWords,
}

export const WalletsLongWords: Story = {
  tags: ['!dev'],
  args: {
    dialog: 'wallets',
    item: {
      ...kestrelInterceptor,
      image: undefined,
      title: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
      serialNumber: '#KI-0911-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
      price: 1234567.89,
    },
  },
  play: breaksLongWords,
}

/** The wallet continues; the close button, Escape and the backdrop go back. */
export const ChoosesAWallet: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { dialog: 'wallets' },
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(screen.getByRole('button', { name: 'MetaMask' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onProceed).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close dialog' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(dialog.previousElementSibling!)
    await expect(args.onDismiss).toHaveBeenCalledTimes(3)
    await expect(args.onProceed).toHaveBeenCalledOnce()
  },
}

export const Translated: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <MessagesProvider
      value={new Map([override(sellStepMessages, { selectItem: 'Verkaufen', sellNow: 'Weiter' })])}
    >
      <SellSteps {...args} />
    </MessagesProvider>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Verkaufen' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Weiter' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}
