import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { Button } from '../button/button.tsx'
import { SocialIcon } from './social-icon.tsx'

const meta = {
  title: 'Components/Social Icon',
  component: SocialIcon,
  args: { network: 'discord' },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof SocialIcon>

export default meta
type Story = StoryObj<typeof meta>

/** The button's label names the service; the glyph adds nothing to it. */
export const AllVariants: Story = {
  render: () => (
    <div className="flex flex-wrap gap-3">
      {(['discord', 'x', 'telegram', 'teamspeak', 'google', 'metamask'] as const).map((network) => (
        <Button key={network} tone="quiet" size="icon" aria-label={network}>
          <SocialIcon network={network} />
        </Button>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'telegram' })).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
}

export const Discord: Story = {}
