import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = { title: 'Foundations/Colours' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The surfaces, from the page to what lies on a panel, and the hairlines between them. */
export const Surfaces: Story = {
  render: () => (
    <Palette
      swatches={[
        ['bg-void', 'void', 'The page'],
        ['bg-hull', 'hull', 'A panel'],
        ['bg-plate', 'plate', 'What lies on a panel, or is pointed at'],
        ['bg-seam', 'seam', 'A hairline between surfaces'],
        ['bg-seam-strong', 'seam-strong', 'The outline of a control'],
      ]}
    />
  ),
}

/** Text, actions, the warm light of the Gate, and states. */
export const Signals: Story = {
  render: () => (
    <Palette
      swatches={[
        ['bg-ink', 'ink', 'Text'],
        ['bg-ink-muted', 'ink-muted', 'Text that explains'],
        ['bg-signal', 'signal', 'An action'],
        ['bg-signal-bright', 'signal-bright', 'An action that is pointed at'],
        ['bg-gate', 'gate', 'The warm light: accents, never actions'],
        ['bg-good', 'good', 'It worked'],
        ['bg-warn', 'warn', 'Look twice'],
        ['bg-alert', 'alert', 'It failed, or it cannot be undone'],
      ]}
    />
  ),
}

/** One colour for each game, nowhere else. */
export const Strands: Story = {
  render: () => (
    <Palette
      swatches={[
        ['bg-odyssey', 'odyssey', 'The quest'],
        ['bg-slipstream', 'slipstream', 'The race'],
        ['bg-dominion', 'dominion', 'The realm'],
      ]}
    />
  ),
}

/** Each text colour on each surface it may stand on, with its contrast; 4.5 is the least that text may have. */
export const Contrast: Story = {
  render: () => (
    <ul className="grid gap-4 p-6 sm:grid-cols-3">
      {surfaces.map((surface) => (
        <li key={surface} className={`rounded-panel border border-seam p-5 ${surface}`}>
          {texts.map((text) => (
            <p key={text} className={`${text} font-medium`} data-contrast>
              {text.replace('text-', '')} on {surface.replace('bg-', '')}
            </p>
          ))}
        </li>
      ))}
      <li className="rounded-panel bg-signal p-5">
        <p className="font-medium text-on-signal" data-contrast>
          on-signal on signal
        </p>
      </li>
      <li className="rounded-panel bg-alert p-5">
        <p className="font-medium text-on-alert" data-contrast>
          on-alert on alert
        </p>
      </li>
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const tooFaint = [...canvasElement.querySelectorAll('[data-contrast]')]
      .map((text) => ({
        text: text.textContent,
        ratio: contrast(getComputedStyle(text).color, getComputedStyle(text.parentElement!).backgroundColor),
      }))
      .filter(({ ratio }) => ratio < 4.5)
    await expect(tooFaint).toEqual([])
  },
}

const surfaces = ['bg-void', 'bg-hull', 'bg-plate']
const texts = [
  'text-ink',
  'text-ink-muted',
  'text-signal',
  'text-gate',
  'text-odyssey',
  'text-slipstream',
  'text-dominion',
  'text-good',
  'text-warn',
  'text-alert',
]

function Palette({ swatches }: { swatches: [className: string, name: string, use: string][] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 p-6 lg:grid-cols-4">
      {swatches.map(([className, name, use]) => (
        <li key={name} className="overflow-hidden rounded-panel border border-seam bg-hull">
          <div className={`h-24 border-b border-seam ${className}`} />
          <div className="p-4">
            <p className="font-mono text-sm">{name}</p>
            <p className="mt-1 text-sm leading-5 text-ink-muted">{use}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** The contrast ratio of two `rgb()` colours, as WCAG 2 defines it. */
function contrast(first: string, second: string): number {
  const [dark, light] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light! + 0.05) / (dark! + 0.05)
}

function luminance(colour: string): number {
  const [red, green, blue] = (colour.match(/[\d.]+/g) ?? []).map((channel) => {
    const value = Number(channel) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
}
