import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NewsScreen } from './news.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/News',
  component: NewsScreen,
  decorators: [withSiteFrame],
  args: { onMoreNews: fn() },
  parameters: { page: { addresses: [paths.news], described: 'docs/product.md#routes' } },
} satisfies Meta<typeof NewsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'News' })).toBeVisible()
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(
      'Ring Station Nine opens its docks to owners',
    )
  },
}
