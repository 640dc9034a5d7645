import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { onPhone } from '../../stories/widths.ts'
import { Button } from '../../components/button/button.tsx'
import { InstantSellCard } from './instant-sell-card.tsx'
import { coversCard } from '../../components/card/covers-card.ts'

const onSell = fn()

const meta = {
  title: 'Sections/Instant Sell Card',
  component: InstantSellCard,
  args: {
    action: (
      <Button tone="quiet" className={coversCard} size="sm" onClick={onSell}>
        Sell Now
      </Button>
    ),
  },
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

export const Sells: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sell Now' }))
    await expect(onSell).toHaveBeenCalledOnce()
  },
}

/** Half a phone wide, as in the grid. */
export const Phone: Story = {
  ...onPhone,
  decorators: [
    (CardStory) => (
      <div className="w-47">
        <CardStory />
      </div>
    ),
  ],
}
