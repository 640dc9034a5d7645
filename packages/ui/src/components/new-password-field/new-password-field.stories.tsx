import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fieldTextTypes, inCardForm } from '../../stories/card-form.tsx'
import { oneWidth } from '../../stories/widths.ts'
import { NewPasswordField } from './new-password-field.tsx'

const meta = {
  title: 'Components/New Password Field',
  component: NewPasswordField,
  argTypes: {
    ...fieldTextTypes,
    shown: { description: 'Shows the characters.' },
    onToggleShown: {
      description: 'Asks to show or hide the characters. Without it there is no toggle.',
    },
  },
  args: { label: 'Password', name: 'password', shown: false, onToggleShown: fn(), required: true },
  decorators: [inCardForm],
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof NewPasswordField>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const password = canvas.getByLabelText('Password')
    await expect(password).toHaveAttribute('autocomplete', 'new-password')
    await expect(password).toHaveAccessibleDescription('8 to 20 characters')
  },
}

/** The error takes the place of the hint. */
export const Failed: Story = {
  args: { error: 'Password must be between 8 and 20 characters', defaultValue: 'gate' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription(
      'Password must be between 8 and 20 characters',
    )
  },
}
