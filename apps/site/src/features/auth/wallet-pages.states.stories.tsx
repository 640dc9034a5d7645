import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyRoute } from '../../../test/every-route.ts'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'

/** The wallet’s own pages. */
const meta = {
  title: 'Flows/Machines/Wallet Pages',
  component: StorySite,
  tags: ['still', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
    router: 'own',
    xstate: withMachines('walletPages'),
  },
  args: {
    routes: everyRoute,
    api: fakeApi(),
    entry: paths.walletConnect,
  },
} satisfies Meta<typeof StorySite>

export default meta

type Story = StoryObj<typeof meta>

export const Choosing: Story = { parameters: { xstate: { begin: { walletPages: 'choosing' } } } }
export const Connecting: Story = { parameters: { xstate: { begin: { walletPages: 'connecting' } } } }
export const Locked: Story = {
  args: { entry: paths.walletWelcome },
  parameters: { xstate: { begin: { walletPages: 'locked' } } },
}
export const Signing: Story = {
  args: { entry: paths.walletSignIn },
  parameters: { xstate: { begin: { walletPages: 'signing' } } },
}
export const Leaving: Story = {
  args: { entry: paths.walletWelcome },
  parameters: { xstate: { begin: { walletPages: 'leaving' } } },
}
