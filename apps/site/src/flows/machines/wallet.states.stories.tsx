import { paths } from '@meridian/contract/rules/paths'
import { screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta } from '@storybook/react-vite'
import { StillSite } from '../../../test/still-site.tsx'

/** In with a browser wallet. */
const meta = {
  title: 'Flows/Machines/Wallet',
  component: StillSite,
  tags: ['still'],
  parameters: { router: 'own' },
  args: {
    machine: 'wallet',
    api: fakeApi(),
    entry: () => paths.signIn,
  },
  play: async () => {
    // The splash screen has a main, too.
    const press = () => within(screen.getByRole('main')).getByRole('button', { name: 'MetaMask' })
    await userEvent.click(await waitFor(press))
  },
} satisfies Meta<typeof StillSite>

export default meta
