import { collectibles, kestrelInterceptor, mika, parcels } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn, within } from 'storybook/test'
import { ProfileItemsScreen } from './profile-items.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const at = (path: string) => reactRouterParameters({ location: { path }, routing: { path: '*' } })

const meta = {
  title: 'Screens/Profile Items',
  component: ProfileItemsScreen,
  decorators: [withSiteFrame],
  args: {
    player: mika,
    kind: 'collectible',
    items: { status: 'ready', data: collectibles.slice(0, 8) },
    onList: fn(),
  },
  parameters: {
    page: {
      addresses: [paths.profile, paths.profileLands],
      described: 'docs/product.md#profile',
      account: 'signedIn',
    },
    reactRouter: at(paths.profile),
  },
} satisfies Meta<typeof ProfileItemsScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Collectible: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mika Sorel' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Collectible')
    const cards = canvas.getAllByRole('article')
    await expect(cards).toHaveLength(8)
    const first = within(cards[0]!)
    await expect(first.getByRole('heading', { level: 3 })).toHaveTextContent('Kestrel Interceptor')
    await expect(first.getByText('#KI-0911')).toBeVisible()
    await expect(first.getByText('$1250')).toBeVisible()
  },
}

export const Land: Story = {
  tags: ['!dev'],
  args: { kind: 'land', items: { status: 'ready', data: parcels } },
  parameters: { reactRouter: at(paths.profileLands) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Land')
    await expect(canvas.getAllByRole('button', { name: /^List Now/ })).toHaveLength(4)
  },
}

/** The card of the pressed button is the listed one. */
export const Lists: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'List Now, Vanguard Helm' }))
    await expect(args.onList).toHaveBeenCalledWith(collectibles[1])
  },
}

export const Loading: Story = {
  args: { items: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading collectibles')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  args: { items: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Listing' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Open the Marketplace' })).toHaveAttribute(
      'href',
      '/nfa-expand',
    )
  },
}

export const SignedOut: Story = {
  args: { player: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Guest' })).toBeVisible()
  },
}

/** A player can list items that are free, or lack a price, a picture or a name. */
export const OddItems: Story = {
  tags: ['!dev'],
  args: {
    items: {
      status: 'ready',
      data: [
        { ...kestrelInterceptor, price: 0 },
        { kind: 'collectible', id: 'nfa-bare' },
        {
          ...kestrelInterceptor,
          id: 'nfa-long',
          title: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
          serialNumber: '#KI-0911-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
          price: 1234567.89,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$0')).toBeVisible()
    await expect(canvas.getByText('No price yet')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'List Now, Untitled' })).toBeEnabled()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
