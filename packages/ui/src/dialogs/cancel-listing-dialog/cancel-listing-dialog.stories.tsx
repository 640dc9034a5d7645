import { sampleListings, type Listing } from '../../content/samples.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { CancelListingDialog } from './cancel-listing-dialog.tsx'

const meta = {
  title: 'Dialogs/Cancel Listing',
  component: CancelListingDialog,
  args: { open: true, listings: sampleListings, onProceed: fn(), onDismiss: fn() },
} satisfies Meta<typeof CancelListingDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Cancel Listing' }))
const first = sampleListings[0]!

/** Each listing with picture, name and price, and their total. */
export const SeveralListings: Story = {
  play: async () => {
    const shown = await dialog()
    await expect(shown.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Halo Core#HC-0052$3150 USDT',
      'Lantern Scarab#LS-0314$590 USDT',
      'Prism Field, plot 4#L-0031-4$2450 USDT',
    ])
    await expect(shown.getByRole('definition')).toHaveTextContent('$6190 USDT')
  },
}

export const OneListing: Story = { args: { listings: [first] } }

/** Sums are computed in cents, and free items add nothing. */
export const SmallPrices: Story = {
  args: {
    listings: [0.1, 0.2, 0].map((price, index): Listing => ({ ...first, id: `#HC-${index}`, price })),
  },
  play: async () => {
    await expect((await dialog()).getByRole('definition')).toHaveTextContent('$0.3 USDT')
  },
}

/** Title, total and buttons can all be reached. */
export const HundredsOfListings: Story = {
  args: {
    listings: Array.from({ length: 200 }, (_, index): Listing => ({
      ...first,
      id: `#HC-${String(index).padStart(4, '0')}`,
    })),
  },
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByRole('definition')).toHaveTextContent('$630000 USDT')
    const button = shown.getByRole('button', { name: 'Confirm' })
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
  },
}

export const LongWords: Story = {
  args: {
    listings: [
      {
        ...first,
        name: 'Kestrel Interceptor of the Ninth Ring Station, Recommissionedforthesecondcrossing',
        id: '#KI-0911-RECOMMISSIONED-FOR-THE-SECOND-CROSSING',
        price: 1234567.89,
      },
    ],
  },
  play: async () => {
    await dialog()
    const { scrollWidth, clientWidth } = screen.getByRole('dialog')
    await expect(scrollWidth).toBe(clientWidth)
  },
}

/** The first focus is on Close: Enter cancels nothing by accident. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog()
    await waitFor(() => expect(shown.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await userEvent.click(shown.getByRole('button', { name: 'Confirm' }))
    await expect(args.onProceed).toHaveBeenCalledOnce()
  },
}
