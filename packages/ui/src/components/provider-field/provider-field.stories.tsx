import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inCardForm } from '../../stories/card-form.tsx'
import { oneWidth } from '../../stories/widths.ts'
import { ProviderField, type ProviderFieldProps, type ProviderInputProps } from './provider-field.tsx'

/** Draws the input of a provider, which has no styles. */
const input = ({ id, className }: ProviderInputProps) => (
  <div className={className}>
    <input
      id={id}
      inputMode="numeric"
      placeholder="1234 1234 1234 1234"
      className="w-full bg-transparent outline-none placeholder:text-ink-muted"
    />
  </div>
)

const meta = {
  title: 'Components/Provider Field',
  component: ProviderField,
  args: { label: 'Card number', input } as ProviderFieldProps,
  decorators: [inCardForm],
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof ProviderField>

export default meta
type Story = StoryObj<typeof meta>

/** The label leads to the provider's input, and the frame shows its focus. */
export const Empty: Story = {}

/** The label leads to the provider's input. */
export const LabelPressed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Card number'))
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveFocus()
  },
}

export const Failed: Story = { args: { error: 'Your card number is incomplete.' } }

export const Disabled: Story = { args: { disabled: true } }

export const Loading: Story = { args: { input: undefined } }
