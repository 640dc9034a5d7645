import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ItemLoadingScreen } from './item-loading.tsx'

const meta = {
  title: 'Screens/Item Loading',
  component: ItemLoadingScreen,
} satisfies Meta<typeof ItemLoadingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the item')
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  },
}
