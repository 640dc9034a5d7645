import {
  ApiError,
  checkPurchase,
  openPayment,
  readHistory,
  readItem,
  readPlayerActivities,
  signUp,
} from '@meridian-2117/contract'
import {
  activitiesAt,
  historyEntries,
  kestrelInterceptor,
  mika,
  storyTime,
  storyToken,
} from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StrictMode } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, listOf, marketCalls, on } from '../../../test/fake-api.ts'
import { noCards } from '../../../test/no-providers.ts'
import { sandboxCards } from '../../../test/sandbox-cards.ts'
import { seesToast } from '../../../test/sees-toast.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'
import { clearStoryStorage, storyStorage } from '../../../test/story-storage.ts'
import type { RouteModule } from '../../lib/route-module.ts'
import { markSent, wasSent } from './purchase-attempt.ts'

const session = { player: mika, token: storyToken }

const available = on(checkPurchase, () => 'available' as const)
const intent = on(openPayment, () => ({ clientSecret: 'pi_story_secret_1' }))

const buyPage = { pathname: paths.buyCollectible, state: { item: kestrelInterceptor } }
const payPage = { pathname: paths.securePayment, state: { item: kestrelInterceptor } }

/** The first purchase, from the sign-up to the history; each story covers one part. */
const meta = {
  title: 'Flows/First Purchase',
  component: StorySite,
  // The stories of the screens cover other widths.
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>('../{auth,buy,company,market,payment,profile}/*.route.tsx'),
    api: fakeApi(...marketCalls, available, intent),
    session,
    entry: buyPage,
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

export const SignsUpAndLandsHome: Story = {
  args: {
    session: undefined,
    entry: paths.signUp,
    api: fakeApi(
      ...marketCalls,
      on(signUp, () => session),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'mika7@meridian.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'open-the-gate')
    await userEvent.type(canvas.getByLabelText(/^Confirm Password/), 'open-the-gate')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
    await seesToast('Signup successful!')
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Own what survives the gate/i }),
    ).toBeVisible()
  },
}

export const SignUpIsRefused: Story = {
  tags: ['!dev'],
  args: {
    ...SignsUpAndLandsHome.args,
    api: fakeApi(
      on(signUp, () => {
        throw new ApiError('refused', { status: 409, serverMessage: 'This email is already registered' })
      }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText(/^Email/), 'mika7@meridian.test')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'open-the-gate')
    await userEvent.type(canvas.getByLabelText(/^Confirm Password/), 'open-the-gate')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign Up' }))
    await seesToast('This email is already registered')
    await expect(canvas.getByLabelText(/^Email/)).toHaveValue('mika7@meridian.test')
  },
}

export const PicksAnItem: Story = {
  args: { entry: paths.market },
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByRole('link', { name: /^Buy Now/ })
    await userEvent.click(first!)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
  },
}

/** Both dialogs, the check, and the payment page with the card fields. */
export const ReviewsConfirmsAndPays: Story = {
  args: { loadCards: sandboxCards },
  play: async ({ canvas, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy Now' }))
    await step('review the total', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: 'Buy Assets' }))
      await expect(dialog.getByText('$1250.5 USDT')).toBeVisible()
      await userEvent.click(dialog.getByRole('button', { name: 'Buy Now' }))
    })
    await step('confirm', async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await expect(await screen.findByText('You are paying $1250')).toBeVisible()
    await expect(await screen.findByLabelText('Card number')).toBeVisible()
  },
}

export const SignedOut: Story = {
  tags: ['!dev'],
  args: { session: undefined },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy Now' }))
    await seesToast('User ID and Payment ID are required')
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

/** The session ends in another tab before anything was paid: the page asks for the order anew. */
export const SignedOutBeforePaying: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    entry: payPage,
    loadCards: sandboxCards,
  },
  play: async ({ canvas }) => {
    await canvas.findByLabelText('Card number')
    clearStoryStorage()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await expect(await canvas.findByRole('heading', { level: 1, name: messages.orderRequired })).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus())
  },
}

export const ProviderDoesNotLoad: Story = {
  tags: ['!dev'],
  args: { entry: payPage, loadCards: noCards },
  play: async () => {
    await expect(await screen.findByText('Stripe not loaded')).toBeVisible()
  },
}

export const ComesBackPaid: Story = {
  args: { entry: `${paths.dashboard}?amount=1250&payment_intent=pi_1&redirect_status=succeeded` },
  play: async () => {
    await seesToast('Payment Successful! 💳')
    await expect(screen.getByText('Welcome to Dashboard')).toBeVisible()
  },
}

/** A page that is mounted twice, as in React's strict mode, reports it once. */
export const ComesBackToAPageMountedTwice: Story = {
  ...ComesBackPaid,
  tags: ['!dev'],
  render: (args) => (
    <StrictMode>
      <StorySite {...args} />
    </StrictMode>
  ),
  play: async () => {
    await seesToast('Payment Successful! 💳')
    await expect(screen.getAllByText('Payment Successful! 💳')).toHaveLength(1)
  },
}

export const ComesBackFromAHostedPage: Story = {
  tags: ['!dev'],
  args: { entry: `${paths.market}?session_id=cs_1` },
  beforeEach: () => markSent(storyStorage.tab, 'attempt-1', 'pi_1_secret'),
  play: async () => {
    await seesToast('Payment Successful!')
    // Anybody can write this address, so it settles nothing.
    await expect(wasSent(storyStorage.tab, 'attempt-1')).toBe(true)
  },
}

/** The provider returns one of two payments that this tab has sent; the outcome of the other one is unknown. */
export const ComesBackFromOneOfTwo: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    entry: `${paths.dashboard}?amount=1250&payment_intent=pi_1&payment_intent_client_secret=pi_1_secret&redirect_status=succeeded`,
  },
  beforeEach: () => {
    markSent(storyStorage.tab, 'attempt-1', 'pi_1_secret')
    markSent(storyStorage.tab, 'attempt-2', '')
  },
  play: async () => {
    await seesToast('Payment Successful! 💳')
    await expect(wasSent(storyStorage.tab, 'attempt-1')).toBe(false)
    await expect(wasSent(storyStorage.tab, 'attempt-2')).toBe(true)
  },
}

/** The price has changed since the item was chosen: the page pays the new one, and names the other. */
export const PriceChangedBeforePaying: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    entry: payPage,
    api: fakeApi(
      intent,
      on(readItem, () => ({ ...kestrelInterceptor, price: 1481 })),
    ),
    loadCards: sandboxCards,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You are paying $1481')).toBeVisible()
    await expect(canvas.getByText(/was \$1250/)).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Pay $1481' })).toBeEnabled()
  },
}

export const SeesTheHistory: Story = {
  args: {
    entry: paths.profileActivity,
    api: fakeApi(
      on(readPlayerActivities, () => listOf(activitiesAt(storyTime))),
      on(readHistory, () => listOf(historyEntries)),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const history = within(await canvas.findByRole('region', { name: 'Price History' }))
    await expect(await history.findByRole('row', { name: /Kestrel Interceptor/ })).toHaveTextContent('$1250')
    // The code of the chart loads after its data.
    await waitFor(() => expect(canvasElement.querySelector('canvas')).toBeVisible())
  },
}
