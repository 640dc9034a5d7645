import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { pressOnPage } from '../../../test/press-on-page.ts'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StillSite } from '../../../test/still-site.tsx'

/** Signing in with Google or Discord. */
const meta = {
  title: 'Flows/Machines/Social',
  component: StillSite,
  tags: ['still', '!autodocs'],
  parameters: { router: 'own', xstate: withMachines('social') },
  args: {
    machine: 'social',
    api: fakeApi(),
    entry: () => paths.signUp,
    starts: pressOnPage('Google'),
  },
  play: async ({ args }) => args.starts?.(),
} satisfies Meta<typeof StillSite>

export default meta

type Story = StoryObj<typeof meta>

export const Asking: Story = { args: { state: 'asking' } }
export const Exchanging: Story = { args: { state: 'exchanging' } }
export const Ended: Story = { args: { state: 'ended' } }
