import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ItemFailedScreen } from './item-failed.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Item Failed',
  component: ItemFailedScreen,
  decorators: [withSiteFrame],
  args: { busy: false, onRetry: fn() },
  parameters: {
    page: {
      addresses: [
        paths.buyCollectible,
        paths.buyLand,
        paths.cardPayment,
        paths.makeOffer,
        paths.securePayment,
      ],
      described: 'docs/product.md#routes',
    },
  },
} satisfies Meta<typeof ItemFailedScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'This item could not be loaded' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Marketplace' })).toHaveAttribute('href', paths.market)
  },
}

export const Busy: Story = { args: { busy: true } }

export const Retries: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

export const WaitsForTheAnswer: Story = {
  ...Busy,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Try again' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
  },
}
