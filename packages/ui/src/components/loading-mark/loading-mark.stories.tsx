import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { LoadingMark } from './loading-mark.tsx'

const meta = {
  title: 'Components/Loading Mark',
  component: LoadingMark,
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof LoadingMark>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meridian 2117' })).toBeVisible()
  },
}
