import { readLand, readMarket } from '@meridian/contract'
import { collectibles, mika, parcels, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/rules/paths'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import type { Meta } from '@storybook/react-vite'
import { StillSite } from '../../../test/still-site.tsx'

/** Listing an item of the profile. */
const meta = {
  title: 'Flows/Machines/Listing',
  component: StillSite,
  tags: ['still'],
  parameters: { router: 'own' },
  args: {
    machine: 'listing',
    api: fakeApi(
      on(readMarket, () => listOf(collectibles)),
      on(readLand, () => listOf(parcels)),
    ),
    session: { user: mika, token: storyToken },
    entry: () => paths.profile,
  },
} satisfies Meta<typeof StillSite>

export default meta
