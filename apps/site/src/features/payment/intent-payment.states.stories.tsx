import type { IntentPaymentInput } from '@meridian/flows/intent-payment'
import { mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/rules/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import { sandboxCards } from '../../../test/sandbox-cards.ts'
import type { Meta } from '@storybook/react-vite'
import { StillSite } from '../../../test/still-site.tsx'

/** The secure payment page. */
const meta = {
  title: 'Flows/Machines/Intent payment',
  component: StillSite,
  tags: ['still'],
  parameters: { router: 'own' },
  args: {
    machine: 'intentPayment',
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    loadCards: sandboxCards,
    entry: (input) => ({
      pathname: paths.stripePayment,
      state: { item: (input as IntentPaymentInput).item },
    }),
  },
} satisfies Meta<typeof StillSite>

export default meta
