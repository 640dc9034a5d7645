import { readLand, readMarket } from '@meridian/contract'
import { collectibles, mika, parcels, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/rules/paths'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import type { Meta } from '@storybook/react-vite'
import { StillSite } from '../../../test/still-site.tsx'

/** Instant Sell, from the market. */
const meta = {
  title: 'Flows/Machines/Sell',
  component: StillSite,
  tags: ['still'],
  parameters: { router: 'own' },
  args: {
    machine: 'sell',
    api: fakeApi(
      on(readMarket, () => listOf(collectibles)),
      on(readLand, () => listOf(parcels)),
    ),
    session: { user: mika, token: storyToken },
    entry: () => paths.collectibles,
  },
} satisfies Meta<typeof StillSite>

export default meta
