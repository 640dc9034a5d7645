import { kestrelInterceptor, mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import { sandboxCards } from '../../../test/sandbox-cards.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyRoute } from '../../../test/every-route.ts'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'

/** Paying by card at once. */
const meta = {
  title: 'Flows/Machines/Card Charge',
  component: StorySite,
  tags: ['still', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
    router: 'own',
    xstate: withMachines('cardCharge'),
  },
  args: {
    routes: everyRoute,
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    loadCards: sandboxCards,
    entry: { pathname: paths.cardPayment, state: { item: kestrelInterceptor } },
  },
} satisfies Meta<typeof StorySite>

export default meta

type Story = StoryObj<typeof meta>

export const Refused: Story = {
  args: { entry: { pathname: paths.cardPayment, state: { item: { ...kestrelInterceptor, id: '' } } } },
  parameters: { xstate: { begin: { cardCharge: 'refused' } } },
}
export const Ready: Story = { parameters: { xstate: { begin: { cardCharge: 'ready' } } } }
export const Preparing: Story = { parameters: { xstate: { begin: { cardCharge: 'preparing' } } } }
export const Charging: Story = { parameters: { xstate: { begin: { cardCharge: 'charging' } } } }
export const AwaitingBank: Story = { parameters: { xstate: { begin: { cardCharge: 'awaitingBank' } } } }
export const Unknown: Story = { parameters: { xstate: { begin: { cardCharge: 'unknown' } } } }
export const Paid: Story = { parameters: { xstate: { begin: { cardCharge: 'paid' } } } }
