import { paths } from '@meridian/contract/rules/paths'
import { screen, userEvent, within } from 'storybook/test'
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
    await userEvent.click(
      await within(await screen.findByRole('main')).findByRole('button', { name: 'Google' }),
    )
  },
} satisfies Meta<typeof StillSite>

export default meta
