import { readLand, readMarket } from '@meridian/contract'
import { collectibles, mika, parcels, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StillSite } from '../../../test/still-site.tsx'

/** Instant Sell, from the market. */
const meta = {
  title: 'Flows/Machines/Sell',
  component: StillSite,
  tags: ['still', '!autodocs'],
  parameters: { router: 'own', xstate: withMachines('sell') },
  args: {
    machine: 'sell',
    api: fakeApi(
      on(readMarket, () => listOf(collectibles)),
      on(readLand, () => listOf(parcels)),
    ),
    session: { user: mika, token: storyToken },
    entry: () => paths.collectibles,
  },
} satisfies Meta<typeof StillSite>

export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = { args: { state: 'idle' } }
export const ChoosingItem: Story = { args: { state: 'choosingItem' } }
export const ToWallets: Story = { args: { state: 'toWallets' } }
export const ChoosingWallet: Story = { args: { state: 'choosingWallet' } }
export const ToConnection: Story = { args: { state: 'toConnection' } }
export const Connecting: Story = { args: { state: 'connecting' } }
