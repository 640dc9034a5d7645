import { collectibles, parcels } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn, within } from 'storybook/test'
import { inMoreContrast, onDesktop, onPhone } from '../../stories/widths.ts'
import { HomeScreen } from './home.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'

const meta = {
  title: 'Screens/Home',
  component: HomeScreen,
  decorators: [withSiteFrame],
  args: {
    collections: { status: 'ready', data: parcels },
    collectibles: { status: 'ready', data: collectibles },
    onDeadEnd: fn(),
  },
  parameters: {
    page: { addresses: [paths.home, paths.homeLoading], described: 'docs/product.md#home' },
    reactRouter: reactRouterParameters({ location: { path: paths.home }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof HomeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: { chromatic: inMoreContrast } }

export const LinksAndButtonsWork: Story = {
  ...onDesktop,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Own what survives the gate')
    await expect(canvas.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('href', '/market-place')
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'A door over every city',
      'News',
      'How It Works',
      'Popular Collections',
      'MarketPlace',
    ])

    const news = within(canvas.getByRole('region', { name: 'News' }))
    await expect(news.getAllByRole('article')).toHaveLength(1 + 3)

    const steps = within(canvas.getByRole('region', { name: 'How It Works' })).getAllByRole('listitem')
    await expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
      'Connect a crypto wallet',
      'Explore collections',
      'Collect and trade',
      'Earn and grow',
    ])

    const collections = within(canvas.getByRole('region', { name: 'Popular Collections' }))
    await expect(collections.getByRole('link', { name: 'All Collections' })).toHaveAttribute(
      'href',
      '/market-place',
    )
    const cards = within(collections.getByRole('list')).getAllByRole('link')
    await expect(cards.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/market-place'))

    const preview = within(canvas.getByRole('region', { name: 'MarketPlace' }))
    const views = preview.getAllByRole('link', { name: /^View/ })
    await expect(views.map((link) => link.getAttribute('href'))).toEqual(Array(4).fill('/market-place'))
    await expect(views[0]).toHaveAccessibleName('View, Kestrel Interceptor')

    await userEvent.click(canvas.getByRole('button', { name: 'Download Game' }))
    await expect(args.onDeadEnd).toHaveBeenLastCalledWith('home:download')
    await userEvent.click(canvas.getByRole('button', { name: 'More News' }))
    await expect(args.onDeadEnd).toHaveBeenLastCalledWith('news:more')
  },
}

/** The home page also lives at `/home`. */
export const AtHomePath: Story = {
  tags: ['!dev'],
  parameters: {
    reactRouter: reactRouterParameters({ location: { path: paths.homeLoading }, routing: { path: '*' } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: /^View/ })[0]).toHaveAttribute('href', '/market-place')
  },
}

export const Loading: Story = {
  args: { collections: { status: 'loading' }, collectibles: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status').map((status) => status.textContent)).toEqual([
      'Loading collections',
      'Loading marketplace',
    ])
  },
}

export const Empty: Story = {
  args: { collections: { status: 'ready', data: [] }, collectibles: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { name: 'No Items' })).toHaveLength(2)
  },
}

/** The preview fills in what an item lacks, the price with 2000. */
export const MissingFields: Story = {
  tags: ['!dev'],
  args: {
    collections: { status: 'ready', data: [{ kind: 'collectible', id: 'land-bare' }] },
    collectibles: { status: 'ready', data: [{ kind: 'collectible', id: 'nfa-bare' }] },
  },
  play: async ({ canvas }) => {
    const card = within(within(canvas.getByRole('region', { name: 'MarketPlace' })).getByRole('article'))
    await expect(card.getByRole('heading')).toHaveTextContent('Void Runner')
    await expect(card.getByText('#VR-2117')).toBeVisible()
    await expect(card.getByText('$2000')).toBeVisible()
  },
}

const longTitles = collectibles.map((item) => ({
  ...item,
  title: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
}))

export const LongTitles: Story = {
  tags: ['!dev'],
  args: {
    collections: { status: 'ready', data: longTitles },
    collectibles: { status: 'ready', data: longTitles },
  },
}

/** Download Game is for wide screens only. */
export const Phone: Story = {
  ...onPhone,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Download Game' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Marketplace' })).toBeVisible()
  },
}
