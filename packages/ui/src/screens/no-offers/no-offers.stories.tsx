import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { NoOffersScreen } from './no-offers.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/No Offers',
  component: NoOffersScreen,
  decorators: [withSiteFrame],
  parameters: {
    page: { addresses: [paths.noOffers], described: 'docs/product.md#offers', account: 'signedIn' },
  },
} satisfies Meta<typeof NoOffersScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No offers right now' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go to the marketplace' })).toHaveAttribute(
      'href',
      '/market-place',
    )
  },
}
