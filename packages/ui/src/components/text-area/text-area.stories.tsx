import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { fieldTextTypes, inCardForm } from '../../stories/card-form.tsx'
import { oneWidth } from '../../stories/widths.ts'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'Components/Text Area',
  component: TextArea,
  argTypes: {
    ...fieldTextTypes,
  },
  args: { label: 'Bio', name: 'bio', onChange: fn() },
  decorators: [inCardForm],
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof TextArea>

export default meta
type Story = StoryObj<typeof meta>

/** Four rows, as the edit page has them. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Bio')).toHaveAttribute('rows', '4')
  },
}

/** Enter begins a new line. */
export const Typed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const area = canvas.getByLabelText('Bio')
    await userEvent.type(area, 'One line{Enter}and another')
    await expect(area).toHaveValue('One line\nand another')
    await expect(args.onChange).toHaveBeenCalled()
  },
}

export const Refused: Story = {
  args: {
    defaultValue: 'Salvager of the far side.',
    error: 'Bio can have at most 1000 characters',
    hint: 'Everybody can read it',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Bio')).toHaveAccessibleDescription(
      'Bio can have at most 1000 characters Everybody can read it',
    )
    await expect(canvas.getByLabelText('Bio')).toBeInvalid()
  },
}
