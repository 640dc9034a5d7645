import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { fieldTextTypes, inCardForm } from '../../stories/card-form.tsx'
import { oneWidth } from '../../stories/widths.ts'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Components/Password Field',
  component: PasswordField,
  argTypes: {
    ...fieldTextTypes,
  },
  args: {
    label: 'Password',
    name: 'password',
    shown: false,
    onToggleShown: fn(),
    required: true,
    autoComplete: 'current-password',
    defaultValue: 'gate-2117',
  },
  decorators: [inCardForm],
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof PasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}

/** The toggle calls the parent, which decides. */
export const ToggleReports: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password')
    const toggle = canvas.getByRole('button', { name: 'Show password' })
    await userEvent.click(toggle)
    await expect(args.onToggleShown).toHaveBeenCalledOnce()
  },
}

export const Shown: Story = {
  args: { shown: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text')
    const toggle = canvas.getByRole('button', { name: 'Hide password' })
    // Its name says the state, which `aria-pressed` would say the other way round.
    await expect(toggle).not.toHaveAttribute('aria-pressed')
  },
}

export const Failed: Story = { args: { error: 'Password must be between 8 and 20 characters' } }

/** A field that shares the toggle of another has none. */
export const WithoutToggle: Story = {
  args: { label: 'Confirm Password', name: 'confirmPassword' },
  render: (args) => <PasswordField {...args} onToggleShown={undefined} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}

const onSubmit = fn()

/** One toggle for both fields; it neither submits the form nor moves the caret. */
export const SharedToggle: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function SharedToggle(args) {
    const [shown, setShown] = useState(false)
    return (
      <div className="grid gap-5">
        <PasswordField {...args} shown={shown} onToggleShown={() => setShown(!shown)} />
        <PasswordField
          label="Confirm Password"
          name="confirmPassword"
          required
          autoComplete="new-password"
          defaultValue="gate-2117"
          shown={shown}
        />
      </div>
    )
  },
  beforeEach: () => {
    onSubmit.mockClear()
    document.addEventListener('submit', onSubmit)
    return () => document.removeEventListener('submit', onSubmit)
  },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText<HTMLInputElement>('Password')
    const confirmation = canvas.getByLabelText<HTMLInputElement>('Confirm Password')
    await userEvent.click(confirmation)
    confirmation.setSelectionRange(4, 4)

    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(password).toHaveAttribute('type', 'text')
    await expect(confirmation).toHaveAttribute('type', 'text')
    await expect(confirmation).toHaveFocus()
    await expect(confirmation.selectionStart).toBe(4)

    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }))
    await expect(password).toHaveAttribute('type', 'password')
    await expect(onSubmit).not.toHaveBeenCalled()
  },
}

/** The keyboard alone reaches and presses the toggle. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onToggleShown).toHaveBeenCalledOnce()
  },
}
