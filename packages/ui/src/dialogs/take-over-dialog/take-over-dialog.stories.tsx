import { serverMessages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { TakeOverDialog } from './take-over-dialog.tsx'

const meta = {
  title: 'Dialogs/Take Over',
  component: TakeOverDialog,
  args: {
    takeOver: { provider: 'google', warning: serverMessages.takesOver('Google') },
    onConfirm: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof TakeOverDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

/** The first focus is on Cancel: an Enter that is still held changes nothing. */
export const Cancelled: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'You have an account already' }))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}

export const Confirmed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { takeOver: { provider: 'discord', warning: serverMessages.takesOver('Discord') } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Go on with Discord' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
