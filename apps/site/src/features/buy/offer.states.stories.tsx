import { kestrelInterceptor, mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StillSite } from '../../../test/still-site.tsx'

/** Making an offer for an item. */
const meta = {
  title: 'Flows/Machines/Offer',
  component: StillSite,
  tags: ['still', '!autodocs'],
  parameters: { router: 'own', xstate: withMachines('offer') },
  args: {
    machine: 'offer',
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    entry: () => ({ pathname: paths.makeOffer, state: { item: kestrelInterceptor } }),
  },
} satisfies Meta<typeof StillSite>

export default meta

type Story = StoryObj<typeof meta>

export const Editing: Story = { args: { state: 'editing' } }
