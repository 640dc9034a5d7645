import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { MarketHero } from './market-hero.tsx'

const meta = {
  title: 'Sections/Market Hero',
  component: MarketHero,
} satisfies Meta<typeof MarketHero>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const hero = within(canvas.getByRole('region', { name: 'A New Era Dawns' }))
    await expect(hero.getByRole('heading', { level: 1, name: 'A New Era Dawns' })).toBeVisible()
    await expect(hero.getAllByRole('listitem').map((tile) => tile.textContent)).toEqual([
      '5KTotal Item',
      '50.5KTotal Volume',
      '3.5KListed',
      '2.6KOwners',
    ])
  },
}

export const WithSearch: Story = {
  args: {
    search: (
      <input
        type="search"
        aria-label="Search"
        placeholder="Search..."
        className="h-12 w-full rounded-control border border-seam-strong bg-void/80 px-4"
      />
    ),
  },
}
