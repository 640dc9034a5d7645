import { kestrelInterceptor, mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyRoute } from '../../../test/every-route.ts'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'

/** Buying one item from its page. */
const meta = {
  title: 'Flows/Machines/Buy',
  component: StorySite,
  tags: ['still', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
    router: 'own',
    xstate: withMachines('buy'),
  },
  args: {
    routes: everyRoute,
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    entry: { pathname: paths.buyCollectible, state: { item: kestrelInterceptor } },
  },
} satisfies Meta<typeof StorySite>

export default meta

type Story = StoryObj<typeof meta>

export const Idle: Story = { parameters: { xstate: { begin: { buy: 'idle' } } } }
export const Reviewing: Story = { parameters: { xstate: { begin: { buy: 'reviewing' } } } }
export const Stepping: Story = { parameters: { xstate: { begin: { buy: 'stepping' } } } }
export const Confirming: Story = { parameters: { xstate: { begin: { buy: 'confirming' } } } }
export const Checking: Story = { parameters: { xstate: { begin: { buy: 'checking' } } } }
export const HandedOver: Story = { parameters: { xstate: { begin: { buy: 'handedOver' } } } }
