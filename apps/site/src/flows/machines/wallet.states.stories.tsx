import { paths } from '@meridian/contract/rules/paths'
import { screen, userEvent, within } from 'storybook/test'
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
    await userEvent.click(
      await within(await screen.findByRole('main')).findByRole('button', { name: 'MetaMask' }),
    )
  },
} satisfies Meta<typeof StillSite>

export default meta
