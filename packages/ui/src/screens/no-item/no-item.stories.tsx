import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NoItemScreen } from './no-item.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/No Item',
  component: NoItemScreen,
  decorators: [withSiteFrame],
  parameters: {
    page: {
      addresses: [
        paths.buyCollectible,
        paths.buyLand,
        paths.cardPayment,
        paths.makeOffer,
        paths.securePayment,
      ],
      described: 'docs/product.md#routes',
    },
  },
} satisfies Meta<typeof NoItemScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No item is chosen' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('href', paths.market)
  },
}

/** The link leads to an item that has left the market. */
export const Delisted: Story = {
  args: { delisted: true },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'This item has left the market' }),
    ).toBeVisible()
  },
}
