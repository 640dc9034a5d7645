import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../../lib/links.ts'
import { expect } from 'storybook/test'
import { inForcedColours, oneWidth } from '../../stories/widths.ts'
import { Card } from './card.tsx'

const meta = {
  title: 'Components/Card',
  component: Card,
  args: {
    className: 'max-w-sm p-6',
    children: 'Everything around a gate is claimed, mapped and traded within a week of its opening.',
  },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof Card>

export default meta
type Story = StoryObj<typeof meta>

/** A card that is a link reacts to the pointer; any other does not. */
export const States: Story = {
  parameters: { chromatic: inForcedColours },
  globals: { pseudo: { hover: '.hover', focusVisible: '.focus' } },
  render: (args) => (
    <div className="grid gap-6 sm:grid-cols-2">
      <Card className="p-6">Still</Card>
      <Card {...args} interactive className="p-6">
        Interactive
      </Card>
      <Card {...args} interactive className="hover p-6">
        Interactive, pointed at
      </Card>
      <Card {...args} asChild interactive className="focus block p-6">
        <Link to="/market-place">A link, in focus</Link>
      </Card>
    </div>
  ),
}

export const NotInteractive: Story = {}

export const Interactive: Story = { tags: ['!dev'], args: { interactive: true } }

/** The card rises under the pointer, or stays with reduced motion; it never sinks. */
export const Hovered: Story = {
  ...Interactive,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByText(/^Everything/)
    const before = card.getBoundingClientRect().top
    await userEvent.hover(card)
    await expect(card.getBoundingClientRect().top).toBeLessThanOrEqual(before)
  },
}

/** The whole panel is one link. */
export const AsLink: Story = {
  args: { asChild: true, interactive: true, children: <Link to="/market-place">MarketPlace</Link> },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'MarketPlace' })
    await expect(link).toHaveAttribute('data-slot', 'card')
    await expect(link).toHaveAttribute('href', '/market-place')
  },
}
