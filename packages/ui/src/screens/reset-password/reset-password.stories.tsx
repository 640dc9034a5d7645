import { messages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ResetPasswordScreen } from './reset-password.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Reset Password',
  component: ResetPasswordScreen,
  decorators: [withSiteFrame],
  args: { errors: {}, busy: false, onSubmit: fn(), onEdit: fn() },
  parameters: { page: { addresses: [paths.resetPassword], described: 'docs/product.md#accounts' } },
} satisfies Meta<typeof ResetPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: { chromatic: inMoreContrast } }

export const Submits: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Reset Password' })).toBeVisible()
    await expect(canvas.getByText('Enter your new password below')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', paths.signIn)
    await expect(canvas.getByRole('link', { name: 'Ask for a new one' })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    )
    await userEvent.type(canvas.getByLabelText('New Password'), 'opengate')
    await expect(args.onEdit).toHaveBeenLastCalledWith('password')
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'opengate{Enter}')
    await expect(args.onEdit).toHaveBeenLastCalledWith('confirmPassword')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ password: 'opengate', confirmPassword: 'opengate' })
  },
}

/** One toggle for both fields. */
export const PasswordsShown: Story = {
  play: async ({ canvas, userEvent }) => {
    const inputs = [canvas.getByLabelText('New Password'), canvas.getByLabelText('Confirm Password')]
    for (const input of inputs) await userEvent.type(input, 'opengate')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    for (const input of inputs) await expect(input).toHaveAttribute('type', 'text')
  },
}

/** A password that is too short, and another confirmation. */
export const Failed: Story = {
  args: { errors: { password: messages.passwordLength, confirmPassword: messages.passwordsDiffer } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }))
    const password = canvas.getByLabelText('New Password')
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription(messages.passwordLength)
    await expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      messages.passwordsDiffer,
    )
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Reset Password' })).toBeDisabled()
  },
}
