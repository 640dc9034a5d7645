import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check, Orbit, X } from 'lucide-react'
import { Link } from '../../lib/links.ts'
import { expect } from 'storybook/test'
import { onPhone } from '../../stories/widths.ts'
import { Button } from '../../components/button/button.tsx'
import { NoticePage } from './notice-page.tsx'

const meta = {
  title: 'Layouts/Notice Page',
  component: NoticePage,
  args: {
    tone: 'good',
    icon: <Check />,
    title: 'Your request has been sent successfully',
    actions: (
      <Button asChild>
        <Link to="/">Go Home</Link>
      </Button>
    ),
  },
} satisfies Meta<typeof NoticePage>

export default meta
type Story = StoryObj<typeof meta>

export const Good: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your request has been sent successfully' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  },
}

export const Alert: Story = {
  args: { tone: 'alert', icon: <X />, title: 'Your request was not successful' },
}

export const Signal: Story = {
  args: {
    tone: 'signal',
    icon: <Orbit />,
    title: 'Welcome to Dashboard',
    children: 'Your items are on their way.',
  },
}

export const LongWordsPhone: Story = {
  ...onPhone,
  tags: ['!dev'],
  args: {
    tone: 'alert',
    icon: <X />,
    title: 'Recommissionedforthesecondcrossing was not successful',
    children: `${'Nothing has been charged, and the item is still on the market. '.repeat(4)}0x8f3a7b2c9d4e5f60718293a4b5c6d7e8f90a1b2c`,
  },
  // Content that overflows is clipped beside the ring, and does not widen the page.
  play: async ({ canvas }) => {
    for (const element of [canvas.getByRole('heading'), canvas.getByText(/^Nothing has been charged/)]) {
      const { left, right } = element.getBoundingClientRect()
      await expect(left).toBeGreaterThanOrEqual(0)
      await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth)
      await expect(element.scrollWidth).toBe(element.clientWidth)
    }
  },
}
