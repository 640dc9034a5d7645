import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CollectionsTestScreen } from './collections-test.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Collections Test',
  component: CollectionsTestScreen,
  decorators: [withSiteFrame],
  parameters: { page: { addresses: [paths.collectionsTest], described: 'docs/product.md#home' } },
} satisfies Meta<typeof CollectionsTestScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Popular Collections' })).toBeVisible()
    const links = canvas.getAllByRole('link', { name: 'Buy Now, Void Runner' })
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/market-place'))
    await expect(new Set(canvas.getAllByRole('article').map(({ textContent }) => textContent)).size).toBe(1)
  },
}
