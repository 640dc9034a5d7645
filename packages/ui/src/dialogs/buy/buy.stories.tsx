import { calderaRidge, kestrelInterceptor } from '@meridian/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { goesOnAndBack, stepIntents } from '../../stories/steps.ts'
import { seenElsewhere } from '../../stories/widths.ts'
import { BuySteps } from './buy.tsx'

const meta = {
  title: 'Sections/Buy Steps',
  component: BuySteps,
  args: { item: kestrelInterceptor, dialog: 'review', onProceed: fn(), onDismiss: fn() },
  argTypes: stepIntents,
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
  parameters: { chromatic: { disableSnapshot: true } },
  args: { dialog: 'confirm' },
  play: goesOnAndBack('Step 2 of 2. Next: pay by card.', 'Confirm'),
}
