import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inForcedColours, oneWidth } from '../../stories/widths.ts'
import { TextLink } from './text-link.tsx'

const meta = {
  title: 'Components/Text Link',
  component: TextLink,
  args: { to: '/forgot-password', children: 'Forgot Password?' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

/** Both tones, as they are, pointed at, and in focus. */
export const States: Story = {
  parameters: { chromatic: inForcedColours },
  globals: { pseudo: { hover: '.hover', focusVisible: '.focus' } },
  render: (args) => (
    <div className="grid gap-4">
      {(['signal', 'quiet'] as const).map((tone) => (
        <p key={tone} className="flex gap-8">
          {['still', 'hover', 'focus'].map((state) => (
            <TextLink key={state} {...args} tone={tone} className={state}>
              {tone}, {state}
            </TextLink>
          ))}
        </p>
      ))}
    </div>
  ),
}

export const Signal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  },
}

/** Underlined, so that it is recognizable in a sentence without colour. */
export const InText: Story = {
  render: (args) => (
    <p className="max-w-sm text-ink-muted">
      No way back in? <TextLink {...args} /> A message with a fresh key reaches your inbox within a minute.
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('link')).textDecorationLine).toBe('underline')
  },
}
