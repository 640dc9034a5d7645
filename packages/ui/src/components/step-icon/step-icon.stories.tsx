import type { Meta, StoryObj } from '@storybook/react-vite'
import { oneWidth } from '../../stories/widths.ts'
import { StepIcon } from './step-icon.tsx'

const meta = {
  title: 'Components/Step Icon',
  component: StepIcon,
  args: { step: 'connect' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof StepIcon>

export default meta
type Story = StoryObj<typeof meta>

export const AllVariants: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-8">
      {(['connect', 'explore', 'trade', 'grow'] as const).map((step) => (
        <StepIcon key={step} step={step} className="size-28" />
      ))}
    </div>
  ),
}

export const Connect: Story = {}
