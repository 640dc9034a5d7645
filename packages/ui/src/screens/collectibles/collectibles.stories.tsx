import { collectibles } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { useState } from 'react'
import { expect, fn, within } from 'storybook/test'
import { allEntries } from '../../lib/item.ts'
import { CollectiblesScreen } from './collectibles.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Collectibles',
  component: CollectiblesScreen,
  decorators: [withSiteFrame],
  args: { items: { status: 'ready', data: collectibles }, onSell: fn() },
  parameters: {
    page: { addresses: [paths.collectibles], described: 'docs/product.md#market' },
    reactRouter: reactRouterParameters({ location: { path: paths.collectibles }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof CollectiblesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Four cards: Instant Sell, then three items. */
export const Ready: Story = { parameters: { chromatic: inMoreContrast } }

export const InstantSellCallsBack: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Collectibles')
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('A New Era Dawns')
    const cards = canvas.getAllByRole('article')
    await expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Instant Sell',
      'Kestrel Interceptor',
      'Vanguard Helm',
      'Astral Shard',
    ])
    await expect(within(cards[1]!).getByRole('link', { name: /^Buy Now/ })).toHaveAttribute(
      'href',
      '/buy-nfa?item=nfa-kestrel-interceptor',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Sell Now' }))
    await expect(args.onSell).toHaveBeenCalledOnce()
  },
}

export const Loading: Story = {
  args: { items: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading collectibles')
    await expect(canvas.getByRole('button', { name: 'Sell Now' })).toBeEnabled()
  },
}

export const Empty: Story = {
  args: { items: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Items' })).toBeVisible()
  },
}

/** On request the whole market replaces the four cards. */
export const All: Story = {
  args: {
    browsing: {
      items: { status: 'ready', data: allEntries(collectibles) },
      stale: false,
      view: {},
      onView: fn(),
      onRange: fn(),
    },
  },
  play: async ({ canvas }) => {
    // Its code loads on demand.
    await expect(await canvas.findByText(/^\d+ collectibles$/)).toBeVisible()
    await expect(
      await canvas.findByRole('form', { name: 'Sort and filter', hidden: true }),
    ).toBeInTheDocument()
  },
}

/** The control for all of them is a link, and the keyboard continues at the list. */
export const ShowsAll: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => {
    const [all, setAll] = useState(false)
    return (
      <div onClickCapture={() => setAll(true)}>
        <CollectiblesScreen {...args} browsing={all ? All.args?.browsing : undefined} />
      </div>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Show all' })
    await expect(link).toHaveAttribute('href', '/nfa-expand?show=all')
    await userEvent.click(link)
    await expect(canvas.getAllByRole('article')).toHaveLength(1 + collectibles.length)
    await expect(canvas.getByRole('region', { name: 'Collectibles' })).toHaveFocus()
  },
}

export const OneItem: Story = {
  tags: ['!dev'],
  args: { items: { status: 'ready', data: collectibles.slice(0, 1) } },
}
