import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn } from 'storybook/test'
import { InertMarketTabs } from '../../sections/market-tabs/inert-market-tabs.tsx'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { MarketPage } from './market-page.tsx'

const meta = {
  title: 'Layouts/Market Page',
  component: MarketPage,
  args: { children: <TitledSection title="LAND">What this tab shows</TitledSection> },
  parameters: {
    reactRouter: reactRouterParameters({ location: { path: paths.lands }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof MarketPage>

export default meta
type Story = StoryObj<typeof meta>

/** The hero names the page; the open tab is highlighted; the content follows. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'A New Era Dawns',
      'LAND',
    ])
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Lands')
  },
}

/** A page whose tabs are not the usual ones brings its own. */
export const OwnTabs: Story = {
  args: { tabs: <InertMarketTabs onPress={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('Activities')
  },
}
