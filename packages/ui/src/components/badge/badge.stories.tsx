import type { Meta, StoryObj } from '@storybook/react-vite'
import { inForcedColours, oneWidth } from '../../stories/widths.ts'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Listed' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

/** A tone marks a state, never a kind of thing. */
export const AllVariants: Story = {
  parameters: { chromatic: inForcedColours },
  render: () => (
    <div className="flex flex-wrap gap-3">
      <Badge>Inactive</Badge>
      <Badge tone="signal">Listed</Badge>
      <Badge tone="gate">Most popular</Badge>
      <Badge tone="good">Active</Badge>
      <Badge tone="warn">Limited spots available</Badge>
      <Badge tone="alert">Expired</Badge>
    </div>
  ),
}

export const Neutral: Story = { args: { children: 'Inactive' } }
