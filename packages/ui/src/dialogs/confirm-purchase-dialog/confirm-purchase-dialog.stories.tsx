import { kestrelInterceptor } from '@meridian/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ConfirmPurchaseDialog } from './confirm-purchase-dialog.tsx'

const meta = {
  title: 'Dialogs/Confirm Purchase',
  component: ConfirmPurchaseDialog,
  args: { open: true, item: kestrelInterceptor, onProceed: fn(), onDismiss: fn() },
} satisfies Meta<typeof ConfirmPurchaseDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Buy Assets' }))

export const Ready: Story = {}

export const Proceeds: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog()
    await expect(shown.getByRole('term')).toHaveTextContent('List Price')
    await expect(shown.getByRole('definition')).toHaveTextContent('$1250.5')
    await expect(shown.getByText('Kestrel Interceptor')).toBeVisible()
    await expect(shown.getByText('#KI-0911')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: 'Confirm' }))
    await expect(args.onProceed).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}

/** The first focus is on Close: a held Enter from the dialog before buys nothing. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect((await dialog()).getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}

export const Close: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** Escape and the backdrop close it too. */
export const Dismissed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await userEvent.click(document.querySelector('[data-slot=dialog-content]')!.previousElementSibling!)
    await expect(args.onDismiss).toHaveBeenCalledTimes(2)
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}

export const Closed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const LargePrice: Story = {
  args: { item: { ...kestrelInterceptor, price: 1234567.89 } },
}
