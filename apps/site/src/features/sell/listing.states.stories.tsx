import { readLand, readMarket } from '@meridian/contract'
import { collectibles, mika, parcels, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyRoute } from '../../../test/every-route.ts'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'

/** Listing an item of the profile. */
const meta = {
  title: 'Flows/Machines/Listing',
  component: StorySite,
  tags: ['still', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
    router: 'own',
    xstate: withMachines('listing'),
  },
  args: {
    routes: everyRoute,
    api: fakeApi(
      on(readMarket, () => listOf(collectibles)),
      on(readLand, () => listOf(parcels)),
    ),
    session: { user: mika, token: storyToken },
    entry: paths.profile,
  },
} satisfies Meta<typeof StorySite>

export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = { parameters: { xstate: { begin: { listing: 'idle' } } } }
export const Reviewing: Story = { parameters: { xstate: { begin: { listing: 'reviewing' } } } }
export const ToConfirmation: Story = { parameters: { xstate: { begin: { listing: 'toConfirmation' } } } }
export const Confirming: Story = { parameters: { xstate: { begin: { listing: 'confirming' } } } }
export const ToWallets: Story = { parameters: { xstate: { begin: { listing: 'toWallets' } } } }
export const ChoosingWallet: Story = { parameters: { xstate: { begin: { listing: 'choosingWallet' } } } }
export const ToConnection: Story = { parameters: { xstate: { begin: { listing: 'toConnection' } } } }
export const Connecting: Story = { parameters: { xstate: { begin: { listing: 'connecting' } } } }
