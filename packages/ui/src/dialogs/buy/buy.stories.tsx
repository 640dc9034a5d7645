import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { showsStep } from '../../stories/steps.ts'
import { BuySteps } from './buy.tsx'

const meta = {
  title: 'Dialogs/Buy',
  component: BuySteps,
  args: { item: kestrelInterceptor, dialog: 'review', onProceed: fn(), onDismiss: fn() },
} satisfies Meta<typeof BuySteps>

export default meta
type Story = StoryObj<typeof meta>

export const Review: Story = {
  play: showsStep(
    'Buy Assets',
    { 'List price': '$1250 USDT', 'Platform Fee': '$0.5 USDT', Total: '$1250.5 USDT' },
    'Buy Now',
  ),
}

/** The total is named 'List Price'. An Enter held since the dialog before buys nothing. */
export const Confirm: Story = {
  args: { dialog: 'confirm' },
  play: showsStep('Buy Assets', { 'List Price': '$1250.5 USDT' }, 'Close'),
}

export const LandReview: Story = {
  args: { item: calderaRidge },
  play: showsStep(
    'Buy Land',
    { 'List price': '$4200 USDT', 'Platform Fee': '$0.5 USDT', 'Total fee': '$4200.5 USDT' },
    'Buy Now',
  ),
}

export const LandConfirm: Story = {
  args: { item: calderaRidge, dialog: 'confirm' },
  play: showsStep('Buy Land', { 'Total fee': '$4200.5 USDT' }, 'Cancel'),
}

/** Another price than the one that the item was saved at. */
export const PriceChanged: Story = {
  args: { item: { ...kestrelInterceptor, price: 1500, formerPrice: 1060 } },
  play: async () => {
    await expect(await screen.findByText('$1500 USDT')).toBeVisible()
    await expect(screen.getByText('was $1060')).toBeVisible()
  },
}

/** Sums are computed in cents: the total is $0.8, not $0.8000000000000002. */
export const SmallPrice: Story = {
  tags: ['!dev'],
  args: { item: { ...kestrelInterceptor, price: 0.3 } },
  play: async () => {
    await expect(await screen.findByText('$0.8 USDT')).toBeVisible()
  },
}

export const LargePrice: Story = {
  tags: ['!dev'],
  args: { item: { ...kestrelInterceptor, price: 1234567.89 } },
}

export const ConfirmLargePrice: Story = { tags: ['!dev'], args: { ...LargePrice.args, dialog: 'confirm' } }

/** A free item still costs the platform fee. */
export const Free: Story = {
  tags: ['!dev'],
  args: { item: { ...kestrelInterceptor, price: 0 } },
  play: showsStep(
    'Buy Assets',
    { 'List price': '$0 USDT', 'Platform Fee': '$0.5 USDT', Total: '$0.5 USDT' },
    'Buy Now',
  ),
}

export const LandFree: Story = { tags: ['!dev'], args: { item: { ...calderaRidge, price: 0 } } }

export const NoPrice: Story = {
  tags: ['!dev'],
  args: { item: { ...kestrelInterceptor, price: undefined } },
  play: showsStep('Buy Assets', { 'List price': '—', 'Platform Fee': '$0.5 USDT', Total: '—' }, 'Buy Now'),
}

/** The parcel has no price and no picture. */
export const LandNoPrice: Story = {
  tags: ['!dev'],
  args: { item: { ...calderaRidge, price: undefined, image: undefined } },
}

/** Lower than the dialog, which scrolls to the button with the focus. */
export const LandscapePhone: Story = {
  tags: ['!dev'],
  parameters: {
    viewport: {
      options: {
        landscape: { name: 'Landscape phone', styles: { width: '667px', height: '320px' }, type: 'mobile' },
      },
    },
  },
  globals: { viewport: { value: 'landscape' } },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Buy Now' })
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
  },
}
