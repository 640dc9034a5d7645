import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { onPhone, oneWidth } from '../../stories/widths.ts'
import { Badge } from '../badge/badge.tsx'
import {
  DataTable,
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from './table.tsx'

const meta = {
  title: 'Components/Table',
  component: DataTable,
  subcomponents: { Table, TableCaption, TableHeader, TableHead, TableBody, TableRow, TableCell },
  parameters: { chromatic: oneWidth },
  args: {
    caption: 'Activities',
    columns: [
      { key: 'name', label: 'Name', phoneLine: 1 },
      { key: 'type', label: 'Type', phoneLine: 2 },
      { key: 'buyer', label: 'Buyer' },
      { key: 'seller', label: 'Seller' },
      { key: 'price', label: 'Price', align: 'end', phoneLine: 1 },
      { key: 'time', label: 'Time', align: 'end', phoneLine: 2 },
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
} satisfies Meta<typeof DataTable>

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

/** Three lines a row: name and price, type and time, buyer and seller; still a table for a screen reader. */
export const Phone: Story = {
  ...onPhone,
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row').slice(1)
    await expect(first!.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      second!.getBoundingClientRect().top,
    )
    const [name, type, buyer, seller, price, time] = within(first!).getAllByRole('cell')
    const lines = [
      [name!, price!],
      [type!, time!],
      [buyer!, seller!],
    ].map((line) => line.map((cell) => cell.getBoundingClientRect()))
    for (const [left, right] of lines) await expect(left!.right).toBeLessThan(right!.left)
    for (const [index, line] of lines.slice(1).entries())
      await expect(line[0]!.top).toBeGreaterThanOrEqual(lines[index]![0]!.bottom)
    await expect(getComputedStyle(price!, '::before').content).toBe('none')
    await expect(getComputedStyle(time!, '::before').content).toContain('Time')
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(6)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
}

export const PhoneLoading: Story = { tags: ['!dev'], args: { loading: true }, ...onPhone }

export const PhoneEmpty: Story = { tags: ['!dev'], args: { rows: [], empty: 'No Items' }, ...onPhone }

/** The parts by themselves: a row of its own kind stands among the others. */
export const Parts: Story = {
  tags: ['!dev'],
  render: () => (
    <Table>
      <TableCaption>Fees</TableCaption>
      <TableHeader>
        <TableHead>Service</TableHead>
        <TableHead align="end" className="w-40">
          Price
        </TableHead>
      </TableHeader>
      <TableBody>
        <TableRow>
          <TableCell phoneLine={1}>Passage</TableCell>
          <TableCell label="Price" align="end" phoneLine={1} endsPhoneLine>
            $12
          </TableCell>
        </TableRow>
        <TableRow className="bg-plate">
          <TableCell phoneLine={1} colSpan={2}>
            Berths are free for the first day.
          </TableCell>
        </TableRow>
      </TableBody>
    </Table>
  ),
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Fees' }))
    await expect(table.getAllByRole('row')).toHaveLength(3)
    await expect(table.getByRole('cell', { name: '$12' })).toBeVisible()
  },
}
