import { readLand, readMarket } from '@meridian/contract'
import { collectibles, mika, parcels, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyRoute } from '../../../test/every-route.ts'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'

/** Instant Sell, from the market. */
const meta = {
  title: 'Flows/Machines/Sell',
  component: StorySite,
  tags: ['still', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
    router: 'own',
    xstate: withMachines('sell'),
  },
  args: {
    routes: everyRoute,
    api: fakeApi(
      on(readMarket, () => listOf(collectibles)),
      on(readLand, () => listOf(parcels)),
    ),
    session: { user: mika, token: storyToken },
    entry: paths.collectibles,
  },
} satisfies Meta<typeof StorySite>

export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = { parameters: { xstate: { begin: { sell: 'idle' } } } }
export const ChoosingItem: Story = { parameters: { xstate: { begin: { sell: 'choosingItem' } } } }
export const ToWallets: Story = { parameters: { xstate: { begin: { sell: 'toWallets' } } } }
export const ChoosingWallet: Story = { parameters: { xstate: { begin: { sell: 'choosingWallet' } } } }
export const ToConnection: Story = { parameters: { xstate: { begin: { sell: 'toConnection' } } } }
export const Connecting: Story = { parameters: { xstate: { begin: { sell: 'connecting' } } } }
