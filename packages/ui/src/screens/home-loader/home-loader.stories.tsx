import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { HomeLoaderScreen } from './home-loader.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Home Loader',
  component: HomeLoaderScreen,
  parameters: { page: { addresses: [paths.homeLoading], described: 'docs/product.md#routes' } },
} satisfies Meta<typeof HomeLoaderScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meridian 2117' })).toBeVisible()
  },
}
