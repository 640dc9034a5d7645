import { readLand, readCollectibles } from '@meridian-2117/contract'
import { collectibles, mika, parcels, storyToken } from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'
import type { RouteModule } from '../../lib/route-module.ts'

/** Listing an item of the profile, and cancelling what is listed. */
const meta = {
  title: 'Flows/Listing',
  component: StorySite,
  // The stories of the screens cover other widths.
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>('../sell/*.route.tsx'),
    api: fakeApi(
      on(readCollectibles, () => listOf(collectibles)),
      on(readLand, () => listOf(parcels.slice(0, 4))),
    ),
    session: { player: mika, token: storyToken },
    entry: paths.profile,
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** List Now, the price, the wallet, and the honest end. */
export const ListsACollectible: Story = {
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'List Now, Vanguard Helm' }))
    await step('List Now', async () => {
      await expect((await dialog('Buy Assets')).getByText('$2000 USDT')).toBeVisible()
      await press('List Now')
    })
    await step('confirm', async () => {
      await expect(await screen.findByText('$480.5 USDT')).toBeVisible()
      await press('Confirm')
    })
    await step('choose the wallet', async () => {
      await expect((await dialog('Connect Wallet')).getByText('Vanguard Helm')).toBeVisible()
      await press('MetaMask')
    })
    await step('connect it', async () => press('Connect'))
    const toast = await screen.findByText(messages.walletTradeClosed)
    await userEvent.hover(toast)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The parcel's confirmation has Close where a collectible's has Cancel. */
export const ClosesAParcel: Story = {
  args: { entry: paths.profileLands },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button', { name: /^List Now/ })).toHaveLength(4)
    await userEvent.click(canvas.getByRole('button', { name: 'List Now, Caldera Ridge' }))
    await press('List Now')
    await expect(await screen.findByText('$4200.5 USDT')).toBeVisible()
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'List Now, Caldera Ridge' })).toHaveFocus())
  },
}

export const CancelsListings: Story = {
  args: { entry: paths.profileListings },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select Halo Core' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Lantern Scarab' }))
    await press('Cancel 2 Listing(s)')
    await expect((await dialog('Cancel Listing')).getByText('$3740 USDT')).toBeVisible()
    await press('Confirm')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryAllByRole('checkbox', { checked: true })).toEqual([])
    await expect(canvas.queryByRole('button', { name: /^Cancel/ })).toBeNull()
    // The focused button is gone, so the focus moves to the page's content.
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}
