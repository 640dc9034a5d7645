import { sampleSale } from '../../content/samples.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { override, MessagesProvider } from '../../lib/messages.ts'
import { goesOnAndBack, stepIntents } from '../../stories/steps.ts'
import { seenElsewhere } from '../../stories/widths.ts'
import { sellStepMessages } from './sell.messages.ts'
import { SellSteps } from './sell.tsx'

const meta = {
  title: 'Sections/Sell Steps',
  component: SellSteps,
  args: { item: sampleSale, dialog: 'item', onProceed: fn(), onDismiss: fn() },
  argTypes: stepIntents,
  parameters: { chromatic: seenElsewhere },
} satisfies Meta<typeof SellSteps>

export default meta
type Story = StoryObj<typeof meta>

export const Item: Story = {}

export const Wallets: Story = { args: { dialog: 'wallets' } }

export const Connect: Story = { args: { dialog: 'connect' } }

export const GoesOnAndBack: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { dialog: 'connect' },
  play: goesOnAndBack('Step 3 of 3.', 'Connect'),
}

export const Translated: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <MessagesProvider
      value={new Map([override(sellStepMessages, { selectItem: 'Verkaufen', sellNow: 'Weiter' })])}
    >
      <SellSteps {...args} />
    </MessagesProvider>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Verkaufen' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Weiter' })).toBeVisible()
    await expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}
