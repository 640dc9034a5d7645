import { mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyRoute } from '../../../test/every-route.ts'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'

/** Returning from a card payment, on any page. */
const meta = {
  title: 'Flows/Machines/Payment Return',
  component: StorySite,
  tags: ['still', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
    router: 'own',
    xstate: withMachines('paymentReturn'),
  },
  args: {
    routes: everyRoute,
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    // Only on the dashboard does the query show a toast. It stays in the address until it is cleared.
    entry: `${paths.about}?redirect_status=succeeded`,
  },
} satisfies Meta<typeof StorySite>

export default meta

type Story = StoryObj<typeof meta>

export const Listening: Story = { parameters: { xstate: { begin: { paymentReturn: 'listening' } } } }
export const Announced: Story = {
  args: { entry: `${paths.dashboard}?redirect_status=succeeded` },
  parameters: { xstate: { begin: { paymentReturn: 'announced' } } },
}
