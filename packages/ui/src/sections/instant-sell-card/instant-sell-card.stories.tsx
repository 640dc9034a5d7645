import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onPhone } from '../../stories/widths.ts'
import { InstantSellCard } from './instant-sell-card.tsx'

const meta = {
  title: 'Sections/Instant Sell Card',
  component: InstantSellCard,
  args: { onSell: fn() },
  decorators: [
    (CardStory) => (
      <section className="w-72 p-4">
        <h2 className="sr-only">Collectibles</h2>
        <CardStory />
      </section>
    ),
  ],
} satisfies Meta<typeof InstantSellCard>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Instant Sell' })).toBeVisible()
  },
}

export const ButtonCallsBack: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sell Now' }))
    await expect(args.onSell).toHaveBeenCalledOnce()
  },
}

/** Half a phone wide, as in the grid. */
export const Phone: Story = {
  ...onPhone,
  tags: ['!dev'],
  decorators: [
    (CardStory) => (
      <div className="w-47">
        <CardStory />
      </div>
    ),
  ],
}
