import { paths } from '@meridian-2117/contract/paths/paths'
import { kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RequestSucceededScreen } from './request-succeeded.tsx'
import { withSiteFrame } from '../../stories/site-frame.tsx'
import { inMoreContrast } from '../../stories/widths.ts'

const meta = {
  title: 'Screens/Request Succeeded',
  component: RequestSucceededScreen,
  decorators: [withSiteFrame],
  argTypes: { payment: { description: 'The paid item and the charged amount.' } },
  parameters: {
    page: { addresses: [paths.requestSucceeded], described: 'docs/product.md#results', account: 'signedIn' },
  },
} satisfies Meta<typeof RequestSucceededScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  parameters: { chromatic: inMoreContrast },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Your request has been sent successfully' }),
    ).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'View | My Collection' })).toHaveAttribute('href', '/')
    await expect(canvas.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/')
  },
}

/** After a card payment: the item, and the charged amount. */
export const Paid: Story = {
  args: { payment: { item: kestrelInterceptor, amountCents: 125_000 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Kestrel Interceptor')).toBeVisible()
    await expect(canvas.getByText(/Your card was charged \$1250\./)).toBeVisible()
  },
}

export const PaidForNamelessItem: Story = {
  args: { payment: { item: { kind: 'collectible', id: 'nfa-1' }, amountCents: 5 } },
}
