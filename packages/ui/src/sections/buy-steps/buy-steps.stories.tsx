import { calderaRidge, kestrelInterceptor } from '@meridian/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { seenElsewhere } from '../../stories/widths.ts'
import { BuySteps } from './buy-steps.tsx'

const meta = {
  title: 'Sections/Buy Steps',
  component: BuySteps,
  args: { item: kestrelInterceptor, dialog: 'review', onProceed: fn(), onDismiss: fn() },
  argTypes: {
    onProceed: { description: 'The player goes on to what the step leads to.' },
    onDismiss: { description: 'The player goes back.' },
  },
  parameters: { chromatic: seenElsewhere },
} satisfies Meta<typeof BuySteps>

export default meta
type Story = StoryObj<typeof meta>

export const Review: Story = {}

export const Confirm: Story = { args: { dialog: 'confirm' } }

export const LandReview: Story = { args: { item: calderaRidge } }

export const LandConfirm: Story = { args: { item: calderaRidge, dialog: 'confirm' } }

export const GoesOnAndBack: Story = {
  tags: ['behaviour'],
  args: { dialog: 'confirm' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findAllByRole('dialog')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))
    await expect(args.onProceed).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
