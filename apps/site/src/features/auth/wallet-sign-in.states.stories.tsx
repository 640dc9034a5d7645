import { paths } from '@meridian/contract/rules/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta } from '@storybook/react-vite'
import { pressOnPage } from '../../../test/press-on-page.ts'
import { StillSite } from '../../../test/still-site.tsx'

/** In with a browser wallet. */
const meta = {
  title: 'Flows/Machines/Wallet sign in',
  component: StillSite,
  tags: ['still'],
  parameters: { router: 'own' },
  args: {
    machine: 'walletSignIn',
    api: fakeApi(),
    entry: () => paths.signIn,
    starts: pressOnPage('MetaMask'),
  },
  play: async ({ args }) => args.starts?.(),
} satisfies Meta<typeof StillSite>

export default meta
