import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { LogOutDialog } from './log-out-dialog.tsx'

const meta = {
  title: 'Dialogs/Log Out',
  component: LogOutDialog,
  args: { open: true, onDismiss: fn(), onLogOut: fn() },
} satisfies Meta<typeof LogOutDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const LogsOut: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Logout' }))
    await expect(dialog.getByText('Are you sure you want to log out?')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Logout' }))
    await expect(args.onLogOut).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}

/** Cancel and Escape both stay signed in. */
export const Cancelled: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Logout' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(args.onDismiss).toHaveBeenCalledTimes(1)
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledTimes(2)
    await expect(args.onLogOut).not.toHaveBeenCalled()
  },
}
