import type { AccountChange } from '@meridian-2117/contract/names/dialog-steps'
import { messages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { AccountDialog } from './account-dialog.tsx'

const asking = (change: AccountChange, needsPassword = true) => ({
  step: { status: 'asking', change, needsPassword, errors: {} } as const,
})

const meta = {
  title: 'Dialogs/Account',
  component: AccountDialog,
  args: {
    step: { status: 'asking', change: { kind: 'delete' }, needsPassword: true, errors: {} },
    onSubmit: fn(),
    onEdit: fn(),
    onDismiss: fn(),
    onSignIn: fn(),
  },
} satisfies Meta<typeof AccountDialog>

export default meta
type Story = StoryObj<typeof meta>

const shown = async (name: string) => screen.findByRole('dialog', { name })

export const Deletes: Story = {}

export const UnlinksAWay: Story = { args: asking({ kind: 'unlink', way: 'google' }) }

/** An account without a password: a recent sign-in is the proof. */
export const UnlinksWithoutAPassword: Story = {
  args: asking({ kind: 'unlink', way: 'discord' }, false),
  play: async ({ args, userEvent }) => {
    const dialog = within(await shown('Unlink Discord'))
    await expect(dialog.queryByLabelText('Current Password')).not.toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Unlink' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: '', password: '' })
  },
}

export const ChangesTheEmail: Story = {
  args: asking({ kind: 'email' }),
  play: async ({ args, userEvent }) => {
    const dialog = within(await shown('Change email'))
    await waitFor(() => expect(dialog.getByLabelText('New Email')).toHaveFocus())
    await userEvent.keyboard('ada@meridian.test')
    await expect(args.onEdit).toHaveBeenLastCalledWith('email')
    await userEvent.type(dialog.getByLabelText('Current Password'), 'open-the-gate{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ada@meridian.test',
      password: 'open-the-gate',
    })
  },
}

/** The focus goes to the first refused field, which keeps its text. */
export const Refused: Story = {
  args: {
    step: {
      status: 'asking',
      change: { kind: 'email' },
      needsPassword: true,
      errors: { email: messages.emailInvalid, password: messages.currentPasswordMissing },
    },
  },
  play: async () => {
    const dialog = within(await shown('Change email'))
    await waitFor(() => expect(dialog.getByLabelText('New Email')).toHaveFocus())
    await expect(dialog.getByLabelText('New Email')).toHaveAccessibleDescription(messages.emailInvalid)
  },
}

/** Each refusal moves the focus to the first wrong field, though another was wrong before. */
export const RefusedAgain: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Answered(args) {
    const [errors, setErrors] = useState({})
    return (
      <AccountDialog
        {...args}
        step={{ status: 'asking', change: { kind: 'email' }, needsPassword: true, errors }}
        onSubmit={({ email }) =>
          setErrors({
            email: email ? undefined : messages.emailInvalid,
            password: messages.currentPasswordMissing,
          })
        }
        onEdit={(field) => setErrors({ ...errors, [field]: undefined })}
      />
    )
  },
  play: async ({ userEvent }) => {
    const dialog = within(await shown('Change email'))
    const email = dialog.getByLabelText('New Email')
    const submit = dialog.getByRole('button', { name: 'Send the link' })
    await userEvent.click(submit)
    await waitFor(() => expect(email).toHaveFocus())
    await userEvent.keyboard('ada@meridian.test')
    await userEvent.click(submit)
    await waitFor(() => expect(dialog.getByLabelText('Current Password')).toHaveFocus())
    const came = fn()
    dialog.getByLabelText('Current Password').addEventListener('focus', came)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(came).toHaveBeenCalledOnce())
  },
}

/** The server is asked: a second press does nothing. */
export const Changing: Story = {
  args: { step: { status: 'changing', change: { kind: 'delete' }, needsPassword: true, errors: {} } },
  play: async ({ args, userEvent }) => {
    const button = within(await shown('Delete your account')).getByRole('button', { name: 'Delete' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Typed text survives a refusal, and the focus stays in the dialog when the answer replaces the form. */
export const KeepsWhatWasTyped: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Answered(args) {
    const [tries, setTries] = useState(0)
    return (
      <AccountDialog
        {...args}
        step={
          tries < 2
            ? { status: 'asking', change: { kind: 'delete' }, needsPassword: true, errors: {} }
            : { status: 'signInNeeded' }
        }
        onSubmit={() => setTries(tries + 1)}
      />
    )
  },
  play: async ({ args, userEvent }) => {
    const dialog = within(await shown('Delete your account'))
    const password = dialog.getByLabelText('Current Password')
    await userEvent.type(password, 'open-the-gate{Enter}')
    await expect(password).toHaveValue('open-the-gate')
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    const again = await dialog.findByRole('button', { name: 'Sign in again' })
    await expect(again).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  },
}

export const Mailed: Story = {
  args: { step: { status: 'mailed', email: 'ada@far-side-of-the-gate.meridian.test' } },
  play: async ({ args, userEvent }) => {
    const dialog = within(await shown('Check your inbox'))
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const SignInNeeded: Story = { args: { step: { status: 'signInNeeded' } } }
