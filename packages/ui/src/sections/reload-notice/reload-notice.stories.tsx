import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ReloadNotice } from './reload-notice.tsx'

const meta = {
  title: 'Sections/Reload Notice',
  component: ReloadNotice,
  parameters: { docs: { story: { inline: false, height: '240px' } } },
  args: { isNeeded: true, onReload: fn(), onLater: fn() },
  decorators: (Story) => (
    <div className="min-h-60">
      <Story />
    </div>
  ),
} satisfies Meta<typeof ReloadNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {}

export const Offered: Story = { args: { isNeeded: false } }

export const Incomplete: Story = { args: { reason: 'incomplete' } }

export const Waits: Story = {
  ...Offered,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Reload when it suits you.')
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await expect(args.onLater).toHaveBeenCalledOnce()
    await expect(args.onReload).not.toHaveBeenCalled()
  },
}

export const Reloads: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('A new version is here')
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}

/** An offer covers nothing of a low window, as at 400 % zoom. */
export const WaitsBelow: Story = {
  ...Offered,
  tags: ['behaviour'],
  parameters: {
    chromatic: { disableSnapshot: true },
    viewport: {
      options: { low: { name: 'Low window', styles: { width: '320px', height: '256px' }, type: 'mobile' } },
    },
  },
  globals: { viewport: { value: 'low' } },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('status')).position).toBe('static')
  },
}
