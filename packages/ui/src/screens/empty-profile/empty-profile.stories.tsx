import { mika } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect } from 'storybook/test'
import { EmptyProfileScreen } from './empty-profile.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Empty Profile',
  component: EmptyProfileScreen,
  decorators: [withSiteFrame],
  args: { player: mika },
  parameters: {
    page: { addresses: [paths.emptyProfile], described: 'docs/product.md#profile', account: 'signedIn' },
    reactRouter: reactRouterParameters({ location: { path: paths.emptyProfile }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof EmptyProfileScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No Items' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Collection' })).toHaveAttribute(
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
