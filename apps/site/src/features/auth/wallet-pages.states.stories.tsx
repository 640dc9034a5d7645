import type { WalletPagesInput } from '@meridian/flows/wallet-pages'
import { paths } from '@meridian/contract/rules/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta } from '@storybook/react-vite'
import { StillSite } from '../../../test/still-site.tsx'

/** The wallet’s own pages. */
const meta = {
  title: 'Flows/Machines/Wallet pages',
  component: StillSite,
  tags: ['still'],
  parameters: { router: 'own' },
  args: {
    machine: 'walletPages',
    api: fakeApi(),
    entry: (input) => paths[(input as WalletPagesInput).page],
  },
} satisfies Meta<typeof StillSite>

export default meta
