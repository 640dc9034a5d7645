import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Badge } from '../badge/badge.tsx'
import { Table } from './table.tsx'

const meta = {
  title: 'Components/Table',
  component: Table,
  args: {
    caption: 'Activities',
    columns: [
      { key: 'name', label: 'Name' },
      { key: 'type', label: 'Type' },
      { key: 'buyer', label: 'Buyer' },
      { key: 'seller', label: 'Seller' },
      { key: 'price', label: 'Price', align: 'end' },
      { key: 'time', label: 'Time', align: 'end' },
    ],
    rows: [
      {
        id: 'astral-shard',
        cells: {
          name: 'Astral Shard 041',
          type: <Badge tone="signal">Sale</Badge>,
          buyer: 'Kaia Orlov',
          seller: 'Gate Salvage',
          price: '$1800.5',
          time: '2d',
        },
      },
      {
        id: 'kestrel',
        cells: {
          name: 'Kestrel Interceptor 09',
          type: <Badge tone="gate">Listing</Badge>,
          buyer: 'Tomas Reyes-Anand of the Outer Ring',
          seller: 'Kaia Orlov',
          price: '$920',
          time: '14d',
        },
      },
    ],
  },
  decorators: [
    (Story) => (
      <div className="mx-auto max-w-page p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Activities' }))
    await expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Name',
      'Type',
      'Buyer',
      'Seller',
      'Price',
      'Time',
    ])
    const rows = table.getAllByRole('row')
    await expect(rows).toHaveLength(3)
    await expect(
      within(rows[1]!)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Astral Shard 041', 'Sale', 'Kaia Orlov', 'Gate Salvage', '$1800.5', '2d'])
  },
}

export const Loading: Story = {
  args: { loading: true, rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Activities' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('row')).toHaveLength(6)
  },
}

export const Empty: Story = {
  args: { rows: [], empty: 'No Items' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No Items' })).toHaveAttribute('colspan', '6')
  },
}

/** One card a row, the label beside each value; still a table for a screen reader. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').slice(1)
    await expect(first!.getBoundingClientRect().bottom).toBeLessThan(second!.getBoundingClientRect().top)
    const cells = within(first!).getAllByRole('cell')
    await expect(cells[0]!.getBoundingClientRect().left).toBe(cells[4]!.getBoundingClientRect().left)
    await expect(getComputedStyle(cells[4]!, '::before').content).toContain('Price')
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const PhoneLoading: Story = {
  args: { loading: true },
  globals: { viewport: { value: 'phone' } },
}

export const PhoneEmpty: Story = {
  args: { rows: [], empty: 'No Items' },
  globals: { viewport: { value: 'phone' } },
}
