import {
  BarController,
  BarElement,
  CategoryScale,
  Chart,
  LinearScale,
  Tooltip,
  type ChartOptions,
  type Plugin,
  type ScriptableContext,
} from 'chart.js'
import { useEffect, useRef, useState } from 'react'
import { Bar } from 'react-chartjs-2'
import { useFormat } from '../../lib/format.ts'
import { useScrollFade } from '../../lib/use-scroll-fade.ts'
import { useLatest } from '../../lib/use-latest.ts'
import { useMessages, type Translated } from '../../lib/messages.ts'
import { priceHistoryMessages } from './price-history.messages.ts'
import { axisLines } from './axis-lines.ts'
import { barText, historyAxisMax, type HistoryBar } from './history-bars.ts'

/** The least distance of bars in px; below it the labels of neighbours would touch. */
const barPitch = 104

/** The widest canvas that browsers draw, in device px, with room to spare. */
const widestCanvas = 32_000

// No Legend: an unregistered legend does not show.
Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip)

/** Prints each amount on its bar, which chart.js itself cannot. */
const barLabels = (textOf: (amount: number) => string): Plugin<'bar'> => ({
  id: 'barLabels',
  afterDatasetsDraw: (chart) => {
    const { ctx } = chart
    ctx.save()
    ctx.font = `600 14px ${token(chart, '--font-display')}`
    ctx.fillStyle = token(chart, '--color-ink')
    ctx.textAlign = 'center'
    ctx.textBaseline = 'bottom'
    const amounts = chart.data.datasets[0]?.data ?? []
    chart
      .getDatasetMeta(0)
      .data.forEach((bar, index) => ctx.fillText(textOf(Number(amounts[index])), bar.x, bar.y - 6))
    ctx.restore()
  },
})

type ChartMessages = Translated<typeof priceHistoryMessages>
type Format = ReturnType<typeof useFormat>

export interface PriceHistoryChartProps {
  bars: readonly HistoryBar[]
}

/** The canvas of `PriceHistorySection`, in a separate module because of chart.js. */
export function PriceHistoryChart({ bars }: PriceHistoryChartProps) {
  const messages = useMessages(priceHistoryMessages)
  const format = useFormat()
  // The chart keeps its first plugins.
  const textOf = useLatest((amount: number) => barText(amount, format.price))
  const [plugins] = useState(() => [barLabels(textOf)])
  const [scroller, fade] = useScrollFade()
  const chart = useRef<Chart<'bar'>>(null)

  // A canvas keeps the fallback font of its first drawing.
  useEffect(() => {
    let gone = false
    void document.fonts.ready.then(() => {
      if (!gone) chart.current?.update()
    })
    return () => {
      gone = true
    }
  }, [])

  return (
    <div
      ref={scroller}
      // A scroll container must be reachable by keyboard, and then needs a name.
      {...(fade && {
        role: 'group',
        'aria-label': messages.bars,
        tabIndex: 0,
      })}
      className="h-full [scrollbar-width:thin] overflow-x-auto overflow-y-hidden px-2 -outline-offset-2 sm:px-4"
      style={fade}
    >
      <div className="relative h-full" style={{ minWidth: bars.length * barPitch }}>
        <Bar
          ref={(instance) => {
            chart.current = instance ?? null
          }}
          aria-hidden
          data={{
            labels: bars.map((bar) => bar.label),
            datasets: [
              {
                label: messages.series,
                data: bars.map((bar) => bar.amount),
                barThickness: 40,
                borderRadius: { topLeft: 4, topRight: 4 },
                backgroundColor: barLight,
                hoverBackgroundColor: ({ chart: { canvas } }) => token({ canvas }, '--color-signal-bright'),
              },
            ],
          }}
          options={{
            ...chartOptions(bars, messages, format),
            devicePixelRatio: Math.min(window.devicePixelRatio, widestCanvas / (bars.length * barPitch)),
          }}
          plugins={plugins}
        />
      </div>
    </div>
  )
}

/** Each bar is brightest at its own top, as if the light stood on it. */
function barLight({ chart, parsed }: ScriptableContext<'bar'>): CanvasGradient | string {
  const signal = token(chart, '--color-signal')
  const scale = chart.scales['y']
  // A gradient needs a size, which comes with the first layout, and a colour, which a canvas outside the document has not.
  if (!scale?.bottom || !signal) return signal
  const light = chart.ctx.createLinearGradient(0, scale.getPixelForValue(parsed.y ?? 0), 0, scale.bottom)
  light.addColorStop(0, signal)
  light.addColorStop(1, token(chart, '--color-seam'))
  return light
}

const chartOptions = (
  bars: readonly HistoryBar[],
  messages: ChartMessages,
  format: Format,
): ChartOptions<'bar'> => ({
  animation: false,
  maintainAspectRatio: false,
  layout: { padding: { top: 20 } },
  scales: {
    x: {
      border: { display: false },
      grid: { display: false },
      ticks: {
        autoSkip: false,
        maxRotation: 0,
        padding: 4,
        color: colour('--color-ink-muted'),
        font: font('--font-sans', 12),
        callback: (_, index) => axisLines(bars[index]?.label ?? ''),
      },
    },
    y: {
      beginAtZero: true,
      suggestedMax: historyAxisMax(bars),
      border: { display: false },
      grid: {
        color: ({ chart, tick }) => token(chart, tick.value === 0 ? '--color-seam-strong' : '--color-seam'),
      },
      ticks: {
        precision: 0,
        maxTicksLimit: 6,
        padding: 8,
        color: colour('--color-ink-muted'),
        font: font('--font-sans', 12),
        callback: (value) => format.price(Number(value)),
      },
    },
  },
  plugins: {
    tooltip: {
      displayColors: false,
      padding: 12,
      cornerRadius: 6,
      borderWidth: 1,
      caretSize: 6,
      backgroundColor: colour('--color-plate'),
      borderColor: colour('--color-seam-strong'),
      titleColor: colour('--color-ink'),
      bodyColor: colour('--color-ink-muted'),
      titleFont: font('--font-display', 14),
      bodyFont: font('--font-sans', 13),
      callbacks: {
        label: ({ dataIndex }) => tooltipLines(bars[dataIndex], messages, format),
      },
    },
  },
})

function tooltipLines(
  bar: HistoryBar | undefined,
  { amountOf, dateOf }: ChartMessages,
  { price, date }: Format,
): string[] {
  if (!bar) return []
  const amount = amountOf(price(bar.amount))
  return bar.time === undefined ? [amount] : [amount, dateOf(date(bar.time))]
}

const token = ({ canvas }: Pick<Chart, 'canvas'>, name: string): string =>
  getComputedStyle(canvas).getPropertyValue(name)

const colour =
  (name: `--color-${string}`) =>
  ({ chart }: { chart: Chart }): string =>
    token(chart, name)

const font =
  (family: `--font-${string}`, size: number) =>
  ({ chart }: { chart: Chart }) => ({ family: token(chart, family), size })
