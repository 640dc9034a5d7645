import { collectibles } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/rules/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn, within } from 'storybook/test'
import { CollectiblesScreen } from './collectibles.tsx'

const meta = {
  title: 'Screens/Collectibles',
  component: CollectiblesScreen,
  args: { items: { status: 'ready', data: collectibles }, onSell: fn() },
  parameters: {
    reactRouter: reactRouterParameters({ location: { path: paths.collectibles }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof CollectiblesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** Four cards: Instant Sell, then three items. */
export const Ready: Story = {}

export const Sells: Story = {
  tags: ['behaviour'],
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
      '/buy-nfa',
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

export const OneItem: Story = { args: { items: { status: 'ready', data: collectibles.slice(0, 1) } } }
