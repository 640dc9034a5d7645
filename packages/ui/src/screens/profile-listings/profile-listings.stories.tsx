import { mika } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import { sampleListings, type Listing } from '../../content/samples.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { reactRouterParameters } from 'storybook-addon-remix-react-router'
import { expect, fn, within } from 'storybook/test'
import { ProfileListingsScreen } from './profile-listings.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Profile Listings',
  component: ProfileListingsScreen,
  decorators: [withSiteFrame],
  args: { player: mika, listings: sampleListings, ticked: [], onToggle: fn(), onCancel: fn() },
  parameters: {
    page: { addresses: [paths.profileListings], described: 'docs/product.md#profile', account: 'signedIn' },
    reactRouter: reactRouterParameters({ location: { path: paths.profileListings }, routing: { path: '*' } }),
  },
} satisfies Meta<typeof ProfileListingsScreen>

export default meta
type Story = StoryObj<typeof meta>

const first = sampleListings[0]!
const many = Array.from({ length: 200 }, (_, index): Listing => ({
  ...first,
  id: `#HC-${String(index).padStart(4, '0')}`,
  status: index % 3 === 0 ? 'Inactive' : 'Active',
}))

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Listing')
    const table = within(canvas.getByRole('table', { name: 'Your listings' }))
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Listing',
      'Status',
      'Price',
      'Floor',
      'Qty',
      'Select',
    ])
    await expect(
      table.getAllByRole('row').map((row) =>
        within(row)
          .queryAllByRole('cell')
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      [],
      ['Halo Core#HC-0052', 'Active', '$3150', '$2980.5', '1', ''],
      ['Lantern Scarab#LS-0314', 'Active', '$590', '$560', '1', ''],
      ['Prism Field, plot 4#L-0031-4', 'Inactive', '$2450', '$2200', '1', ''],
    ])
    await expect(canvas.queryByRole('button', { name: /^Cancel/ })).toBeNull()
  },
}

/** The button appears with the first tick. */
export const Ticked: Story = {
  args: { ticked: sampleListings.slice(0, 2).map(({ id }) => id) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 of 3 selected')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Cancel 2 Listing(s)' })).toBeVisible()
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

export const TicksAndCancels: Story = {
  ...Ticked,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Prism Field, plot 4' }))
    await expect(args.onToggle).toHaveBeenCalledWith('#L-0031-4')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel 2 Listing(s)' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Empty: Story = {
  args: { listings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No Listing' })).toBeVisible()
    await expect(canvas.getByText('0 listings')).toBeVisible()
  },
}

export const SignedOut: Story = { args: { player: null } }

/** The button stays in view however far down the rows go. */
export const HundredsOfRows: Story = {
  tags: ['!dev'],
  args: { listings: many, ticked: many.map(({ id }) => id) },
  play: async ({ canvas, canvasElement }) => {
    // Found by selector: computing the roles of two hundred rows takes seconds.
    canvasElement.querySelector('tr:last-child')!.scrollIntoView()
    const { top, bottom } = canvas.getByText('Cancel 200 Listing(s)').getBoundingClientRect()
    const { bottom: bannerEnd } = canvasElement.querySelector('header')!.getBoundingClientRect()
    await expect(top).toBeGreaterThanOrEqual(bannerEnd)
    await expect(bottom).toBeLessThanOrEqual(innerHeight)
    window.scrollTo(0, 0)
  },
}

export const LongWords: Story = {
  tags: ['!dev'],
  args: {
    listings: [
      {
        ...first,
        name: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
        id: '#KI-0911-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
        price: 1234567.89,
        floor: 1234567.89,
        qty: 1200,
      },
      { ...first, id: '#HC-0053', price: 0, floor: 0 },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('$0')).toHaveLength(2)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
}
