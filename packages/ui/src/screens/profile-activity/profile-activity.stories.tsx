import { paths } from '@meridian-2117/contract/paths/paths'
import { activitiesAt, historyEntries, mika, storyTime } from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn, waitFor, within } from 'storybook/test'
import { ProfileActivityScreen } from './profile-activity.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Profile Activity',
  component: ProfileActivityScreen,
  decorators: [withSiteFrame],
  args: {
    player: mika,
    activities: { status: 'ready', data: activitiesAt(storyTime) },
    history: { status: 'loaded', purchases: historyEntries },
    onDownload: fn(),
    now: storyTime,
  },
  parameters: {
    page: { addresses: [paths.profileActivity], described: 'docs/product.md#profile', account: 'signedIn' },
    reactRouter: reactRouterParameters({ location: { path: '/Activity' }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof ProfileActivityScreen>

export default meta
type Story = StoryObj<typeof meta>

const chartRendered = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible())

/** The first five activities, and the purchases under them. */
export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Mika Sorel' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Activities')
    const table = within(canvas.getByRole('table', { name: 'Your activities' }))
    await expect(table.getAllByRole('row')).toHaveLength(6)
    await expect(table.getByRole('cell', { name: '$640.5' })).toBeVisible()
    await expect(table.getByRole('cell', { name: '6d' })).toBeVisible()
    const purchases = within(canvas.getByRole('table', { name: 'Price History' }))
    await expect(purchases.getAllByRole('row')).toHaveLength(historyEntries.length + 1)
    await expect(canvas.getByRole('region', { name: 'Receipts' })).toBeVisible()
    await chartRendered(canvasElement)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const Loading: Story = {
  args: { activities: { status: 'loading' }, history: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Your activities' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getByText('Loading payment history...')).toBeVisible()
  },
}

export const Empty: Story = {
  args: {
    activities: { status: 'ready', data: [] },
    history: { status: 'empty', message: messages.historyEmpty },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('No activities yet')).toBeVisible()
    await expect(canvas.getByText('No purchase history found.')).toBeVisible()
    await expect(canvas.queryByRole('region', { name: 'Receipts' })).toBeNull()
    await chartRendered(canvasElement)
  },
}

/** The history's failure stays in its own panel. */
export const Failed: Story = {
  args: { history: { status: 'error', message: messages.historyUnread } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No History Data found for this user')
    await chartRendered(canvasElement)
  },
}

export const SignedOut: Story = {
  args: { player: null },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Guest' })).toBeVisible()
    await expect(canvas.getByText('Please Login first!')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/signin')
    await expect(canvas.queryByRole('table', { name: 'Your activities' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('alert')).toHaveTextContent('User not authenticated.')
    await chartRendered(canvasElement)
  },
}
