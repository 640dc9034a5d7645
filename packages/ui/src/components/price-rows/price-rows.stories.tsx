import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { PriceRows } from './price-rows.tsx'

const rows = [
  { label: 'List price', value: '$1250 USDT' },
  { label: 'Platform Fee', value: '$0.5 USDT' },
]

const meta = {
  title: 'Components/Price Rows',
  component: PriceRows,
  args: { className: 'w-[min(20rem,calc(100vw-2rem))]' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof PriceRows>

export default meta
type Story = StoryObj<typeof meta>

/** Each label is read with its figure, in the order given. */
export const WithTotal: Story = {
  args: { rows, total: { label: 'Total', value: '$1250.5 USDT' } },
  play: async ({ canvas }) => {
    const texts = (role: string) => canvas.getAllByRole(role).map((cell) => cell.textContent)
    await expect(texts('term')).toEqual(['List price', 'Platform Fee', 'Total'])
    await expect(texts('definition')).toEqual(['$1250 USDT', '$0.5 USDT', '$1250.5 USDT'])
  },
}

export const RowsOnly: Story = { tags: ['!dev'], args: { rows } }

/** A single figure needs no line over it. */
export const TotalOnly: Story = {
  tags: ['!dev'],
  args: { total: { label: 'List Price', value: '$1250.5 USDT' } },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('term').parentElement!
    await expect(getComputedStyle(row).borderTopWidth).toBe('0px')
  },
}

/** A value that does not fit beside its label moves under it; nothing is cut. */
export const Narrow: Story = {
  tags: ['!dev'],
  args: {
    className: 'w-40',
    rows: [{ label: 'List price', value: '$123456789.89 USDT' }],
    total: { label: 'Total', value: '$123456790.39 USDT' },
  },
  play: async ({ canvas, canvasElement }) => {
    const [label] = canvas.getAllByRole('term')
    const [figure] = canvas.getAllByRole('definition')
    await expect(figure!.getBoundingClientRect().top).toBeGreaterThan(label!.getBoundingClientRect().top)
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth)
  },
}
