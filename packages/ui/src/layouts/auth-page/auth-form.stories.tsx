import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Field } from '../../components/field/field.tsx'
import { AuthForm } from './auth-form.tsx'

type Values = { email: string; password: string }

const meta = {
  title: 'Layouts/Auth Form',
  component: AuthForm<keyof Values>,
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  args: {
    fields: ['email', 'password'],
    busy: false,
    submitLabel: 'Sign In',
    onSubmit: fn<(values: Values) => void>(),
    children: null,
  },
  render: (args) => (
    <AuthForm {...args}>
      <Field label="Email" name="email" />
      <Field label="Password" name="password" />
    </AuthForm>
  ),
  decorators: [
    (Story) => (
      <main className="mx-auto max-w-md p-4">
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof AuthForm<keyof Values>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Submitted: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'ada@meridian.test{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'ada@meridian.test', password: '' })
  },
}

/** The focus goes to the first wrong field once per submit; correcting one field does not throw it into the next. */
export const FocusMovesToTheFirstError: Story = {
  render: function Refused(args) {
    const [errors, setErrors] = useState<{ email?: string | undefined; password?: string }>({})
    return (
      <AuthForm
        {...args}
        onSubmit={() => setErrors({ email: 'The e-mail is wrong', password: 'The password is wrong' })}
      >
        <Field
          label="Email"
          name="email"
          error={errors.email}
          onChange={() => setErrors({ ...errors, email: undefined })}
        />
        <Field label="Password" name="password" error={errors.password} />
      </AuthForm>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(email).toHaveFocus()
    await userEvent.type(email, 'ada@')
    await expect(email).toHaveFocus()
    await expect(email).toHaveValue('ada@')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign In' }))
    await expect(email).toHaveFocus()
  },
}

/** A screen reader reads a field's error when the field gets the focus, so an already focused field gets it again. */
export const ErrorAtFocus: Story = {
  ...FocusMovesToTheFirstError,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText('Email')
    await userEvent.click(email)
    const came = fn()
    email.addEventListener('focus', came)
    await userEvent.keyboard('{Enter}')
    await expect(email).toBeInvalid()
    await expect(email).toHaveFocus()
    await expect(came).toHaveBeenCalledOnce()
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
  },
}
