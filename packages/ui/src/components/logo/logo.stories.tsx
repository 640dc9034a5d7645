import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../../lib/links.ts'
import { expect } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { Logo } from './logo.tsx'

const meta = {
  title: 'Components/Logo',
  component: Logo,
  args: { variant: 'full' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof Logo>

export default meta
type Story = StoryObj<typeof meta>

/** The full wordmark, and the mark for narrow places; either in any size. */
export const AllVariants: Story = {
  render: () => (
    <div className="flex flex-wrap items-center gap-10">
      <Logo variant="full" className="text-2xl sm:text-4xl" />
      <Logo variant="full" />
      <Logo variant="mark" className="text-6xl" />
      <Logo variant="mark" />
    </div>
  ),
}

export const Full: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Meridian 2117' })).toBeVisible()
  },
}

/** The logo names the link around it. */
export const AsLink: Story = {
  tags: ['!dev'],
  render: (args) => (
    <Link to="/">
      <Logo {...args} />
    </Link>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Meridian 2117' })).toHaveAttribute('href', '/')
  },
}
