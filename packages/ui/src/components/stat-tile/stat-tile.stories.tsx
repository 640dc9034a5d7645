import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { onPhone, oneWidth } from '../../stories/widths.ts'
import { StatTile } from './stat-tile.tsx'

const meta = {
  title: 'Components/Stat Tile',
  component: StatTile,
  args: { value: '50.5K', label: 'Total Volume' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof StatTile>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('50.5K')).toBeVisible()
    await expect(canvas.getByText('Total Volume')).toBeVisible()
  },
}

export const Group: Story = {
  render: () => (
    <div className="grid grid-cols-2 gap-6 p-4 sm:grid-cols-4 sm:gap-10">
      <StatTile value="5K" label="Total Item" />
      <StatTile value="50.5K" label="Total Volume" />
      <StatTile value="3.5K" label="Listed" />
      <StatTile value="2.6K" label="Owners" />
    </div>
  ),
}

export const Phone: Story = { ...Group, tags: ['!dev'], ...onPhone }
