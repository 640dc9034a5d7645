import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn, within } from 'storybook/test'
import { NoActivitiesScreen } from './no-activities.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/No Activities',
  component: NoActivitiesScreen,
  decorators: [withSiteFrame],
  args: { onDeadEnd: fn() },
  parameters: {
    page: { addresses: [paths.noActivities], described: 'docs/product.md#market' },
    reactRouter: reactRouterParameters({ location: { path: paths.noActivities }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof NoActivitiesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: { chromatic: inMoreContrast } }

/** The tabs are buttons without a destination; the only link is Browse Collection. */
export const TabsDoNothing: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Market' }))
    await expect(bar.queryByRole('link')).toBeNull()
    for (const label of ['Overview', 'Collectibles', 'Lands', 'Activities']) {
      await userEvent.click(bar.getByRole('button', { name: label }))
      await expect(args.onDeadEnd).toHaveBeenLastCalledWith(`noActivities:${label.toLowerCase()}`)
    }
    await expect(canvas.getByRole('heading', { level: 2, name: 'No Items' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Collection' })).toHaveAttribute(
      'href',
      '/nfa-expand',
    )
  },
}
