import type { CardChargeInput } from '@meridian/flows/card-charge'
import { mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/rules/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import { sandboxCards } from '../../../test/sandbox-cards.ts'
import type { Meta } from '@storybook/react-vite'
import { StillSite } from '../../../test/still-site.tsx'

/** Paying by card at once. */
const meta = {
  title: 'Flows/Machines/Card charge',
  component: StillSite,
  tags: ['still'],
  parameters: { router: 'own' },
  args: {
    machine: 'cardCharge',
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    loadCards: sandboxCards,
    entry: (input) => ({ pathname: paths.cardPayment, state: { item: (input as CardChargeInput).item } }),
  },
} satisfies Meta<typeof StillSite>

export default meta
