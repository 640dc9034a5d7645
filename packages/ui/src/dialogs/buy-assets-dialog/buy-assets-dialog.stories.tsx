import { kestrelInterceptor } from '@meridian/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { BuyAssetsDialog } from './buy-assets-dialog.tsx'

const meta = {
  title: 'Dialogs/Buy Assets',
  component: BuyAssetsDialog,
  args: { open: true, item: kestrelInterceptor, onProceed: fn(), onDismiss: fn() },
} satisfies Meta<typeof BuyAssetsDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Buy Assets' }))

export const Review: Story = {}

/** Another price than the one that the item was saved at. */
export const PriceChanged: Story = {
  args: { item: { ...kestrelInterceptor, price: 1500, formerPrice: 1060 } },
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByText('$1500 USDT')).toBeVisible()
    await expect(shown.getByText('was $1060')).toBeVisible()
  },
}

export const Proceeds: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog()
    await expect(shown.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'List price',
      'Platform Fee',
      'Total',
    ])
    await expect(shown.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
      '$1250 USDT',
      '$0.5 USDT',
      '$1250.5 USDT',
    ])
    await expect(shown.getByText('Kestrel Interceptor')).toBeVisible()
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Kestrel Interceptor #KI-0911 List price $1250 USDT Platform Fee $0.5 USDT Total $1250.5 USDT Step 1 of 2. Next: confirm the total.',
    )
    await expect(shown.getByText('#KI-0911')).toBeVisible()
    await userEvent.click(shown.getByRole('button', { name: 'Buy Now' }))
    await expect(args.onProceed).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}

/** Enter continues at once: the first focus is on Buy Now. */
export const ByKeyboard: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect((await dialog()).getByRole('button', { name: 'Buy Now' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onProceed).toHaveBeenCalledOnce()
  },
}

export const Cancel: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

/** Escape and the backdrop cancel too. */
export const Dismissed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await dialog()
    await userEvent.keyboard('{Escape}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await userEvent.click(document.querySelector('[data-slot=dialog-content]')!.previousElementSibling!)
    await expect(args.onDismiss).toHaveBeenCalledTimes(2)
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}

/** Sums are computed in cents: the total is $0.8, not $0.8000000000000002. */
export const SmallPrice: Story = {
  args: { item: { ...kestrelInterceptor, price: 0.3 } },
  play: async () => {
    await expect((await dialog()).getByText('$0.8 USDT')).toBeVisible()
  },
}

export const NoPrice: Story = {
  args: { item: { ...kestrelInterceptor, price: undefined } },
  play: async () => {
    const amounts = (await dialog()).getAllByRole('definition').map((amount) => amount.textContent)
    await expect(amounts).toEqual(['—', '$0.5 USDT', '—'])
  },
}

export const Closed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

export const LargePrice: Story = {
  args: { item: { ...kestrelInterceptor, price: 1234567.89 } },
}

/** A free item still costs the platform fee. */
export const Free: Story = {
  args: { item: { ...kestrelInterceptor, price: 0 } },
  play: async () => {
    await expect((await dialog()).getByText('$0 USDT')).toBeVisible()
    await expect((await dialog()).getAllByText('$0.5 USDT')).toHaveLength(2)
  },
}

/** Lower than the dialog: title and buttons stay, what is between them scrolls. */
export const LandscapePhone: Story = {
  parameters: {
    viewport: {
      options: {
        landscape: { name: 'Landscape phone', styles: { width: '667px', height: '320px' }, type: 'mobile' },
      },
    },
  },
  globals: { viewport: { value: 'landscape' } },
  play: async () => {
    const button = (await dialog()).getByRole('button', { name: 'Buy Now' })
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight))
  },
}
