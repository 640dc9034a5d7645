import { mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StillSite } from '../../../test/still-site.tsx'

/** Returning from a card payment, on any page. */
const meta = {
  title: 'Flows/Machines/Payment return',
  component: StillSite,
  tags: ['still', '!autodocs'],
  parameters: { router: 'own', xstate: withMachines('paymentReturn') },
  args: {
    machine: 'paymentReturn',
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    // The query shows a toast on the dashboard alone. It stays in the address until it is cleared.
    entry: (_input, state) => `${state === 'said' ? paths.dashboard : paths.about}?redirect_status=succeeded`,
  },
} satisfies Meta<typeof StillSite>

export default meta

type Story = StoryObj<typeof meta>

export const Listening: Story = { args: { state: 'listening' } }
export const Said: Story = { args: { state: 'said' } }
