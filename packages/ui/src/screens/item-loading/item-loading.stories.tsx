import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ItemLoadingScreen } from './item-loading.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Item Loading',
  component: ItemLoadingScreen,
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
} satisfies Meta<typeof ItemLoadingScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the item')
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  },
}
