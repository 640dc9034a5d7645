import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'

const meta = { title: 'Foundations/Type' } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Oxanium for titles, prices and buttons; Inter for text; JetBrains Mono for serial numbers and small labels. */
export const Families: Story = {
  render: () => (
    <div className="grid gap-8 p-6">
      <p className="font-display text-4xl font-semibold">Own what survives the gate</p>
      <p className="max-w-prose text-lg">
        A ring of light stands open over every city; what comes back through it, and the ground around it, is
        what players own, race for and fight over.
      </p>
      <p className="font-mono text-micro text-signal uppercase">Year 2117 · Season one</p>
    </div>
  ),
  play: async ({ canvas }) => {
    await document.fonts.ready
    const drawn = [
      ['Own what survives the gate', 'Oxanium Variable'],
      ['A ring of light', 'Inter Variable'],
      ['Year 2117', 'JetBrains Mono'],
    ] as const
    for (const [text, family] of drawn) {
      const style = getComputedStyle(canvas.getByText(new RegExp(`^${text}`)))
      await expect(style.fontFamily).toContain(family)
      await expect(document.fonts.check(`16px "${family}"`)).toBe(true)
    }
  },
}

/** Every size in use. A page has one of the first two. */
export const Scale: Story = {
  render: () => (
    <ul className="grid gap-6 p-6">
      {scale.map(([className, use]) => (
        <li
          key={use}
          className="grid gap-2 border-t border-seam pt-6 sm:grid-cols-[14rem_1fr] sm:items-baseline"
        >
          <p className="font-mono text-micro text-ink-muted uppercase">{use}</p>
          <p className={className}>Astral Shard 041 · $1800.5</p>
        </li>
      ))}
    </ul>
  ),
}

export const Phone: Story = { ...Scale, globals: { viewport: { value: 'phone' } } }

const scale = [
  ['font-display text-4xl leading-tight font-semibold sm:text-6xl sm:leading-tight', 'Hero'],
  ['font-display text-3xl leading-tight font-semibold sm:text-4xl', 'Page title'],
  ['font-display text-2xl leading-8 font-semibold', 'Section title'],
  ['font-display text-xl leading-7 font-semibold', 'Dialog title, price'],
  ['font-display text-lg leading-6 font-semibold', 'Card title'],
  ['text-lg', 'Lead'],
  ['text-base', 'Text'],
  ['text-sm leading-5 text-ink-muted', 'Explanation'],
  ['font-mono text-micro text-ink-muted uppercase', 'Micro label'],
]
