import { kestrelInterceptor } from '@meridian/contract/fixtures'
import { sampleSale } from '../../content/samples.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ChooseWalletDialog } from './choose-wallet-dialog.tsx'

const meta = {
  title: 'Dialogs/Choose Wallet',
  component: ChooseWalletDialog,
  args: {
    open: true,
    item: sampleSale,
    step: 'Step 2 of 3. Next: connect it.',
    onProceed: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof ChooseWalletDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Connect Wallet' }))

export const Ready: Story = {
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByText('Warden Plate')).toBeVisible()
    await expect(shown.getByRole('definition')).toHaveTextContent('$1800.5 USDT')
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Warden Plate #WP-0218 Total $1800.5 USDT Step 2 of 3. Next: connect it.',
    )
    await expect(shown.getByText(/never asks for your seed phrase or private key/)).toBeVisible()
    await expect(shown.getByRole('heading', { name: 'What is a crypto wallet?' })).toBeVisible()
  },
}

export const LongWords: Story = {
  args: {
    item: {
      ...kestrelInterceptor,
      image: undefined,
      title: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
      serialNumber: '#KI-0911-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
      price: 1234567.89,
    },
  },
  play: async () => {
    await dialog()
    const { scrollWidth, clientWidth } = screen.getByRole('dialog')
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** The first focus is on the wallet. */
export const Chooses: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const wallet = (await dialog()).getByRole('button', { name: 'MetaMask' })
    await waitFor(() => expect(wallet).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onProceed).toHaveBeenCalledOnce()
  },
}

export const Dismissed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close dialog' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.querySelector('[data-slot=dialog-content]')!.previousElementSibling!)
    await expect(args.onDismiss).toHaveBeenCalledTimes(3)
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}
