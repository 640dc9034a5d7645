import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { inForcedColours, oneWidth } from '../../stories/widths.ts'
import { Checkbox } from './checkbox.tsx'

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { 'aria-label': 'Select Halo Core', onChange: fn() },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof Checkbox>

export default meta
type Story = StoryObj<typeof meta>

export const AllVariants: Story = {
  parameters: { chromatic: inForcedColours },
  render: ({ onChange }) => (
    <div className="flex gap-8">
      <Checkbox aria-label="Open" onChange={onChange} />
      <Checkbox aria-label="Ticked" defaultChecked />
    </div>
  ),
}

/** Hover and focus, with and without a tick. */
export const States: Story = {
  render: ({ onChange }) => (
    <div className="grid grid-cols-2 gap-8">
      <Checkbox aria-label="Hover" className="hovered" onChange={onChange} />
      <Checkbox aria-label="Hover, ticked" className="hovered" defaultChecked />
      <Checkbox aria-label="Focus" className="focused" onChange={onChange} />
      <Checkbox aria-label="Focus, ticked" className="focused" defaultChecked />
    </div>
  ),
  globals: { pseudo: { hover: '.hovered', focusVisible: '.focused' } },
}

export const Ticks: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select Halo Core' })
    await userEvent.click(box)
    await expect(box).toBeChecked()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
    await expect(args.onChange).toHaveBeenCalledTimes(2)
  },
}
