import { kestrelInterceptor, mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyRoute } from '../../../test/every-route.ts'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'

/** Making an offer for an item. */
const meta = {
  title: 'Flows/Machines/Offer',
  component: StorySite,
  tags: ['still', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
    router: 'own',
    xstate: withMachines('offer'),
  },
  args: {
    routes: everyRoute,
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    entry: { pathname: paths.makeOffer, state: { item: kestrelInterceptor } },
  },
} satisfies Meta<typeof StorySite>

export default meta

type Story = StoryObj<typeof meta>

export const Editing: Story = { parameters: { xstate: { begin: { offer: 'editing' } } } }
