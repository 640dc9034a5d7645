import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, within } from 'storybook/test'
import { inMoreContrast, onPhone } from '../../stories/widths.ts'
import { OffersReceivedScreen } from './offers-received.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'

const meta = {
  title: 'Screens/Offers Received',
  component: OffersReceivedScreen,
  decorators: [withSiteFrame],
  args: { item: kestrelInterceptor },
  argTypes: { item: { description: 'The item of the two tabs on small screens.' } },
  parameters: {
    page: { addresses: [paths.offersReceived], described: 'docs/product.md#offers', account: 'signedIn' },
    reactRouter: reactRouterParameters({ location: { path: paths.offersReceived }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof OffersReceivedScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Offers received' }))
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Price',
      'Offer',
      'From',
      'Expire',
    ])
    await expect(table.getAllByRole('cell')).toHaveLength(4)
  },
}

/** On small screens the two tabs of the item's pages are above; the second is this page. */
export const Phone: Story = {
  ...onPhone,
  tags: ['!dev'],
  parameters: { ...meta.parameters, ...onPhone.parameters },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Item' }))
    await expect(tabs.getByRole('link', { name: 'Offer 0' })).toHaveAttribute('aria-current', 'page')
    await expect(tabs.getByRole('link', { name: 'Overview' })).toHaveAttribute(
      'href',
      '/buy-nfa?item=nfa-kestrel-interceptor',
    )
  },
}

/** The address was typed: no item links back. */
export const WithoutItem: Story = {
  ...onPhone,
  args: { item: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Item' })).not.toBeInTheDocument()
  },
}
