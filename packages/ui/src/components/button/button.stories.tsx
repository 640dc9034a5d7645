import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link } from '../../lib/links.ts'
import { expect, fn } from 'storybook/test'
import { inForcedColours, oneWidth } from '../../stories/widths.ts'
import { Button } from './button.tsx'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Buy Now', onClick: fn() },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

const tones = ['primary', 'quiet', 'danger', 'ghost'] as const

/** Each tone in each size. One `primary` leads a section, everything beside it is `quiet`. */
export const AllVariants: Story = {
  parameters: { chromatic: inForcedColours },
  render: (args) => (
    <div className="grid gap-6">
      {tones.map((tone) => (
        <div key={tone} className="flex flex-wrap items-center gap-4">
          <span className="w-20 font-mono text-micro text-ink-muted">{tone}</span>
          {(['sm', 'md', 'lg'] as const).map((size) => (
            <Button key={size} {...args} tone={tone} size={size} />
          ))}
          <Button {...args} tone={tone} disabled />
        </div>
      ))}
    </div>
  ),
}

/** Pointed at, in focus, and pressed. */
export const States: Story = {
  globals: { pseudo: { hover: '.hover', focusVisible: '.focus', active: '.active' } },
  render: (args) => (
    <div className="grid gap-6">
      {tones.map((tone) => (
        <div key={tone} className="flex flex-wrap items-center gap-6">
          <span className="w-20 font-mono text-micro text-ink-muted">{tone}</span>
          {['hover', 'focus', 'active'].map((state) => (
            <Button key={state} {...args} tone={tone} className={state}>
              {state}
            </Button>
          ))}
        </div>
      ))}
    </div>
  ),
}

export const Primary: Story = {}

/** A press calls back once. */
export const Pressed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

/** A disabled button ignores press and pointer. */
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Buy Now' })).toBeDisabled()
  },
}

/** A link looks like a button and stays a link. */
export const AsLink: Story = {
  args: { asChild: true, children: <Link to="/market-place">Marketplace</Link> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('href', '/market-place')
  },
}
