import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn } from 'storybook/test'
import { onPhone } from '../../stories/widths.ts'
import { ItemDetail } from './item-detail.tsx'

const at = (path: string) => ({
  reactRouter: reactRouterParameters({ location: { path }, routing: { path: '*' } }),
})

const meta = {
  title: 'Layouts/Item Detail',
  component: ItemDetail,
  args: {
    item: kestrelInterceptor,
    owner: 'Owned by Meridian Vault',
    views: '505 Views',
    busy: false,
    onBuy: fn(),
    onPayByCard: fn(),
    onMakeOffer: fn(),
  },
  parameters: at(paths.buyCollectible),
} satisfies Meta<typeof ItemDetail>

export default meta
type Story = StoryObj<typeof meta>

export const Collectible: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
    await expect(canvas.getByText('505 Views')).toBeVisible()
    await expect(canvas.getByRole('definition')).toHaveTextContent('$1250')
  },
}

/** Another price than the one that the item was saved at. */
export const PriceChanged: Story = {
  args: { item: { ...kestrelInterceptor, price: 1500, formerPrice: 1060 } },
  play: async ({ canvas }) => {
    const figures = canvas.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(figures).toEqual(['$1500', 'was $1060'])
  },
}

/** The market no longer has the item. */
export const Gone: Story = {
  args: { item: { ...kestrelInterceptor, gone: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delisted')).toBeVisible()
    await expect(canvas.queryByText('Listed')).toBeNull()
    for (const name of ['Buy Now', 'Buy With Card', 'Make Offer'])
      await expect(canvas.getByRole('button', { name })).toBeDisabled()
  },
}

/** A parcel shows its owner's shortened address, and no number of views. */
export const Land: Story = {
  tags: ['!dev'],
  args: {
    item: calderaRidge,
    owner: 'Owned By 0x21…17c4',
    views: undefined,
  },
  parameters: at(paths.buyLand),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Owned By 0x21…17c4')).toBeVisible()
    await expect(canvas.queryByText(/Views/)).not.toBeInTheDocument()
  },
}

/** The tab Overview of a small screen is the buy page that the item belongs to. */
export const LandOnPhone: Story = {
  ...Land,
  ...onPhone,
  tags: ['!dev'],
  parameters: { ...Land.parameters, ...onPhone.parameters },
  play: async ({ canvas }) => {
    const overview = canvas.getByRole('link', { name: 'Overview' })
    await expect(overview).toHaveAttribute('href', '/buy-land?item=land-caldera-ridge')
    await expect(overview).toHaveAttribute('aria-current', 'page')
  },
}
