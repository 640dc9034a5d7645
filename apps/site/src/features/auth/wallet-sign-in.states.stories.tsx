import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pressOnPage } from '../../../test/press-on-page.ts'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StillSite } from '../../../test/still-site.tsx'

/** Signing in with a browser wallet. */
const meta = {
  title: 'Flows/Machines/Wallet sign in',
  component: StillSite,
  tags: ['still', '!autodocs'],
  parameters: { router: 'own', xstate: withMachines('walletSignIn') },
  args: {
    machine: 'walletSignIn',
    api: fakeApi(),
    entry: () => paths.signIn,
    starts: pressOnPage('MetaMask'),
  },
  play: async ({ args }) => args.starts?.(),
} satisfies Meta<typeof StillSite>

export default meta

type Story = StoryObj<typeof meta>

export const Finding: Story = { args: { state: 'finding' } }
export const Choosing: Story = { args: { state: 'choosing' } }
export const Revoking: Story = { args: { state: 'revoking' } }
export const Connecting: Story = { args: { state: 'connecting' } }
export const Signing: Story = { args: { state: 'signing' } }
export const Entering: Story = { args: { state: 'entering' } }
export const Ended: Story = { args: { state: 'ended' } }
