import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NotFoundScreen } from './not-found.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Not Found',
  component: NotFoundScreen,
  decorators: [withSiteFrame],
  parameters: { page: { addresses: ['*'], described: 'docs/product.md#routes' } },
} satisfies Meta<typeof NotFoundScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404')
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', paths.home)
  },
}
