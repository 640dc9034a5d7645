import { calderaRidge, kestrelInterceptor } from '@meridian/contract/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { ListNowDialog } from './list-now-dialog.tsx'

const meta = {
  title: 'Dialogs/List Now',
  component: ListNowDialog,
  args: { open: true, item: kestrelInterceptor, onProceed: fn(), onDismiss: fn() },
} satisfies Meta<typeof ListNowDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Buy Assets' }))

/** The list price is the same for every item, and there is no total. */
export const Ready: Story = {
  play: async () => {
    const shown = await dialog()
    await expect(shown.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'List price',
      'Platform Fee',
    ])
    await expect(shown.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
      '$2000 USDT',
      '$0.5 USDT',
    ])
    await expect(screen.getByRole('dialog')).toHaveAccessibleDescription(
      'Kestrel Interceptor #KI-0911 List price $2000 USDT Platform Fee $0.5 USDT Step 1 of 4. Next: confirm the price.',
    )
  },
}

export const Parcel: Story = { args: { item: calderaRidge } }

/** The first focus is on List Now. */
export const Proceeds: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    const shown = await dialog()
    await waitFor(() => expect(shown.getByRole('button', { name: 'List Now' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onProceed).toHaveBeenCalledOnce()
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}

export const Dismissed: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(document.querySelector('[data-slot=dialog-content]')!.previousElementSibling!)
    await expect(args.onDismiss).toHaveBeenCalledTimes(3)
    await expect(args.onProceed).not.toHaveBeenCalled()
  },
}
