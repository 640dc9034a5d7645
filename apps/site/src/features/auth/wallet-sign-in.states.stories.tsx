import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pressOnPage } from '../../../test/press-on-page.ts'
import { everyRoute } from '../../../test/every-route.ts'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'

/** Signing in with a browser wallet. */
const meta = {
  title: 'Flows/Machines/Wallet Sign In',
  component: StorySite,
  tags: ['still', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
    router: 'own',
    xstate: withMachines('walletSignIn'),
  },
  args: {
    routes: everyRoute,
    api: fakeApi(),
    entry: paths.signIn,
    starts: pressOnPage('MetaMask'),
  },
  play: async ({ args }) => args.starts?.(),
} satisfies Meta<typeof StorySite>

export default meta

type Story = StoryObj<typeof meta>

export const Finding: Story = { parameters: { xstate: { begin: { walletSignIn: 'finding' } } } }
export const Choosing: Story = { parameters: { xstate: { begin: { walletSignIn: 'choosing' } } } }
export const Revoking: Story = { parameters: { xstate: { begin: { walletSignIn: 'revoking' } } } }
export const Connecting: Story = { parameters: { xstate: { begin: { walletSignIn: 'connecting' } } } }
export const Signing: Story = { parameters: { xstate: { begin: { walletSignIn: 'signing' } } } }
export const Entering: Story = { parameters: { xstate: { begin: { walletSignIn: 'entering' } } } }
export const Ended: Story = { parameters: { xstate: { begin: { walletSignIn: 'ended' } } } }
