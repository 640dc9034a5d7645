import { calderaRidge, kestrelInterceptor } from '@meridian-2117/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { sampleListings, type Listing } from '../../content/samples.ts'
import { breaksLongWords, showsStep } from '../../stories/steps.ts'
import { CancelListingDialog, ListingSteps } from './list.tsx'

const meta = {
  title: 'Dialogs/List',
  component: ListingSteps,
  subcomponents: { CancelListingDialog },
  args: { item: kestrelInterceptor, dialog: 'review', onProceed: fn(), onDismiss: fn() },
} satisfies Meta<typeof ListingSteps>

export default meta
type Story = StoryObj<typeof meta>

/** The list price is the same for every item, and there is no total. */
export const Review: Story = {
  play: showsStep('Buy Assets', { 'List price': '$2000 USDT', 'Platform Fee': '$0.5 USDT' }, 'List Now'),
}

export const LandReview: Story = { args: { item: calderaRidge } }

/** The item's own price with the fee added. An Enter held since the dialog before lists nothing. */
export const Confirm: Story = {
  args: { dialog: 'confirm' },
  play: showsStep('Buy Assets', { 'List Price': '$1250.5 USDT' }, 'Cancel'),
}

/** A parcel's left button reads Close. */
export const LandConfirm: Story = {
  args: { dialog: 'confirm', item: calderaRidge },
  play: showsStep('Buy Assets', { 'List Price': '$4200.5 USDT' }, 'Close'),
}

export const ConfirmFree: Story = {
  tags: ['!dev'],
  args: { dialog: 'confirm', item: { ...kestrelInterceptor, price: 0 } },
  play: showsStep('Buy Assets', { 'List Price': '$0.5 USDT' }, 'Cancel'),
}

export const ConfirmNoPrice: Story = {
  tags: ['!dev'],
  args: { dialog: 'confirm', item: { ...kestrelInterceptor, price: undefined } },
  play: showsStep('Buy Assets', { 'List Price': '—' }, 'Cancel'),
}

export const Wallets: Story = {
  args: { dialog: 'wallets' },
  play: async () => {
    await expect(await screen.findByText('Step 3 of 4. Next: connect it.')).toBeVisible()
  },
}

export const Connect: Story = {
  args: { dialog: 'connect' },
  play: async () => {
    await expect(await screen.findByText('Step 4 of 4.')).toBeVisible()
  },
}

const first = sampleListings[0]!

const cancels = (listings: readonly Listing[]): Pick<Story, 'render'> => ({
  render: (intents) => (
    <CancelListingDialog
      open
      listings={listings}
      onProceed={intents.onProceed}
      onDismiss={intents.onDismiss}
    />
  ),
})

/** Each listing with picture, name and price, and their total. An Enter cancels nothing by accident. */
export const CancelSeveral: Story = {
  ...cancels(sampleListings),
  play: async () => {
    await showsStep('Cancel Listing', { 'Total price': '$6190 USDT' }, 'Close')()
    await expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Halo Core#HC-0052$3150 USDT',
      'Lantern Scarab#LS-0314$590 USDT',
      'Prism Field, plot 4#L-0031-4$2450 USDT',
    ])
  },
}

export const CancelOne: Story = { ...cancels([first]), tags: ['!dev'] }

/** Sums are computed in cents, and free items add nothing. */
export const CancelSmallPrices: Story = {
  ...cancels([0.1, 0.2, 0].map((price, index) => ({ ...first, id: `#HC-${index}`, price }))),
  tags: ['!dev'],
  play: async () => {
    await expect(await screen.findByRole('definition')).toHaveTextContent('$0.3 USDT')
  },
}

/** Title, total and buttons can all be reached. */
export const CancelHundreds: Story = {
  tags: ['!dev'],
  ...cancels(
    Array.from({ length: 200 }, (_, index) => ({ ...first, id: `#HC-${String(index).padStart(4, '0')}` })),
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByRole('definition')).toHaveTextContent('$630000 USDT')
    const button = dialog.getByRole('button', { name: 'Confirm' })
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
  },
}

export const CancelLongWords: Story = {
  tags: ['!dev'],
  ...cancels([
    {
      ...first,
      name: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
      id: '#KI-0911-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
      price: 1234567.89,
    },
  ]),
  play: breaksLongWords,
}
