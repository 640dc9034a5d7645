import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { oneWidth } from '../../stories/widths.ts'
import { PartFailed } from './part-failed.tsx'

const meta = {
  title: 'Components/Part Failed',
  component: PartFailed,
  args: { note: 'The chart could not be loaded.', onRetry: fn() },
  parameters: { chromatic: oneWidth, layout: 'centered' },
} satisfies Meta<typeof PartFailed>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The chart could not be loaded.')
  },
}

export const Retried: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
