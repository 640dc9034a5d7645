import { kestrelInterceptor, mika, storyToken } from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/paths/paths'
import { fakeApi } from '../../../test/fake-api.ts'
import { sandboxCards } from '../../../test/sandbox-cards.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { everyRoute } from '../../../test/every-route.ts'
import { withMachines } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'

/** The secure payment page. */
const meta = {
  title: 'Flows/Machines/Intent Payment',
  component: StorySite,
  tags: ['still', '!autodocs'],
  parameters: {
    chromatic: { disableSnapshot: true },
    controls: { disable: true },
    router: 'own',
    xstate: withMachines('intentPayment'),
  },
  args: {
    routes: everyRoute,
    api: fakeApi(),
    session: { user: mika, token: storyToken },
    loadCards: sandboxCards,
    entry: { pathname: paths.stripePayment, state: { item: kestrelInterceptor } },
  },
} satisfies Meta<typeof StorySite>

export default meta

type Story = StoryObj<typeof meta>

export const Refused: Story = { parameters: { xstate: { begin: { intentPayment: 'refused' } } } }
export const Preparing: Story = { parameters: { xstate: { begin: { intentPayment: 'preparing' } } } }
export const Unavailable: Story = { parameters: { xstate: { begin: { intentPayment: 'unavailable' } } } }
export const Ready: Story = { parameters: { xstate: { begin: { intentPayment: 'ready' } } } }
export const ProcessingConfirming: Story = {
  parameters: { xstate: { begin: { intentPayment: 'processing.confirming' } } },
}
export const ProcessingSlow: Story = {
  parameters: { xstate: { begin: { intentPayment: 'processing.slow' } } },
}
export const Redirecting: Story = { parameters: { xstate: { begin: { intentPayment: 'redirecting' } } } }
export const Unknown: Story = { parameters: { xstate: { begin: { intentPayment: 'unknown' } } } }
export const Paid: Story = { parameters: { xstate: { begin: { intentPayment: 'paid' } } } }
