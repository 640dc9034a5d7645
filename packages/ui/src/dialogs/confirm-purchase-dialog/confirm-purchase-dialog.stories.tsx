import { kestrelInterceptor } from '@meridian/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ConfirmPurchaseDialog } from './confirm-purchase-dialog.tsx'

const meta = {
  title: 'Dialogs/Confirm Purchase',
  component: ConfirmPurchaseDialog,
  args: { open: true, price: kestrelInterceptor.price!, onClose: fn(), onConfirm: fn() },
} satisfies Meta<typeof ConfirmPurchaseDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Buy Assets' }))

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    const shown = await dialog()
    await expect(shown.getByRole('term')).toHaveTextContent('List Price')
    await expect(shown.getByRole('definition')).toHaveTextContent('$1250.5')
    await userEvent.click(shown.getByRole('button', { name: 'Confirm' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The first focus is on Close: a held Enter from the dialog before buys nothing. */
export const ByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect((await dialog()).getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Close: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Escape and the backdrop close it too. */
export const Dismissed: Story = {
  play: async ({ args, userEvent }) => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(document.querySelector('[data-slot=dialog]')!.previousElementSibling!)
    await expect(args.onClose).toHaveBeenCalledTimes(2)
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Closed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const Phone: Story = { args: { price: 1234567.89 }, globals: { viewport: { value: 'phone' } } }
