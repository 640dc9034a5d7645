import { kestrelInterceptor } from '@meridian/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { goesOnAndBack, stepIntents } from '../../stories/steps.ts'
import { seenElsewhere } from '../../stories/widths.ts'
import { ListingSteps } from './list.tsx'

const meta = {
  title: 'Sections/Listing Steps',
  component: ListingSteps,
  args: { item: kestrelInterceptor, dialog: 'review', onProceed: fn(), onDismiss: fn() },
  argTypes: stepIntents,
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
  parameters: { chromatic: { disableSnapshot: true } },
  args: { dialog: 'connect' },
  play: goesOnAndBack('Step 4 of 4.', 'Connect'),
}
