import { paths } from '@meridian-2117/contract/paths/paths'
import { messages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { SignInScreen } from './sign-in.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Sign In',
  component: SignInScreen,
  decorators: [withSiteFrame],
  args: { errors: {}, busy: false, onSubmit: fn(), onEdit: fn(), onAlternative: fn() },
  parameters: { page: { addresses: [paths.signIn], described: 'docs/product.md#accounts' } },
} satisfies Meta<typeof SignInScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: { chromatic: inMoreContrast } }

export const Submits: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign Up' })).toHaveAttribute('href', paths.signUp)
    await expect(canvas.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      paths.forgotPassword,
    )
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@meridian.test')
    await expect(args.onEdit).toHaveBeenLastCalledWith('email')
    await userEvent.type(canvas.getByLabelText('Password'), 'opengate{Enter}')
    await expect(args.onEdit).toHaveBeenLastCalledWith('password')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ada@meridian.test',
      password: 'opengate',
    })
  },
}

export const PasswordShown: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password')
    await userEvent.type(password, 'opengate')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
    await expect(password).toHaveValue('opengate')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(password).toHaveAttribute('type', 'password')
  },
}

/** The e-mail is valid, so the focus goes to the password. */
export const Failed: Story = {
  args: { errors: { password: messages.passwordLength } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@meridian.test{Enter}')
    const password = canvas.getByLabelText('Password')
    await expect(password).toHaveFocus()
    await expect(password).toHaveAccessibleDescription(messages.passwordLength)
    await expect(canvas.getByLabelText('Email')).toBeValid()
  },
}

export const Busy: Story = {
  args: { busy: true },
}

export const SubmitsOnce: Story = {
  ...Busy,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@meridian.test{Enter}')
    await expect(canvas.getByRole('button', { name: 'Sign In' })).toBeDisabled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(canvas.getByLabelText('Email')).toHaveValue('ada@meridian.test')
  },
}

export const Alternatives: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true }, bare: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discord' }))
    await expect(args.onAlternative).toHaveBeenCalledOnce()
    await expect(args.onAlternative).toHaveBeenCalledWith('discord')
  },
}
