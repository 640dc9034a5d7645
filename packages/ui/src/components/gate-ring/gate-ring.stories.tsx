import type { Meta, StoryObj } from '@storybook/react-vite'
import { oneWidth } from '../../stories/widths.ts'
import { GateRing } from './gate-ring.tsx'

const meta = {
  title: 'Components/Gate Ring',
  component: GateRing,
  args: { className: 'w-72' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof GateRing>

export default meta
type Story = StoryObj<typeof meta>

/** The light inside shows the state. */
export const AllVariants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-8">
      {(['signal', 'good', 'alert'] as const).map((tone) => (
        <GateRing key={tone} tone={tone} className="w-56" />
      ))}
    </div>
  ),
}

export const Signal: Story = {}
