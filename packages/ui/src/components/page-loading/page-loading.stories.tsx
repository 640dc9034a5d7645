import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { PageLoading } from './page-loading.tsx'

const meta = {
  title: 'Components/Page Loading',
  component: PageLoading,
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof PageLoading>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meridian 2117' })).toBeVisible()
  },
}
