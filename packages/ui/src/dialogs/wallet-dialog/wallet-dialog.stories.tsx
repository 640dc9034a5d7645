import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
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

export const ChoosesAWallet: Story = {
  ...Choosing,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Connect Wallet' }))
    await expect(dialog.getByRole('button', { name: 'MetaMask' })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: 'Gatekeeper Wallet' }))
    await expect(args.onChoose.mock.calls).toEqual([['com.other']])
  },
}

/** The second step follows in the open dialog: the focus stays, so a live region announces the new question. */
export const AsksForTheSignature: Story = {
  ...Signing,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function AsksForTheSignature(args) {
    const [shared, setShared] = useState(false)
    return (
      <>
        <WalletDialog {...args} step={shared ? args.step : { status: 'connecting', wallet: metamask }} />
        <button onClick={() => setShared(true)}>Share the account</button>
      </>
    )
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Connecting Wallet' })
    await expect(dialog).toHaveAccessibleDescription(
      'Open MetaMask, unlock it if it is locked, and share an account with this site.',
    )
    const cancel = within(dialog).getByRole('button', { name: 'Cancel' })
    await waitFor(() => expect(cancel).toHaveFocus())
    const news = within(dialog).getByRole('status')
    await expect(news).toBeEmptyDOMElement()

    screen.getByText('Share the account').click()
    const text = 'MetaMask asks you to sign a message. It costs nothing and moves nothing.'
    await waitFor(() => expect(news).toHaveTextContent(`Sign Message. ${text}`))
    await expect(dialog).toHaveAccessibleName('Sign Message')
    await expect(dialog).toHaveAccessibleDescription(text)
    await expect(cancel).toHaveFocus()
  },
}

/** The closed dialog shows its texts until it has faded. */
export const Fades: Story = {
  ...Signing,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Fades(args) {
    const [left, setLeft] = useState(false)
    return <WalletDialog {...args} step={left ? null : args.step} onDismiss={() => setLeft(true)} />
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Sign Message' })
    const { textContent } = dialog
    await Promise.all(dialog.getAnimations().map(({ finished }) => finished))
    dialog.style.setProperty('animation-duration', '10s', 'important')
    within(dialog).getByRole('button', { name: 'Cancel' }).click()
    await waitFor(() => expect(dialog).toHaveAttribute('data-state', 'closed'))
    await expect(dialog).toBeInTheDocument()
    await expect(dialog).toHaveTextContent(textContent)
    dialog.style.setProperty('animation-duration', '0.01ms', 'important')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  },
}

/** A waiting player can leave by the button and by Escape. */
export const Dismissed: Story = {
  ...Signing,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign Message' }))
    await expect(dialog.getByText('0x8f3a…1b2c')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledTimes(2)
  },
}
