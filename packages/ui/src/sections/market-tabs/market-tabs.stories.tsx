import { paths, type Path } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, within } from 'storybook/test'
import { MarketTabs } from './market-tabs.tsx'

const at = (path: Path) => ({
  reactRouter: reactRouterParameters({ location: { path }, routing: { path: '*' } }),
})

const meta = {
  title: 'Sections/Market Tabs',
  component: MarketTabs,
} satisfies Meta<typeof MarketTabs>

export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = {
  parameters: at(paths.market),
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole('navigation', { name: 'Market' })).getAllByRole('link')
    await expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Overview', '/market-place'],
      ['Collectibles', '/nfa-expand'],
      ['Lands', '/land'],
      ['Activities', '/personal-activity'],
    ])
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Overview')
  },
}

export const Collectibles: Story = {
  parameters: at(paths.collectibles),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Collectibles')
  },
}
