import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { oneWidth } from '../stories/widths.ts'
import { CopyToken } from './token.tsx'

/**
 * Every colour is a role, and only theme.css has its values: a colour that is not on this page renders nothing. There are
 * two themes, both dark: the second is for people who ask their system for more contrast. The toolbar's _Contrast_ shows
 * it.
 *
 * [tokens.json](./tokens.json) has all tokens of the theme in the DTCG format, for design tools.
 */
const meta = { title: 'Foundations/Colours', parameters: { chromatic: oneWidth } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** From the page to the panels, and the lines between them. */
export const Surfaces: Story = {
  render: () => (
    <Palette
      swatches={[
        ['bg-void', 'The page, and the window behind everything'],
        ['bg-hull', 'A panel: cards, dialogs, the header'],
        ['bg-plate', 'What lies on a panel, or is pointed at'],
        ['bg-seam', 'A hairline between surfaces; decoration only'],
        ['bg-seam-strong', 'The outline of a control, 3 : 1 on every surface'],
      ]}
    />
  ),
}

/** Text, actions, the accent of the Gate, and outcomes. */
export const Signals: Story = {
  render: () => (
    <Palette
      swatches={[
        ['bg-ink', 'Text'],
        ['bg-ink-muted', 'Text that explains'],
        ['bg-signal', 'An action: buttons, links, focus, the chosen tab'],
        ['bg-signal-bright', 'An action that is pointed at'],
        ['bg-gate', 'The warm light: accents, never actions'],
        ['bg-good', 'It worked'],
        ['bg-warn', 'Look twice'],
        ['bg-alert', 'It failed, or it cannot be undone'],
      ]}
    />
  ),
}

/** One colour for each game, nowhere else. */
export const Strands: Story = {
  render: () => (
    <Palette
      swatches={[
        ['bg-odyssey', 'Odyssey, the quest'],
        ['bg-odyssey-bright', 'Odyssey in small text'],
        ['bg-slipstream', 'Slipstream, the race'],
        ['bg-slipstream-bright', 'Slipstream in small text'],
        ['bg-dominion', 'Dominion, the realm'],
      ]}
    />
  ),
}

/** Each text colour on each of its surfaces, measured as drawn; text needs at least 4.5. */
export const Contrast: Story = {
  render: () => (
    <ul className="grid gap-4 p-6 sm:grid-cols-3">
      {surfaces.map((surface) => (
        <li key={surface} className={`rounded-panel border border-seam p-5 ${surface}`}>
          <p className="mb-3 font-mono text-micro text-ink-muted uppercase">on {name(surface)}</p>
          {texts.map((text) => (
            <Measured key={text} className={text} />
          ))}
        </li>
      ))}
      <li className="rounded-panel bg-signal p-5">
        <Measured className="text-on-signal" />
      </li>
      <li className="rounded-panel bg-alert p-5">
        <Measured className="text-on-alert" />
      </li>
    </ul>
  ),
  play: ({ canvasElement }) => expectContrast(canvasElement, 4.5),
}

export const ContrastInTheSecondTheme: Story = {
  ...Contrast,
  tags: ['behaviour'],
  globals: { contrast: 'more' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: ({ canvasElement }) => expectContrast(canvasElement, 7),
}

async function expectContrast(canvasElement: HTMLElement, least: number) {
  const figures = [...canvasElement.querySelectorAll('[data-contrast]')].map((figure) =>
    Number(figure.textContent),
  )
  await expect(figures).toHaveLength(surfaces.length * texts.length + 2)
  await expect(figures.filter((ratio) => !(ratio >= least))).toEqual([])
}

const surfaces = ['bg-void', 'bg-hull', 'bg-plate']
const texts = [
  'text-ink',
  'text-ink-muted',
  'text-signal',
  'text-gate',
  'text-odyssey',
  'text-odyssey-bright',
  'text-slipstream',
  'text-slipstream-bright',
  'text-dominion',
  'text-good',
  'text-warn',
  'text-alert',
]

const name = (className: string) => className.replace(/^(bg|text)-/, '')

/** A text colour, and its contrast on its surface. */
function Measured({ className }: { className: string }) {
  const row = useRef<HTMLParagraphElement>(null)
  const [ratio, setRatio] = useState<number>()
  useLayoutEffect(() => {
    const { color } = getComputedStyle(row.current!)
    setRatio(contrast(color, getComputedStyle(row.current!.parentElement!).backgroundColor))
  }, [])
  return (
    <p ref={row} className={`flex justify-between gap-4 font-medium ${className}`}>
      <span>{name(className)}</span>
      <span data-contrast className="font-mono tabular-nums">
        {ratio?.toFixed(1)}
      </span>
    </p>
  )
}

function Palette({ swatches }: { swatches: [className: string, use: string][] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 p-6 lg:grid-cols-4">
      {swatches.map(([className, use]) => (
        <Swatch key={className} className={className} use={use} />
      ))}
    </ul>
  )
}

function Swatch({ className, use }: { className: string; use: string }) {
  const value = getComputedStyle(document.documentElement).getPropertyValue(`--color-${name(className)}`)
  return (
    <li className="overflow-hidden rounded-panel border border-seam bg-hull">
      <div className={`h-24 border-b border-seam ${className}`} />
      <div className="grid gap-1 p-4">
        <CopyToken token={className} />
        <p className="font-mono text-sm text-ink-muted">{value}</p>
        <p className="mt-1 text-sm leading-5 text-ink-muted">{use}</p>
      </div>
    </li>
  )
}

/** The contrast ratio of two `rgb()` colours, as WCAG 2 defines it; text needs at least 4.5. */
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
