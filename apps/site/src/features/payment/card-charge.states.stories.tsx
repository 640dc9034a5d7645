import type { CardChargeInput } from '@meridian/flows/card-charge'
import { mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import { sandboxCards } from '../../../test/sandbox-cards.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StillSite } from '../../../test/still-site.tsx'

/** Paying by card at once. */
const meta = {
  title: 'Flows/Machines/Card charge',
  component: StillSite,
  tags: ['still', '!autodocs'],
  parameters: { router: 'own', xstate: withMachines('cardCharge') },
  args: {
    machine: 'cardCharge',
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    loadCards: sandboxCards,
    entry: (input) => ({ pathname: paths.cardPayment, state: { item: (input as CardChargeInput).item } }),
  },
} satisfies Meta<typeof StillSite>

export default meta

type Story = StoryObj<typeof meta>

export const Refused: Story = { args: { state: 'refused' } }
export const Ready: Story = { args: { state: 'ready' } }
export const Preparing: Story = { args: { state: 'preparing' } }
export const Charging: Story = { args: { state: 'charging' } }
export const AtBank: Story = { args: { state: 'atBank' } }
export const Leaving: Story = { args: { state: 'leaving' } }
export const Unknown: Story = { args: { state: 'unknown' } }
export const Paid: Story = { args: { state: 'paid' } }
