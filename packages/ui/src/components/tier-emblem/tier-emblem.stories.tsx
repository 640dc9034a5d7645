import type { Meta, StoryObj } from '@storybook/react-vite'
import { oneWidth } from '../../stories/widths.ts'
import { TierEmblem } from './tier-emblem.tsx'

const meta = {
  title: 'Components/Tier Emblem',
  component: TierEmblem,
  args: { tier: 'starter' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof TierEmblem>

export default meta
type Story = StoryObj<typeof meta>

export const AllVariants: Story = {
  render: () => (
    <div className="flex flex-wrap items-end gap-6">
      {(['starter', 'premium', 'investor'] as const).map((tier) => (
        <TierEmblem key={tier} tier={tier} className="size-40" />
      ))}
      {(['starter', 'premium', 'investor'] as const).map((tier) => (
        <TierEmblem key={tier} tier={tier} className="size-12" />
      ))}
    </div>
  ),
}

export const Starter: Story = {}
