import { mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/rules/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import type { Meta } from '@storybook/react-vite'
import { StillSite } from '../../../test/still-site.tsx'

/** Who is signed in, on any page. */
const meta = {
  title: 'Flows/Machines/Session',
  component: StillSite,
  tags: ['still'],
  parameters: { router: 'own' },
  args: {
    machine: 'session',
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    entry: () => paths.about,
  },
} satisfies Meta<typeof StillSite>

export default meta
