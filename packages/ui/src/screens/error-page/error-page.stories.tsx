import { messages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ErrorPageScreen } from './error-page.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Error Page',
  component: ErrorPageScreen,
  decorators: [withSiteFrame],
  args: { onReload: fn() },
  parameters: { page: { addresses: [], described: 'docs/product.md#failures' } },
} satisfies Meta<typeof ErrorPageScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { parameters: { chromatic: inMoreContrast } }

/** The page crashed, and the payment continues. */
export const PaymentProcessing: Story = { args: { payment: { processing: true } } }

export const PaymentOutcomeUnknown: Story = {
  args: { payment: { processing: true, message: messages.outcomeUnknown } },
}

export const PaymentRefused: Story = {
  args: { payment: { processing: false, message: 'Your card was declined.' } },
}

export const Reloads: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', paths.home)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
}
