import { readLand, readMarket } from '@meridian/contract'
import { collectibles, mika, parcels, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StillSite } from '../../../test/still-site.tsx'

/** Listing an item of the profile. */
const meta = {
  title: 'Flows/Machines/Listing',
  component: StillSite,
  tags: ['still', '!autodocs'],
  parameters: { router: 'own', xstate: withMachines('listing') },
  args: {
    machine: 'listing',
    api: fakeApi(
      on(readMarket, () => listOf(collectibles)),
      on(readLand, () => listOf(parcels)),
    ),
    session: { user: mika, token: storyToken },
    entry: () => paths.profile,
  },
} satisfies Meta<typeof StillSite>

export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = { args: { state: 'idle' } }
export const Reviewing: Story = { args: { state: 'reviewing' } }
export const ToConfirmation: Story = { args: { state: 'toConfirmation' } }
export const Confirming: Story = { args: { state: 'confirming' } }
export const ToWallets: Story = { args: { state: 'toWallets' } }
export const ChoosingWallet: Story = { args: { state: 'choosingWallet' } }
export const ToConnection: Story = { args: { state: 'toConnection' } }
export const Connecting: Story = { args: { state: 'connecting' } }
