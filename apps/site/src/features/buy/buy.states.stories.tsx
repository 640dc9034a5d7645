import type { BuyInput } from '@meridian/flows/buy'
import { mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/rules/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta } from '@storybook/react-vite'
import { StillSite } from '../../../test/still-site.tsx'

/** Buying one item from its page. */
const meta = {
  title: 'Flows/Machines/Buy',
  component: StillSite,
  tags: ['still'],
  parameters: { router: 'own' },
  args: {
    machine: 'buy',
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    entry: (input) => {
      const { item } = input as BuyInput
      return { pathname: item.kind === 'land' ? paths.buyLand : paths.buyCollectible, state: { item } }
    },
  },
} satisfies Meta<typeof StillSite>

export default meta
