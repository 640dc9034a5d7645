import { paths } from '@meridian-2117/contract/paths/paths'
import { messages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inMoreContrast, onPhone } from '../../stories/widths.ts'
import { SignUpScreen } from './sign-up.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'

const meta = {
  title: 'Screens/Sign Up',
  component: SignUpScreen,
  decorators: [withSiteFrame],
  args: { errors: {}, busy: false, onSubmit: fn(), onEdit: fn(), onAlternative: fn() },
  parameters: { page: { addresses: [paths.signUp], described: 'docs/product.md#accounts' } },
} satisfies Meta<typeof SignUpScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: { chromatic: inMoreContrast } }

export const Submits: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.signIn)
    for (const name of ['Email', 'Password', 'Confirm Password'])
      await expect(canvas.getByLabelText(name)).toBeRequired()
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@meridian.test')
    await expect(args.onEdit).toHaveBeenLastCalledWith('email')
    await userEvent.type(canvas.getByLabelText('Password'), 'opengate')
    await expect(args.onEdit).toHaveBeenLastCalledWith('password')
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'opengate')
    await expect(args.onEdit).toHaveBeenLastCalledWith('confirmPassword')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'ada@meridian.test',
      password: 'opengate',
      confirmPassword: 'opengate',
    })
  },
}

/** One toggle shows and hides both passwords. */
export const PasswordsShown: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password')
    const confirmation = canvas.getByLabelText('Confirm Password')
    await userEvent.type(password, 'opengate')
    await userEvent.type(confirmation, 'opengat')
    await expect(password).toHaveAttribute('type', 'password')
    await expect(confirmation).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
    await expect(confirmation).toHaveAttribute('type', 'text')
    await expect(confirmation).toHaveValue('opengat')
  },
}

/** Enter submits; the focus goes to the first refused field. */
export const Failed: Story = {
  args: {
    errors: {
      email: messages.emailInvalid,
      password: messages.passwordLength,
      confirmPassword: messages.passwordsDiffer,
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email')
    await userEvent.type(email, 'ada')
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'open{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(email).toHaveFocus()
    await expect(email).toHaveValue('ada')
    await expect(email).toBeInvalid()
    await expect(email).toHaveAccessibleDescription(messages.emailInvalid)
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(messages.passwordLength)
    await expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      messages.passwordsDiffer,
    )
  },
}

/** The request is in progress: nothing can be sent a second time, and what was typed stays. */
export const Busy: Story = {
  args: { busy: true },
}

export const SubmitsOnce: Story = {
  ...Busy,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email')
    await userEvent.type(email, 'ada@meridian.test{Enter}')
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Google' })).toBeDisabled()
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await expect(email).toHaveValue('ada@meridian.test')
  },
}

/** A likely slip in the domain is offered to be mended; a press fills it in, and nothing is forced. */
export const DidYouMean: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email')
    await userEvent.type(email, 'ada@gmial.com')
    await expect(canvas.getByRole('button', { name: 'Did you mean ada@gmail.com?' })).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Password'), 'opengate')
    await userEvent.type(canvas.getByLabelText('Confirm Password'), 'opengate{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ email: 'ada@gmial.com' }))
  },
}

export const MendsTheEmail: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email')
    await userEvent.type(email, 'ada@gmial.com')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(email).toHaveValue('ada@gmail.com')
    await expect(email).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Did you mean/ })).not.toBeInTheDocument()
  },
}

export const Alternatives: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'MetaMask' }))
    await expect(args.onAlternative).toHaveBeenCalledOnce()
    await expect(args.onAlternative).toHaveBeenCalledWith('metamask')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const PhoneFailed: Story = {
  ...onPhone,
  tags: ['!dev'],
  args: { errors: { email: messages.emailInvalid, password: messages.passwordLength } },
}
