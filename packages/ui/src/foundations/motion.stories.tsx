import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect } from 'storybook/test'
import { oneWidth } from '../stories/widths.ts'
import { Button } from '../components/button/button.tsx'
import { CopyToken } from './token.tsx'

/**
 * Short, and only where something arrives, leaves or turns. Everything uses `ease-dock`: a quick start, a gentle stop.
 * Reduced motion removes all of it, and everything still works. The toolbar's *Motion* switches it here.
 */
const meta = { title: 'Foundations/Motion', parameters: { chromatic: oneWidth } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** These animations play once, when something arrives or leaves. */
export const Arrivals: Story = {
  render: function Arrivals() {
    const [round, setRound] = useState(0)
    return (
      <div className="p-6">
        <Button tone="quiet" onClick={() => setRound(round + 1)}>
          Play again
        </Button>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {arrivals.map(([className, ms, use]) => (
            <li key={className} className="rounded-panel border border-seam bg-hull p-5">
              <div className="grid h-32 place-items-center overflow-hidden rounded-control bg-void">
                <div
                  key={round}
                  className={`h-16 w-28 origin-left rounded-control border border-signal/50 bg-plate ${className}`}
                />
              </div>
              <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-4">
                <CopyToken token={className} />
                <span className="font-mono text-sm text-ink-muted">{ms}</span>
              </div>
              <p className="mt-1 text-sm text-ink-muted">{use}</p>
            </li>
          ))}
        </ul>
      </div>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(arrivals.length)
  },
}

const arrivals = [
  ['animate-veil-in', '160 ms', 'The darkness behind a dialog'],
  ['animate-panel-in', '200 ms', 'A dialog or a menu, on a tablet and wider'],
  ['animate-sheet-in', '260 ms', 'A dialog on a phone, from below'],
  ['animate-underline', '320 ms', 'The line under the chosen tab'],
] as const

/** These animations repeat, or show the passage of time. */
export const Endless: Story = {
  render: () => (
    <ul className="grid gap-4 p-6 sm:grid-cols-2 lg:grid-cols-3">
      {Object.entries(lasting).map(([token, { drawing, use }]) => (
        <li key={token} className="rounded-panel border border-seam bg-hull p-5">
          <div className="grid h-32 place-items-center overflow-hidden rounded-control bg-void">
            {drawing}
          </div>
          <div className="mt-4">
            <CopyToken token={token} />
          </div>
          <p className="text-sm text-ink-muted">{use}</p>
        </li>
      ))}
    </ul>
  ),
}

const lasting = {
  'animate-orbit': {
    drawing: (
      <span className="size-16 animate-orbit rounded-full border-2 border-seam-strong border-t-signal" />
    ),
    use: '1.4 s a turn: something is on its way',
  },
  'animate-pulse': {
    drawing: <span className="h-16 w-28 animate-pulse rounded-control bg-seam" />,
    use: '2 s a breath: here something will stand',
  },
  'animate-drift': {
    drawing: (
      <span className="h-full w-full animate-drift rounded-control bg-radial from-gate/60 to-transparent" />
    ),
    use: '36 s there and back: a hero breathes, it does not move',
  },
  'animate-turn': {
    drawing: (
      <svg viewBox="0 0 44 44" fill="none" className="size-16 -rotate-90">
        <circle cx="22" cy="22" r="16" className="stroke-seam-strong/60" strokeWidth="2" />
        <circle
          cx="22"
          cy="22"
          r="16"
          pathLength="1"
          strokeDasharray="1"
          strokeWidth="2"
          className="animate-turn stroke-signal"
        />
      </svg>
    ),
    use: '4 s: the next words of a carousel; they wait while one points at them',
  },
}
