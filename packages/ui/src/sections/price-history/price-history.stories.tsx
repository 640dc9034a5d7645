import { collectibles, historyEntries } from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chart } from 'chart.js'
import { expect, waitFor, within } from 'storybook/test'
import { onPhone } from '../../stories/widths.ts'
import { PriceHistorySection } from './price-history.tsx'

const meta = {
  title: 'Sections/Price History',
  component: PriceHistorySection,
  args: { history: { status: 'loaded', purchases: historyEntries } },
  decorators: [(Story) => <div className="p-4 sm:p-8">{Story()}</div>],
} satisfies Meta<typeof PriceHistorySection>

export default meta
type Story = StoryObj<typeof meta>

/** The chart on the canvas, once chart.js has arrived and drawn it. */
async function renderedChart(canvasElement: HTMLElement): Promise<Chart> {
  return waitFor(() => {
    const chart = Chart.getChart(canvasElement.querySelector('canvas') ?? '')
    if (!chart?.chartArea) throw new Error('The chart is not drawn yet')
    return chart
  })
}

/** The rows of the table for screen readers. */
const figures = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => Array.from(row.children, (cell) => cell.textContent))

const localeDate = (time: number): string => new Date(time).toLocaleDateString()

/** One bar per purchase, its amount on it and its date in the tooltip. */
export const Ready: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('the table says what the canvas shows', async () => {
      await expect(figures(canvas.getByRole('table', { name: 'Price History' }))).toEqual(
        historyEntries.map((entry) => [entry.title, `$${entry.amount}`, localeDate(entry.createdAt)]),
      )
    })

    const chart = await renderedChart(canvasElement)
    await step('the bars have the specified sizes', async () => {
      const { data } = chart.getDatasetMeta(0)
      await expect(data.map((bar) => bar.getProps(['width'], true)['width'])).toEqual([40, 40, 40, 40])
      await expect(chart.data.datasets[0]?.label).toBe('Purchase Amount (USD)')
      await expect(chart.scales['y']?.min).toBe(0)
      await expect(chart.scales['y']?.max).toBeGreaterThanOrEqual(1250 * 1.1)
      await expect(chart.canvas.closest('section')?.offsetHeight).toBe(400)
    })

    await step('it is a tab stop where it scrolls, and nowhere else', async () => {
      const scroller = chart.canvas.parentElement!.parentElement!
      await waitFor(() =>
        expect(canvas.queryByRole('group') !== null).toBe(scroller.scrollWidth > scroller.clientWidth),
      )
    })

    await step('an amount is printed on its bar', async () => {
      await expect(inkAbove(chart, chart.getDatasetMeta(0).data[2]!)).toBeGreaterThan(20)
    })
  },
}

/** A hovered bar shows amount and date. */
export const Hovered: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement, userEvent }) => {
    const chart = await renderedChart(canvasElement)
    const third = chart.getDatasetMeta(0).data[2]!
    const { left, top } = chart.canvas.getBoundingClientRect()
    await userEvent.pointer({
      target: chart.canvas,
      coords: { clientX: left + third.x, clientY: top + third.y + 20 },
    })
    await waitFor(() => expect(chart.tooltip?.opacity).toBe(1))
    await expect(chart.tooltip?.title).toEqual(['Kestrel Interceptor'])
    await expect(chart.tooltip?.body.flatMap((part) => part.lines)).toEqual([
      'Amount: $1250',
      `Date: ${localeDate(historyEntries[2]!.createdAt)}`,
    ])
  },
}

/** The bars have the system's colour where the browser forces colours, which it cannot do on a canvas. */
export const ForcedColours: Story = {
  tags: ['behaviour'],
  globals: { colours: 'forced' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const chart = await renderedChart(canvasElement)
    const bar = chart.getDatasetMeta(0).data[2]!
    const scale = chart.currentDevicePixelRatio
    const barColour = chart.ctx.getImageData(bar.x * scale, (bar.y + 2) * scale, 1, 1).data
    const highlight = document.createElement('canvas').getContext('2d')!
    highlight.fillStyle = 'Highlight'
    highlight.fillRect(0, 0, 1, 1)
    const differences = highlight
      .getImageData(0, 0, 1, 1)
      .data.map((value, index) => Math.abs(value - barColour[index]!))
    await expect(Math.max(...differences)).toBeLessThan(8)
  },
}

