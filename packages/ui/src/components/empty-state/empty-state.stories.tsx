import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../../lib/links.ts'
import { expect } from 'storybook/test'
import { onPhone, oneWidth } from '../../stories/widths.ts'
import { Button } from '../button/button.tsx'
import { Logo } from '../logo/logo.tsx'
import { EmptyState } from './empty-state.tsx'

const meta = {
  title: 'Components/Empty State',
  component: EmptyState,
  parameters: { chromatic: oneWidth },
  args: { title: 'No Items' },
} satisfies Meta<typeof EmptyState>

export default meta
type Story = StoryObj<typeof meta>

export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No Items' })).toBeVisible()
  },
}

export const WithAction: Story = {
  args: {
    headingLevel: 1,
    children: <p>What you buy or win comes to rest here.</p>,
    action: (
      <Button asChild>
        <Link to="/nfa-expand">Browse Collection</Link>
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'No Items' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Browse Collection' })).toHaveAttribute(
      'href',
      '/nfa-expand',
    )
  },
}

export const WithGraphic: Story = {
  args: { ...WithAction.args, graphic: <Logo variant="mark" className="text-6xl opacity-60" /> },
}

export const Phone: Story = { tags: ['!dev'], args: { ...WithGraphic.args }, ...onPhone }
