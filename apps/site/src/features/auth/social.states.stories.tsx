import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pressOnPage } from '../../../test/press-on-page.ts'
import { everyRoute } from '../../../test/every-route.ts'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'

/** Signing in with Google or Discord. */
const meta = {
  title: 'Flows/Machines/Social',
  component: StorySite,
  tags: ['still', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
    router: 'own',
    xstate: withMachines('social'),
  },
  args: {
    routes: everyRoute,
    api: fakeApi(),
    entry: paths.signUp,
    starts: pressOnPage('Google'),
  },
  play: async ({ args }) => args.starts?.(),
} satisfies Meta<typeof StorySite>

export default meta

type Story = StoryObj<typeof meta>

export const Asking: Story = { parameters: { xstate: { begin: { social: 'asking' } } } }
export const Exchanging: Story = { parameters: { xstate: { begin: { social: 'exchanging' } } } }
export const Ended: Story = { parameters: { xstate: { begin: { social: 'ended' } } } }
