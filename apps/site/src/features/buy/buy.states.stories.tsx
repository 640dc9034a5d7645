import type { BuyInput } from '@meridian/flows/buy'
import { mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StillSite } from '../../../test/still-site.tsx'

/** Buying one item from its page. */
const meta = {
  title: 'Flows/Machines/Buy',
  component: StillSite,
  tags: ['still', '!autodocs'],
  parameters: { router: 'own', xstate: withMachines('buy') },
  args: {
    machine: 'buy',
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    entry: (input) => {
      const { item } = input as BuyInput
      return { pathname: item.kind === 'land' ? paths.buyLand : paths.buyCollectible, state: { item } }
    },
  },
} satisfies Meta<typeof StillSite>

export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = { args: { state: 'idle' } }
export const Reviewing: Story = { args: { state: 'reviewing' } }
export const Stepping: Story = { args: { state: 'stepping' } }
export const Confirming: Story = { args: { state: 'confirming' } }
export const Checking: Story = { args: { state: 'checking' } }
export const HandedOver: Story = { args: { state: 'handedOver' } }
