import { activitiesAt, storyTime } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, within } from 'storybook/test'
import { inMoreContrast, onPhone } from '../../stories/widths.ts'
import { ActivitiesScreen } from './activities.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'

const meta = {
  title: 'Screens/Activities',
  component: ActivitiesScreen,
  decorators: [withSiteFrame],
  args: { activities: { status: 'ready', data: activitiesAt(storyTime) }, now: storyTime },
  parameters: {
    page: { addresses: [paths.activities], described: 'docs/product.md#market' },
    reactRouter: reactRouterParameters({ location: { path: paths.activities }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof ActivitiesScreen>

export default meta
type Story = StoryObj<typeof meta>

/** The five latest of the whole market. */
export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Activities')
    const table = within(canvas.getByRole('table', { name: 'Market activities' }))
    await expect(table.getAllByRole('row')).toHaveLength(1 + 5)
  },
}

export const Loading: Story = {
  args: { activities: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading activities')
  },
}

export const Empty: Story = {
  args: { activities: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activities yet')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Collectibles' })).toHaveAttribute(
      'href',
      '/nfa-expand',
    )
  },
}

/** Names longer than their place, and free items. */
export const LongWordsPhone: Story = {
  ...onPhone,
  tags: ['!dev'],
  args: {
    activities: {
      status: 'ready',
      data: activitiesAt(storyTime).map((activity) => ({
        ...activity,
        name: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
        buyer: '0x8f3a7b2c9d4e5f60718293a4b5c6d7e8f90a1b2c',
        price: 0,
      })),
    },
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}
