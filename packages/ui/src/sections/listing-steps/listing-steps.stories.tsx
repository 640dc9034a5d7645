import { kestrelInterceptor } from '@meridian/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { seenElsewhere } from '../../stories/widths.ts'
import { ListingSteps } from './listing-steps.tsx'

const meta = {
  title: 'Sections/Listing Steps',
  component: ListingSteps,
  args: { item: kestrelInterceptor, dialog: 'review', onProceed: fn(), onDismiss: fn() },
  argTypes: {
    onProceed: { description: 'The player goes on to what the step leads to.' },
    onDismiss: { description: 'The player goes back.' },
  },
  parameters: { chromatic: seenElsewhere },
} satisfies Meta<typeof ListingSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Review: Story = {}

export const Confirm: Story = { args: { dialog: 'confirm' } }

export const Wallets: Story = { args: { dialog: 'wallets' } }

export const Connect: Story = { args: { dialog: 'connect' } }

export const GoesOnAndBack: Story = {
  tags: ['behaviour'],
  args: { dialog: 'connect' },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findAllByRole('dialog')).toHaveLength(1)
    await expect(screen.getByText('Step 4 of 4.')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Connect' }))
    await expect(args.onProceed).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
