import type { WalletPagesInput } from '@meridian/flows/wallet-pages'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StillSite } from '../../../test/still-site.tsx'

/** The wallet’s own pages. */
const meta = {
  title: 'Flows/Machines/Wallet pages',
  component: StillSite,
  tags: ['still', '!autodocs'],
  parameters: { router: 'own', xstate: withMachines('walletPages') },
  args: {
    machine: 'walletPages',
    api: fakeApi(),
    entry: (input) => paths[(input as WalletPagesInput).page],
  },
} satisfies Meta<typeof StillSite>

export default meta

type Story = StoryObj<typeof meta>

export const Choosing: Story = { args: { state: 'choosing' } }
export const Connecting: Story = { args: { state: 'connecting' } }
export const Locked: Story = { args: { state: 'locked' } }
export const Signing: Story = { args: { state: 'signing' } }
export const Leaving: Story = { args: { state: 'leaving' } }
