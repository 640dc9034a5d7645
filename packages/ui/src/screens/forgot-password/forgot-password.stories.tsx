import { messages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ForgotPasswordScreen } from './forgot-password.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Forgot Password',
  component: ForgotPasswordScreen,
  decorators: [withSiteFrame],
  args: { errors: {}, busy: false, onSubmit: fn(), onEdit: fn() },
  parameters: { page: { addresses: [paths.forgotPassword], described: 'docs/product.md#accounts' } },
} satisfies Meta<typeof ForgotPasswordScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: { chromatic: inMoreContrast } }

export const Submits: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forgotten Password' })).toBeVisible()
    await expect(canvas.getByText('Enter your email address')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to Login' })).toHaveAttribute('href', paths.signIn)
    const email = canvas.getByLabelText('Email')
    await expect(email).toBeRequired()
    await userEvent.type(email, 'ada@meridian.test{Enter}')
    await expect(args.onEdit).toHaveBeenLastCalledWith('email')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@meridian.test' })
  },
}

export const Failed: Story = {
  args: { errors: { email: messages.emailInvalid } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(messages.emailInvalid)
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeDisabled()
  },
}

/** An unknown address shows the same: the screen does not reveal who has an account. */
export const Sent: Story = {
  args: { sentTo: 'ada@meridian.test' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'If ada@meridian.test belongs to an account, a link is on its way. It works once and for an hour.',
    )
    await expect(canvas.getByRole('button', { name: 'Send' })).toBeEnabled()
  },
}

export const LongAddress: Story = {
  tags: ['!dev'],
  args: { sentTo: `${'aurelia-montgomery-vandersloot.'.repeat(4)}@far-side-of-the-gate.meridian.test` },
}
