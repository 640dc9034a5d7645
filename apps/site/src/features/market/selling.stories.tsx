import { readCollectibles } from '@meridian-2117/contract'
import { collectibles, mika, storyToken } from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'
import type { RouteModule } from '../../lib/route-module.ts'

/** Instant Sell, by dialogs at a desk and by the wallet's pages on a phone (docs/product.md#instant-sell). */
const meta = {
  title: 'Flows/Selling',
  component: StorySite,
  parameters: { router: 'own', xstate: machineParameters },
  args: {
    routes: import.meta.glob<RouteModule>('../{auth,market}/*.route.tsx'),
    api: fakeApi(on(readCollectibles, () => listOf(collectibles))),
    session: { player: mika, token: storyToken },
    entry: paths.collectibles,
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Presses Sell Now on the card, and in the dialog that it opens. */
async function confirmSale(): Promise<void> {
  await press('Sell Now')
  const dialog = within(await screen.findByRole('dialog', { name: 'Select item to sell' }))
  await expect(dialog.getByText('$1800.5 USDT')).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Sell Now' }))
}

async function seesThatNothingWasSold(): Promise<void> {
  await userEvent.hover(await screen.findByText(messages.walletTradeClosed))
}

export const SellsOnADesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  parameters: { chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } } },
  play: async ({ step }) => {
    await step('choose the item', confirmSale)
    await step('choose the wallet', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Connect Wallet' }))
      await userEvent.click(dialog.getByRole('button', { name: 'MetaMask' }))
    })
    await step('connect it', async () => press('Connect'))
    await seesThatNothingWasSold()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const SellsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { chromatic: { modes: { desktop: { disable: true }, tablet: { disable: true } } } },
  play: async ({ canvas, step }) => {
    await step('choose the item', confirmSale)
    await step('choose the wallet', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Connect Wallet' })).toBeVisible()
      await press('MetaMask')
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Connecting Wallet' })).toBeVisible()
      await expect(canvas.getByRole('main')).toHaveFocus()
    })
    await step('unlock it', async () => {
      await userEvent.type(await canvas.findByLabelText('Password'), 'through the gate{Enter}')
    })
    await step('sign its message', async () => press('Sign Message'))
    await seesThatNothingWasSold()
    await expect(await canvas.findByRole('button', { name: 'Sell Now' })).toBeVisible()
  },
}

/** Unblock without a password names the missing field, and typing removes the error. */
export const ForgetsThePassword: Story = {
  tags: ['!dev'],
  parameters: { chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } } },
  args: { entry: paths.walletPagesWelcome },
  play: async ({ canvas }) => {
    await press('Unblock')
    await expect(await canvas.findByText(messages.walletPasswordMissing)).toBeVisible()
    const password = canvas.getByLabelText('Password')
    await expect(password).toHaveFocus()
    await userEvent.type(password, 'x')
    await waitFor(() => expect(canvas.queryByText(messages.walletPasswordMissing)).toBeNull())
  },
}

/** Leaving a page with a paused flow starts the next page in its initial state. */
export const ContinuesFromAPausedState: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true }, xstate: { begin: { walletPages: 'locked' } } },
  args: { entry: paths.walletPagesWelcome },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'through the gate{Enter}')
    await press('Cancel')
    await press('MetaMask')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Connecting Wallet' })).toBeVisible()
  },
}
