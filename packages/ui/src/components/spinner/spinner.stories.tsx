import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Components/Spinner',
  component: Spinner,
  args: { label: 'Loading payment history...' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof Spinner>

export default meta
type Story = StoryObj<typeof meta>

/** In a button, in a section, over a page. */
export const AllVariants: Story = {
  render: () => (
    <div className="flex items-end gap-10">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <Spinner key={size} label={`Loading, ${size}`} size={size} />
      ))}
    </div>
  ),
}

export const Medium: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading payment history...' })).toBeVisible()
  },
}
