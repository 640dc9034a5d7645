import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLayoutEffect, useRef, useState } from 'react'
import { expect } from 'storybook/test'
import { oneWidth } from '../stories/widths.ts'
import { CopyToken } from './token.tsx'

/**
 * Three fonts: Oxanium for names and figures, Inter for text, JetBrains Mono for identifiers. All three are part of the
 * product, nothing loads from elsewhere.
 */
const meta = { title: 'Foundations/Type', parameters: { chromatic: oneWidth } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Oxanium for titles, prices and buttons; Inter for text; JetBrains Mono for serial numbers and small labels. */
export const Families: Story = {
  render: () => (
    <div className="grid gap-8 p-6">
      {families.map(([token, className, weights, sample]) => (
        <div key={token} className="grid gap-3 border-t border-seam pt-6">
          <div className="flex flex-wrap items-baseline justify-between gap-x-6">
            <CopyToken token={token} />
            <p className="font-mono text-sm text-ink-muted">{weights}</p>
          </div>
          <p className={className}>{sample}</p>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready
    const samples = [
      ['Own what survives the gate', 'Oxanium Variable'],
      ['A ring of light', 'Inter Variable'],
      ['Year 2117', 'JetBrains Mono'],
    ] as const
    for (const [text, family] of samples) {
      const style = getComputedStyle(canvas.getByText(new RegExp(`^${text}`)))
      await expect(style.fontFamily).toContain(family)
      await expect(document.fonts.check(`16px "${family}"`)).toBe(true)
    }
  },
}

const families = [
  [
    'font-display',
    'font-display text-4xl font-semibold',
    'Oxanium, 600 for titles and prices',
    'Own what survives the gate',
  ],
  [
    'font-sans',
    'max-w-prose text-lg',
    'Inter, 400 for text, 500 and 600 for what stands out',
    'A ring of light stands open over every city; what comes back through it, and the ground around it, is what players own, race for and fight over.',
  ],
  [
    'font-mono',
    'font-mono text-micro text-signal uppercase',
    'JetBrains Mono, 400',
    'Year 2117 · Season one',
  ],
] as const

/** Every size in use, measured as drawn. A page has one of the first two; below 640 px those two are smaller. */
export const Scale: Story = {
  render: () => (
    <ul className="grid gap-6 p-6">
      {scale.map(([className, use]) => (
        <Step key={use} className={className} use={use} />
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('16 / 25.6 · 400')).toBeVisible()
  },
}

const scale = [
  ['font-display text-4xl leading-tight font-semibold sm:text-6xl sm:leading-tight', 'Hero'],
  ['font-display text-3xl leading-tight font-semibold sm:text-4xl', 'Page title'],
  ['font-display text-2xl leading-8 font-semibold', 'Section title'],
  ['font-display text-xl leading-7 font-semibold', 'Dialog title, price'],
  ['font-display text-lg leading-6 font-semibold', 'Card title'],
  ['text-lg', 'Lead'],
  ['text-base leading-[1.6]', 'Text'],
  ['text-sm leading-5 text-ink-muted', 'Explanation'],
  ['font-mono text-micro text-ink-muted uppercase', 'Micro label'],
] as const

function Step({ className, use }: { className: string; use: string }) {
  const sample = useRef<HTMLParagraphElement>(null)
  const [measure, setMeasure] = useState('')
  useLayoutEffect(() => {
    const { fontSize, lineHeight, fontWeight } = getComputedStyle(sample.current!)
    setMeasure(
      `${Number.parseFloat(fontSize)} / ${Number(Number.parseFloat(lineHeight).toFixed(1))} · ${fontWeight}`,
    )
  }, [])
  return (
    <li className="grid gap-x-6 gap-y-2 border-t border-seam pt-6 sm:grid-cols-[14rem_1fr] sm:items-baseline">
      <div>
        <p className="font-mono text-micro text-ink-muted uppercase">{use}</p>
        <p className="mt-1 font-mono text-sm tabular-nums">{measure}</p>
      </div>
      <div className="min-w-0">
        <p ref={sample} className={className}>
          Astral Shard 041 · $1800.5
        </p>
        <div className="mt-2 text-ink-muted">
          <CopyToken token={className} />
        </div>
      </div>
    </li>
  )
}
