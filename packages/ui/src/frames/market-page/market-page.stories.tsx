import { paths } from '@meridian/contract/rules/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import { TitledSection } from '../../sections/titled-section/titled-section.tsx'
import { MarketPage } from './market-page.tsx'

const meta = {
  title: 'Frames/Market Page',
  component: MarketPage,
  args: { children: <TitledSection title="LAND">What this tab shows</TitledSection> },
  parameters: {
    reactRouter: reactRouterParameters({ location: { path: paths.lands }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof MarketPage>

export default meta
type Story = StoryObj<typeof meta>

/** The hero names the page, the tab that is open stands out, and the content follows. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'A New Era Dawns',
      'LAND',
    ])
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Lands')
  },
}
