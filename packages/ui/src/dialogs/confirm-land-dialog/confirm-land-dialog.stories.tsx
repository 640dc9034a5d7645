import { calderaRidge } from '@meridian/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ConfirmLandDialog } from './confirm-land-dialog.tsx'

const meta = {
  title: 'Dialogs/Confirm Land',
  component: ConfirmLandDialog,
  args: { open: true, item: calderaRidge, onProceed: fn(), onDismiss: fn() },
} satisfies Meta<typeof ConfirmLandDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Buy Land' }))

export const Ready: Story = {}

export const Proceeds: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog()
    await expect(shown.getByText('Caldera Ridge')).toBeVisible()
    await expect(shown.getByRole('definition')).toHaveTextContent('$4200.5 USDT')
    await userEvent.click(shown.getByRole('button', { name: 'Confirm' }))
    await expect(args.onProceed).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}

/** The first focus is on Cancel: an Enter held since the dialog before buys nothing. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect((await dialog()).getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}
