import type { IntentPaymentInput } from '@meridian/flows/intent-payment'
import { mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import { sandboxCards } from '../../../test/sandbox-cards.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StillSite } from '../../../test/still-site.tsx'

/** The secure payment page. */
const meta = {
  title: 'Flows/Machines/Intent payment',
  component: StillSite,
  tags: ['still', '!autodocs'],
  parameters: { router: 'own', xstate: withMachines('intentPayment') },
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

type Story = StoryObj<typeof meta>

export const Refused: Story = { args: { state: 'refused' } }
export const Preparing: Story = { args: { state: 'preparing' } }
export const Unavailable: Story = { args: { state: 'unavailable' } }
export const Ready: Story = { args: { state: 'ready' } }
export const ProcessingConfirming: Story = { args: { state: 'processing.confirming' } }
export const ProcessingSlow: Story = { args: { state: 'processing.slow' } }
export const Redirecting: Story = { args: { state: 'redirecting' } }
export const Unknown: Story = { args: { state: 'unknown' } }
export const Paid: Story = { args: { state: 'paid' } }
