import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { inCardForm } from '../../stories/card-form.tsx'
import { inForcedColours, oneWidth } from '../../stories/widths.ts'
import { SelectField } from './select-field.tsx'

const meta = {
  title: 'Components/Select Field',
  component: SelectField,
  args: {
    label: 'Strand',
    name: 'strand',
    options: [
      { value: '', label: 'All strands' },
      { value: 'odyssey', label: 'Odyssey' },
      { value: 'slipstream', label: 'Slipstream' },
    ],
    onChange: fn(),
  },
  decorators: [inCardForm],
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof SelectField>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: { chromatic: inForcedColours } }

/** The label names it, and a choice calls back. */
export const Chosen: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Strand' })
    await userEvent.selectOptions(select, 'Odyssey')
    await expect(select).toHaveValue('odyssey')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Focused: Story = { globals: { pseudo: { focus: 'select', focusVisible: 'select' } } }

export const Disabled: Story = { args: { disabled: true } }

/** A wrong choice has the border of a wrong text. */
export const Failed: Story = {
  args: { error: 'Choose a strand' },
  play: async ({ canvas }) => {
    const select = canvas.getByRole('combobox', { name: 'Strand' })
    const { color } = getComputedStyle(canvas.getByText('Choose a strand'))
    await waitFor(() => expect(getComputedStyle(select).borderTopColor).toBe(color))
  },
}

/** A long choice is truncated. */
export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    options: [
      { value: '', label: 'Every strand that has ever come through the Gate, and those that have not' },
    ],
    className: 'w-56',
  },
}
