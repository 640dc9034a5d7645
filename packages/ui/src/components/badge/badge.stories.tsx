import type { Meta, StoryObj } from '@storybook/react-vite'
import { oneWidth } from '../../stories/widths.ts'
import { Badge } from './badge.tsx'

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Listed' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof Badge>

export default meta
type Story = StoryObj<typeof meta>

/** A tone says how things stand, never what kind of thing it is. */
export const AllVariants: Story = {
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

export const Signal: Story = { args: { tone: 'signal' } }

export const Gate: Story = { args: { tone: 'gate', children: 'Most popular' } }

export const Good: Story = { args: { tone: 'good', children: 'Active' } }

export const Warn: Story = { args: { tone: 'warn', children: 'Limited spots available' } }

export const Alert: Story = { args: { tone: 'alert', children: 'Expired' } }
