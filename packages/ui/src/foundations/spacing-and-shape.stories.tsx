import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { oneWidth } from '../stories/widths.ts'
import { CopyToken } from './token.tsx'

/** Everything sits on multiples of four; panels are rounder than controls; light comes from above. */
const meta = { title: 'Foundations/Spacing and shape', parameters: { chromatic: oneWidth } } satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** The steps between things, in px. */
export const Space: Story = {
  render: () => (
    <ul className="grid gap-4 p-6">
      {steps.map(([className, token, px, use]) => (
        <li
          key={px}
          className="grid grid-cols-[2rem_4rem_1fr] items-center gap-4 sm:grid-cols-[3rem_5rem_6rem_1fr]"
        >
          <span className="font-mono text-sm text-ink-muted">{px}</span>
          <CopyToken token={token} />
          <span className="max-sm:hidden">
            <span className={`block h-3 bg-signal ${className}`} />
          </span>
          <span className="text-sm">{use}</span>
        </li>
      ))}
    </ul>
  ),
}

const steps = [
  ['w-1', 'gap-1', 4, 'An icon and its text, tight'],
  ['w-2', 'gap-2', 8, 'A label and its input'],
  ['w-3', 'gap-3', 12, 'Buttons side by side'],
  ['w-4', 'p-4', 16, 'The inside of a card; the edge of a phone'],
  ['w-6', 'p-6', 24, 'The inside of a dialog'],
  ['w-10', 'mt-10', 40, 'A title and what it heads'],
  ['w-16', 'py-16', 64, 'Sections on a phone'],
  ['w-24', 'py-24', 96, 'Sections on a desktop'],
] as const

/** The corner radii, in px. */
export const Radius: Story = {
  render: () => (
    <ul className="grid gap-6 p-6 sm:grid-cols-3">
      {radii.map(([className, px, use]) => (
        <li
          key={className}
          className={`grid h-36 content-center gap-1 border border-seam-strong bg-hull p-5 ${className}`}
        >
          <CopyToken token={className} />
          <p className="text-sm text-ink-muted">
            {px}, {use}
          </p>
        </li>
      ))}
    </ul>
  ),
}

const radii = [
  ['rounded-panel', '12 px', 'cards, dialogs, pictures'],
  ['rounded-control', '6 px', 'buttons, inputs, badges'],
  ['rounded-full', 'round', 'avatars, the Gate'],
] as const

/** The shadows, from the lowest layer to the highest. */
export const Shadow: Story = {
  render: () => (
    <ul className="grid gap-10 p-6 pb-16 sm:grid-cols-3">
      {shadows.map(([className, use]) => (
        <li
          key={className}
          className={`grid h-36 content-center gap-1 rounded-panel bg-hull p-5 ${className}`}
        >
          <CopyToken token={className} />
          <p className="text-sm text-ink-muted">{use}</p>
        </li>
      ))}
    </ul>
  ),
}

const shadows = [
  ['inset-shadow-edge', 'The light on the upper edge of a panel'],
  ['shadow-panel', 'A panel above the page: dialogs, menus'],
  ['shadow-glow', 'Chosen, or in focus'],
] as const

/** The widths at which the layout changes. A page is designed at 390, 834 and 1440, and holds from 320 to 1920. */
export const Breakpoints: Story = {
  render: () => (
    <ul className="grid gap-3 p-6">
      {breakpoints.map(([token, from, what]) => (
        <li
          key={token}
          className="grid gap-x-6 gap-y-2 border-t border-seam pt-4 sm:grid-cols-[6rem_6rem_1fr] sm:items-baseline"
        >
          <CopyToken token={token} />
          <span className="font-mono text-sm text-ink-muted">{from}</span>
          <span className="text-sm">{what}</span>
        </li>
      ))}
    </ul>
  ),
}

const breakpoints = [
  ['max-sm:', 'to 640 px', 'A phone: dialogs are sheets, tables are cards, the header is a menu'],
  ['sm:', '640 px on', 'A large phone, a small tablet: dialogs are panels, cards stand in columns'],
  ['md:', '768 px on', 'A tablet: two columns where there is a picture'],
  ['lg:', '1024 px on', 'A desktop: four cards a row, the whole header'],
  ['max-w-page', '1280 px', 'The content grows no wider; pictures go to the edge of the window'],
] as const

/** The sizes that the product fixes, measured. */
export const FixedSizes: Story = {
  render: () => (
    <ul className="grid gap-4 overflow-hidden p-6">
      {fixed.map(([height, token, px, use]) => (
        <li key={token} className="flex gap-5 border-t border-seam pt-4">
          <span data-px={px} aria-hidden className={`w-1 shrink-0 rounded-full bg-gate ${height}`} />
          <span className="min-w-0">
            <CopyToken token={token} />
            <span className="block text-sm text-ink-muted">
              {px} px: {use}
            </span>
          </span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLElement>('[data-px]')]
    await expect(boxes.map((box) => box.offsetHeight)).toEqual(boxes.map((box) => Number(box.dataset['px'])))
  },
}

const fixed = [
  ['h-search-list', 'h-search-list', 240, 'the search list, at most'],
  ['h-chart-area', 'h-chart-area', 320, 'the drawing of the history'],
  ['h-chart-section', 'h-chart-section', 400, 'the section of the history'],
  ['h-card-form', 'w-card-form', 409, 'the card form, at most'],
  ['h-hero', 'h-hero', 630, 'the hero banner'],
  ['h-chart-width', 'max-w-chart-width', 1240, 'the history, at most'],
] as const
