import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = { title: 'Foundations/Spacing and shape' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The steps between things, in px; everything sits on multiples of four. */
export const Steps: Story = {
  render: () => (
    <ul className="grid gap-4 p-6">
      {steps.map(([className, px, use]) => (
        <li key={px} className="grid grid-cols-[3rem_6rem_1fr] items-center gap-4">
          <span className="font-mono text-sm text-ink-muted">{px}</span>
          <span className={`h-3 bg-signal ${className}`} />
          <span className="text-sm">{use}</span>
        </li>
      ))}
    </ul>
  ),
}

const steps = [
  ['w-1', 4, 'An icon and its text, tight'],
  ['w-2', 8, 'A label and its input'],
  ['w-3', 12, 'Buttons side by side'],
  ['w-4', 16, 'The inside of a card; the edge of a phone'],
  ['w-6', 24, 'The inside of a dialog'],
  ['w-10', 40, 'A title and what it heads'],
  ['w-16', 64, 'Sections on a phone'],
  ['w-24', 96, 'Sections on a desktop'],
] as const

/** Panels are rounder than controls; light comes from above. */
export const Shapes: Story = {
  render: () => (
    <ul className="grid gap-6 p-6 sm:grid-cols-2 lg:grid-cols-4">
      {shapes.map(([className, name]) => (
        <li key={name} className={`grid h-40 place-items-center p-4 font-mono text-sm ${className}`}>
          {name}
        </li>
      ))}
    </ul>
  ),
}

const shapes = [
  ['rounded-panel border border-seam bg-hull inset-shadow-edge', 'panel, lit edge'],
  ['rounded-control border border-seam-strong bg-hull', 'control'],
  ['rounded-panel border border-seam bg-hull shadow-panel', 'raised panel'],
  ['rounded-control bg-hull shadow-glow', 'chosen or focused'],
] as const

/** The sizes that the specification fixes (Spec 9), measured. */
export const FixedSizes: Story = {
  render: () => (
    <div aria-hidden className="h-0 overflow-hidden">
      <div data-px="630" className="h-hero" />
      <div data-px="409" className="h-card-form" />
      <div data-px="240" className="h-search-list" />
      <div data-px="400" className="h-chart-section" />
      <div data-px="320" className="h-chart-area" />
      <div data-px="1240" className="h-chart-width" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('[data-px]')]
    await expect(boxes.map((box) => box.offsetHeight)).toEqual(boxes.map((box) => Number(box.dataset.px)))
  },
}
