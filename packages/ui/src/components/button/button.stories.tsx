import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from 'react-router-dom'
import { expect, fn } from 'storybook/test'
import { Button } from './button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Buy Now', onClick: fn() },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Quiet: Story = { args: { tone: 'quiet' } }

export const Danger: Story = { args: { tone: 'danger', children: 'Logout' } }

export const Ghost: Story = { args: { tone: 'ghost', children: 'Cancel' } }

export const Small: Story = { args: { size: 'sm' } }

export const Large: Story = { args: { size: 'lg' } }

/** A disabled button neither acts nor takes the pointer. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
  },
}

/** A destination looks like a button and stays a link. */
export const AsLink: Story = {
  args: { asChild: true, children: <Link to="/market-place">Marketplace</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('href', '/market-place')
  },
}
