import { paths } from '@meridian/contract/rules/paths'
import { screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta } from '@storybook/react-vite'
import { StillSite } from '../../../test/still-site.tsx'

/** In with Google or Discord. */
const meta = {
  title: 'Flows/Machines/Social',
  component: StillSite,
  tags: ['still'],
  parameters: { router: 'own' },
  args: {
    machine: 'social',
    api: fakeApi(),
    entry: () => paths.signUp,
  },
  play: async () => {
    // The splash screen has a main, too.
    const press = () => within(screen.getByRole('main')).getByRole('button', { name: 'Google' })
    await userEvent.click(await waitFor(press))
  },
} satisfies Meta<typeof StillSite>

export default meta
