import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TextLink } from './text-link.tsx'

const meta = {
  title: 'Components/Text Link',
  component: TextLink,
  args: { to: '/forgot-password', children: 'Forgot Password?' },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof TextLink>

export default meta
type Story = StoryObj<typeof meta>

export const Signal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    )
  },
}

export const Quiet: Story = { args: { tone: 'quiet' } }

/** Underlined, so that it is found inside a sentence without seeing the colour. */
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
