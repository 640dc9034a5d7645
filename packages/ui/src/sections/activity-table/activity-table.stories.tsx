import { activitiesAt, storyTime } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { ActivityTable } from './activity-table.tsx'

const activities = activitiesAt(storyTime)
const hourMs = 60 * 60 * 1000

const meta = {
  title: 'Sections/Activity Table',
  component: ActivityTable,
  args: {
    activities: { status: 'ready', data: activities },
    now: storyTime,
    caption: 'Market activities',
  },
  decorators: [
    (TableStory) => (
      <div className="mx-auto max-w-page p-4 sm:p-8">
        <TableStory />
      </div>
    ),
  ],
} satisfies Meta<typeof ActivityTable>

export default meta
type Story = StoryObj<typeof meta>

/** Of seven activities the first five show. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Market activities' }))
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Name',
      'Type',
      'Buyer',
      'Seller',
      'Price',
      'Time',
    ])
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      )
    await expect(rows).toEqual([
      ['Ember Blade', 'Sale', 'Ilse Varga', 'Dock Nine', '$640.5', '0d'],
      ['Neon Block 88', 'Sale', 'Tomas Rhee', 'City of Vael', '$3600', '1d'],
      ['Lumen Drone', 'Listing', '—', 'Ana Okafor', '$310', '2d'],
      ['Halo Core', 'Offer', 'Juno Marsh', 'Ring Nine', '$2980', '4d'],
      ['White Glacier', 'Sale', 'Ola Brandt', 'North Survey', '$1320', '6d'],
    ])
  },
}

export const Loading: Story = {
  args: { activities: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading activities')
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

/** The server has not answered for ten seconds: a sentence stands beside the outlines, in the live region. */
export const Failed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { activities: { status: 'failed' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Loading activities The server has not answered yet. The page keeps asking.',
    )
  },
}

export const Empty: Story = {
  args: { activities: { status: 'ready', data: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell')).toHaveTextContent('No activities yet')
  },
}

/** Names of no length and of any length; an event of the future is 0 days old, and 23 hours are no day. */
export const OddRows: Story = {
  tags: ['!dev'],
  args: {
    activities: {
      status: 'ready',
      data: [
        {
          name: 'Nameless parties',
          type: '',
          buyer: '',
          seller: '',
          price: 0,
          time: storyTime + 48 * hourMs,
        },
        {
          name: 'Kestrelinterceptorrecommissionedforthesecondcrossing'.repeat(5),
          type: 'Sale',
          buyer: '\u202eIlse Varga of the Ninth Ring Station and All Its Docks',
          seller: '0x8f3a7b2c9d4e5f60718293a4b5c6d7e8f90a1b2c',
          price: 1234567.89,
          time: storyTime - 23 * hourMs,
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    const [, nameless, long] = canvas.getAllByRole('row').map((row) => within(row))
    await expect(nameless!.getAllByText('—')).toHaveLength(3)
    await expect(nameless!.getByText('0d')).toBeVisible()
    await expect(long!.getByText('0d')).toBeVisible()
    await expect(long!.getByText('$1234567.89')).toBeVisible()
    await expect(long!.getByText('Sale').scrollWidth).toBeLessThanOrEqual(long!.getByText('Sale').clientWidth)
    await expect(long!.getAllByRole('cell')[0]!.parentElement!.offsetHeight).toBeLessThan(200)
  },
}

/** Kinds differ by tone and by text; an unknown one stays neutral, and a long one is truncated. */
export const Kinds: Story = {
  args: {
    activities: {
      status: 'ready',
      data: ['Sale', 'Listing', 'Offer', 'Transfer', 'Recommissioned for the second crossing'].map(
        (type, index) => ({ ...activities[0]!, id: `kind-${index}`, type }),
      ),
    },
  },
  play: async ({ canvas }) => {
    const badges = canvas
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[1]!.querySelector<HTMLElement>('[data-slot="badge"]')!)
    await expect(new Set(badges.map((badge) => getComputedStyle(badge).color)).size).toBe(4)
    await expect(new Set(badges.map((badge) => badge.offsetHeight)).size).toBe(1)
  },
}

/** Of several hundred activities five show. */
export const Hundreds: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    activities: {
      status: 'ready',
      data: Array.from({ length: 300 }, (_, index) => ({ ...activities[0]!, id: `act-${index}` })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(1 + 5)
  },
}

const columnEdges = (around: HTMLElement) =>
  Array.from(around.querySelectorAll('th'), (head) => Math.round(head.getBoundingClientRect().left))

/** The columns keep their places after loading. */
export const ColumnsKeepTheirPlaces: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      <ActivityTable {...args} activities={{ status: 'loading' }} />
      <ActivityTable {...args} />
      <ActivityTable {...args} activities={{ status: 'ready', data: [] }} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const edges = columnEdges(canvasElement)
    await expect(edges.slice(6, 12)).toEqual(edges.slice(0, 6))
    await expect(edges.slice(12)).toEqual(edges.slice(0, 6))
  },
}

export const RightToLeft: Story = {
  tags: ['!dev'],
  args: {
    activities: {
      status: 'ready',
      data: [{ ...activities[0]!, name: 'צייד הבז (911)', buyer: 'أحمد (7)' }, ...activities.slice(1, 4)],
    },
  },
}
