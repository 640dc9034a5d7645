import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DashboardScreen } from './dashboard.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Dashboard',
  component: DashboardScreen,
  decorators: [withSiteFrame],
  parameters: {
    page: { addresses: [paths.dashboard], described: 'docs/product.md#results', account: 'signedIn' },
  },
} satisfies Meta<typeof DashboardScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome to Dashboard' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View your activity' })).toHaveAttribute(
      'href',
      '/Activity',
    )
    await expect(canvas.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('href', '/market-place')
  },
}

/** A bank has led back to a browser in which nobody is signed in. */
export const Visitor: Story = {
  args: { isVisitor: true },
  parameters: {
    page: { addresses: [paths.dashboard], described: 'docs/product.md#results' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^A purchase is safe with your account/)).toBeVisible()
  },
}