/** Bright pixels in the strip over a bar, which has its amount. */
function inkAbove(chart: Chart, bar: { x: number; y: number }): number {
  const scale = chart.currentDevicePixelRatio
  const { data } = chart.ctx.getImageData((bar.x - 20) * scale, (bar.y - 24) * scale, 40 * scale, 20 * scale)
  return data.filter((value, index) => index % 4 === 0 && value > 200).length
}

export const Loading: Story = {
  args: { history: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading payment history...')
    await expect(canvas.getByRole('region', { name: 'Price History' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument()
  },
}

/** The answer has no message: the section has its own. */
export const EmptyWithoutMessage: Story = {
  args: { history: { status: 'empty' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No purchase history available.')
  },
}

/** The single bar 'No Purchases Yet' of value 0 under the message. */
export const Empty: Story = {
  args: { history: { status: 'empty', message: messages.historyEmpty } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No purchase history found.')
    await expect(figures(canvas.getByRole('table', { name: 'Price History' }))).toEqual([
      ['No Purchases Yet', '$0', '—'],
    ])
    const chart = await renderedChart(canvasElement)
    await expect(chart.data.datasets[0]?.data).toEqual([0])
  },
}

export const Failed: Story = {
  args: { history: { status: 'error', message: messages.historyUnread } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('No History Data found for this user')
    await renderedChart(canvasElement)
  },
}

export const SignedOut: Story = {
  args: { history: { status: 'error', message: messages.notAuthenticated } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('User not authenticated.')
    await expect((await renderedChart(canvasElement)).data.labels).toEqual(['No Purchases Yet'])
  },
}

export const OnePurchase: Story = {
  tags: ['!dev'],
  args: { history: { status: 'loaded', purchases: historyEntries.slice(0, 1) } },
  play: async ({ canvasElement }) => {
    await renderedChart(canvasElement)
  },
}

/** Free items have a bar of no height and no label. */
export const FreePurchase: Story = {
  tags: ['!dev'],
  args: {
    history: {
      status: 'loaded',
      purchases: historyEntries.map((entry, index) => (index === 1 ? { ...entry, amount: 0 } : entry)),
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(figures(canvas.getByRole('table'))[1]).toEqual([
      'Vanguard Helm',
      '$0',
      localeDate(historyEntries[1]!.createdAt),
    ])
    const chart = await renderedChart(canvasElement)
    await expect(inkAbove(chart, chart.getDatasetMeta(0).data[1]!)).toBe(0)
  },
}

const longHistory = {
  status: 'loaded',
  purchases: [...collectibles, ...collectibles].map((item, index) => ({
    title: item.title ?? '',
    amount: item.price ?? 0,
    createdAt: Date.UTC(2117, 0, 1 + index * 6),
  })),
} as const

/** More purchases than the panel has room for: the chart scrolls inside it, and the page does not. */
export const LongHistory: Story = {
  tags: ['!dev'],
  args: { history: longHistory },
  play: async ({ canvas, canvasElement }) => {
    const chart = await renderedChart(canvasElement)
    await expect(await canvas.findByRole('group', { name: 'Bars of Price History' })).toHaveAttribute(
      'tabindex',
      '0',
    )
    await expect(chart.width).toBeGreaterThanOrEqual(longHistory.purchases.length * 104)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}

/** A host may take the section out of the document and put it back: the chart is drawn again where it is seen. */
export const TakenOut: Story = {
  tags: ['behaviour'],
  args: { history: longHistory },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const chart = await renderedChart(canvasElement)
    const place = canvasElement.parentElement!
    await canvas.findByRole('group', { name: 'Bars of Price History' })
    canvasElement.remove()
    await waitFor(() => expect(within(canvasElement).queryByRole('group')).toBeNull())
    place.append(canvasElement)
    await canvas.findByRole('group', { name: 'Bars of Price History' })
    await waitFor(() => expect(inkAbove(chart, chart.getDatasetMeta(0).data[2]!)).toBeGreaterThan(20))
  },
}

export const Phone: Story = {
  ...onPhone,
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const chart = await renderedChart(canvasElement)
    await expect(chart.canvas.closest('section')?.offsetHeight).toBe(400)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
