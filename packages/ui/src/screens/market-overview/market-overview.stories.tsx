import { activitiesAt, collectibles, parcels, storyTime } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, within } from 'storybook/test'
import { inMoreContrast, onPhone } from '../../stories/widths.ts'
import { MarketOverviewScreen } from './market-overview.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'

const meta = {
  title: 'Screens/Market Overview',
  component: MarketOverviewScreen,
  decorators: [withSiteFrame],
  args: {
    collectibles: { status: 'ready', data: collectibles },
    land: { status: 'ready', data: parcels },
    activities: { status: 'ready', data: activitiesAt(storyTime) },
    now: storyTime,
  },
  parameters: {
    page: { addresses: [paths.market], described: 'docs/product.md#market' },
    reactRouter: reactRouterParameters({ location: { path: paths.market }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof MarketOverviewScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Four items, four parcels and five activities, each list with its link. */
export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'content')
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Overview')

    const collectibleSection = within(canvas.getByRole('region', { name: 'NFA' }))
    await expect(collectibleSection.getAllByRole('article')).toHaveLength(4)
    await expect(collectibleSection.getByRole('link', { name: 'Explore All' })).toHaveAttribute(
      'href',
      '/nfa-expand',
    )

    const landSection = within(canvas.getByRole('region', { name: 'LAND' }))
    await expect(landSection.getAllByRole('article')).toHaveLength(4)
    await expect(landSection.getAllByRole('link', { name: /^Buy Now/ })[0]).toHaveAttribute(
      'href',
      '/buy-land?item=land-caldera-ridge',
    )
    await expect(landSection.getByRole('link', { name: 'Expand All' })).toHaveAttribute(
      'href',
      '/market-place',
    )

    const activitySection = within(canvas.getByRole('region', { name: 'ACTIVITIES' }))
    await expect(activitySection.getAllByRole('row')).toHaveLength(1 + 5)
  },
}

/** The box accepts text and has no effect. */
export const SearchDoesNothing: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search the market' })
    await expect(search).toHaveAttribute('placeholder', 'Search...')
    await userEvent.type(search, 'void{Enter}')
    await expect(search).toHaveValue('void')
    await expect(canvas.getAllByRole('article')).toHaveLength(8)
  },
}

export const Loading: Story = {
  args: {
    collectibles: { status: 'loading' },
    land: { status: 'loading' },
    activities: { status: 'loading' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toEqual([
      'Loading collectibles',
      'Loading land',
      'Loading activities',
    ])
  },
}

/** The three lists do not wait for each other. */
export const LandStillLoading: Story = { tags: ['!dev'], args: { land: { status: 'loading' } } }

export const Empty: Story = {
  args: {
    collectibles: { status: 'ready', data: [] },
    land: { status: 'ready', data: [] },
    activities: { status: 'ready', data: [] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'No Items' })).toHaveLength(2)
    await expect(canvas.getByText('No activities yet')).toBeVisible()
  },
}

/** A market of one item, with nearly no fields. */
export const FewItems: Story = {
  tags: ['!dev'],
  args: {
    collectibles: { status: 'ready', data: collectibles.slice(0, 1) },
    land: { status: 'ready', data: [{ kind: 'collectible', id: 'land-bare' }, ...parcels.slice(0, 1)] },
  },
}

const longTexts = [...collectibles].map((item) => ({
  ...item,
  title: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
}))

export const LongWordsPhone: Story = {
  ...onPhone,
  tags: ['!dev'],
  args: {
    collectibles: { status: 'ready', data: longTexts },
    land: { status: 'ready', data: longTexts },
    activities: {
      status: 'ready',
      data: activitiesAt(storyTime).map((activity) => ({ ...activity, name: longTexts[0]!.title })),
    },
  },
}
