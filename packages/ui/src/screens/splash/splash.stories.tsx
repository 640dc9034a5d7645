import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SplashScreen } from './splash.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Splash',
  component: SplashScreen,
  parameters: { page: { addresses: [], described: 'docs/product.md#routes' } },
} satisfies Meta<typeof SplashScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Meridian 2117' })).toBeVisible()
  },
}
