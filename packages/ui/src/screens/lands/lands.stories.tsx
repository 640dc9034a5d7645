import { calderaRidge, parcels } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn, within } from 'storybook/test'
import { allEntries } from '../../lib/item.ts'
import type { MarketBrowsing } from '../../sections/market-browser/market-browser.tsx'
import { inMoreContrast, onPhone } from '../../stories/widths.ts'
import { LandsScreen } from './lands.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'

const browsing: MarketBrowsing = {
  items: { status: 'ready', data: allEntries(parcels) },
  stale: false,
  view: {},
  onView: fn(),
  onRange: fn(),
}

const meta = {
  title: 'Screens/Lands',
  component: LandsScreen,
  decorators: [withSiteFrame],
  args: { browsing, onDeadEnd: fn() },
  parameters: {
    page: { addresses: [paths.lands], described: 'docs/product.md#market' },
    reactRouter: reactRouterParameters({ location: { path: paths.lands }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof LandsScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Instant Sell, then every parcel there is. */
export const Ready: Story = { parameters: { chromatic: inMoreContrast } }

export const LinksToEveryParcel: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Lands')
    const link = await canvas.findByRole('link', { name: 'Buy Now, Caldera Ridge' })
    const cards = canvas.getAllByRole('article')
    await expect(cards).toHaveLength(1 + parcels.length)
    await expect(within(cards[0]!).getByRole('heading', { level: 3 })).toHaveTextContent('Instant Sell')
    await expect(within(cards[0]!).queryByRole('link')).toBeNull()
    await userEvent.click(within(cards[0]!).getByRole('button', { name: 'Sell Now' }))
    await expect(args.onDeadEnd).toHaveBeenCalledWith('lands:instantSell')
    await expect(link).toHaveAttribute('href', '/buy-land?item=land-caldera-ridge')
  },
}

export const Loading: Story = {
  args: { browsing: { ...browsing, items: { status: 'loading' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Sort and filter' })).toBeVisible()
    await expect(canvas.getByText('Loading land')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Sell Now' })).toBeEnabled()
  },
}

export const Empty: Story = {
  args: { browsing: { ...browsing, items: { status: 'ready', data: allEntries([]) } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No Items' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Collectibles' })).toHaveAttribute(
      'href',
      '/nfa-expand',
    )
  },
}

/** Free parcels, parcels without a price or a picture, and one with a long text. */
export const OddParcelsPhone: Story = {
  ...onPhone,
  tags: ['!dev'],
  parameters: { ...onPhone.parameters, pageErrors: [/^missing: .*nowhere/] },
  args: {
    browsing: {
      ...browsing,
      items: {
        status: 'ready',
        data: allEntries([
          { ...calderaRidge, price: 0 },
          { kind: 'land', id: 'land-bare' },
          {
            ...calderaRidge,
            id: 'land-long',
            title: 'Caldera Ridge above the Ninth Ring Station, Resurveyedforthesecondcrossing',
            serialNumber: '#L-0009-RESURVEYED-FOR-THE-SECOND-CROSSING',
            price: 1234567.89,
          },
          { ...calderaRidge, id: 'land-unseen', image: '/pictures/parcels/nowhere-960.webp' },
        ]),
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('$0')).toBeVisible()
    await expect(canvas.getByText('No price yet')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
