import { checkPurchase, openPayment, chargeCard } from '@meridian-2117/contract'
import { kestrelInterceptor, mika, storyToken } from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, on } from '../../../test/fake-api.ts'
import { playStripe, type StripeBehaviour } from '../../../test/fake-stripe.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'
import type { RouteModule } from '../../lib/route-module.ts'
import { loadStripeCards } from './stripe-cards.tsx'

const secret = 'pi_1_secret_2'
const declined = { error: { type: 'card_error', message: 'Your card was declined.' } } as const
const lost = { error: { type: 'api_connection_error', message: 'No line' } } as const
const succeeded = { paymentIntent: { id: 'pi_1', status: 'succeeded' } } as const

/** The payment pages with a fake of Stripe's script. */
const meta = {
  title: 'Flows/Stripe',
  component: StorySite,
  tags: ['behaviour'],
  parameters: { router: 'own', xstate: machineParameters, chromatic: { disableSnapshot: true } },
  args: {
    routes: import.meta.glob<RouteModule>('../{buy,company,payment,profile}/*.route.tsx'),
    api: fakeApi(
      on(checkPurchase, () => 'available' as const),
      on(openPayment, () => ({ clientSecret: secret })),
      on(chargeCard, () => ({ status: 'paid' }) as const),
    ),
    session: { player: mika, token: storyToken },
    entry: { pathname: paths.securePayment, state: { item: kestrelInterceptor } },
    loadCards: () => loadStripeCards('pk_of_a_story'),
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

/** Plays Stripe for the time of a story. */
const withStripe = (behaviour: StripeBehaviour) => () => playStripe(behaviour)

const onCardPage = { entry: { pathname: paths.cardPayment, state: { item: kestrelInterceptor } } }

/** Pays on the payment page, once Stripe's form is there. */
async function pays(root: HTMLElement) {
  await within(root).findByRole('textbox', { name: 'payment' })
  await userEvent.click(within(root).getByRole('button', { name: 'Pay $1250' }))
}

/** Pays on the card payment page, once Stripe's fields are there. */
async function paysByCard(root: HTMLElement) {
  const form = within(root)
  for (const name of ['cardNumber', 'cardExpiry', 'cardCvc']) await form.findByRole('textbox', { name })
  await userEvent.type(form.getByRole('textbox', { name: 'Name on card' }), 'Mika Vale')
  await userEvent.click(form.getByRole('button', { name: 'Purchase Now' }))
}

const confirmPayment = fn(async () => ({}))

/** Stripe redirects the browser to the dashboard itself. */
export const Paid: Story = {
  beforeEach: withStripe({ confirmPayment }),
  play: async ({ canvas, canvasElement }) => {
    await pays(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Processing...' })).toBeDisabled()
    await expect(confirmPayment).toHaveBeenCalledWith(
      expect.objectContaining({
        confirmParams: { return_url: `${window.location.origin}/dashboard?amount=1250` },
      }),
    )
  },
}

/** The form and a toast show the reason; a screen reader reads it once. */
const seesDeclined = async () => {
  await waitFor(() => expect(screen.getAllByText('Your card was declined.')).toHaveLength(2))
  const read = screen
    .getAllByText('Your card was declined.')
    .filter((text) => text.closest('[role=alert], [aria-live]'))
  await expect(read).toHaveLength(1)
}

export const Declined: Story = {
  beforeEach: withStripe({ confirmPayment: async () => declined }),
  play: async ({ canvas, canvasElement }) => {
    await pays(canvasElement)
    await seesDeclined()
    await expect(canvas.getByRole('button', { name: 'Pay $1250' })).toBeEnabled()
  },
}

export const LineIsLost: Story = {
  beforeEach: withStripe({ confirmPayment: async () => lost, retrievePaymentIntent: async () => lost }),
  play: async ({ canvas, canvasElement }) => {
    await pays(canvasElement)
    await expect(await canvas.findByText(messages.outcomeUnknown)).toBeVisible()
  },
}

const retrievePaymentIntent = fn(async () => succeeded)

/** The answer of a charge is lost, and Stripe says afterwards that it is paid. */
export const LineIsLostAfterTheCharge: Story = {
  beforeEach: withStripe({ confirmPayment: async () => lost, retrievePaymentIntent }),
  play: async ({ canvasElement }) => {
    await pays(canvasElement)
    await expect(await screen.findByText('Payment Successful! 💳')).toBeVisible()
    await expect(retrievePaymentIntent).toHaveBeenCalledWith(secret)
  },
}

export const FormDoesNotLoad: Story = {
  beforeEach: withStripe({ mounted: () => 'loaderror' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Stripe not loaded')).toBeVisible()
    playStripe({ confirmPayment: async () => declined })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await pays(canvasElement)
    await seesDeclined()
  },
}

/** A form that never says that it is ready cannot pay. */
export const FormIsNeverReady: Story = {
  beforeEach: withStripe({ mounted: () => 'nothing' }),
  play: async ({ canvas, canvasElement }) => {
    await pays(canvasElement)
    await expect(await canvas.findByText('Stripe not loaded')).toBeVisible()
    playStripe({ confirmPayment: async () => declined })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await pays(canvasElement)
    await seesDeclined()
  },
}

const createPaymentMethod = fn(async () => ({ paymentMethod: { id: 'pm_1' } }))
const charge = fn(() => ({ status: 'paid' }) as const)

/** Our server charges the payment method that Stripe has made of the fields. */
export const CardPaid: Story = {
  args: { ...onCardPage, api: fakeApi(on(chargeCard, charge)) },
  beforeEach: withStripe({ createPaymentMethod }),
  play: async ({ canvas, canvasElement }) => {
    await paysByCard(canvasElement)
    await expect(await canvas.findByText(/Your card was charged \$1250\./)).toBeVisible()
    await expect(createPaymentMethod).toHaveBeenCalledWith(
      expect.objectContaining({ type: 'card', billing_details: { name: 'Mika Vale' } }),
    )
    await expect(charge).toHaveBeenCalledWith(
      expect.objectContaining({ body: expect.objectContaining({ paymentMethodId: 'pm_1' }) }),
    )
  },
}

const incomplete = "Your card's security code is incomplete."

/** Stripe's error shows at the field that it names. */
export const CardIsIncomplete: Story = {
  args: onCardPage,
  beforeEach: withStripe({
    createPaymentMethod: async () => ({
      error: { type: 'validation_error', code: 'incomplete_cvc', message: incomplete },
    }),
  }),
  play: async ({ canvas, canvasElement }) => {
    await paysByCard(canvasElement)
    // A toast says it, too.
    const message = await canvas.findByText(incomplete, { selector: '[data-slot=provider-field] *' })
    await expect(message.closest('[data-slot=provider-field]')).toHaveTextContent('CVV/CVC')
  },
}

/** Lets the bank ask before the charge. */
const atBank = (handleNextAction: NonNullable<StripeBehaviour['handleNextAction']>) => ({
  args: {
    ...onCardPage,
    api: fakeApi(on(chargeCard, () => ({ status: 'requires_action', clientSecret: secret }) as const)),
  },
  beforeEach: withStripe({ createPaymentMethod, handleNextAction }),
})

const approve = fn(async () => succeeded)

export const BankApproves: Story = {
  ...atBank(approve),
  play: async ({ canvas, canvasElement }) => {
    await paysByCard(canvasElement)
    await expect(await canvas.findByText(/Your card was charged \$1250\./)).toBeVisible()
    await expect(approve).toHaveBeenCalledWith({ clientSecret: secret })
  },
}

export const BankRefuses: Story = {
  ...atBank(async () => declined),
  play: async ({ canvasElement }) => {
    await paysByCard(canvasElement)
    await seesDeclined()
  },
}

/** One input that does not load keeps the card from being paid, whenever the others are ready. */
export const CardFieldDoesNotLoad: Story = {
  args: onCardPage,
  beforeEach: withStripe({ mounted: (type) => (type === 'cardNumber' ? 'loaderror' : 'ready') }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Stripe not loaded')).toBeVisible()
    playStripe({ createPaymentMethod })
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(canvas.queryByText('Stripe not loaded')).toBeNull())
    await paysByCard(canvasElement)
    await expect(await canvas.findByText(/Your card was charged \$1250\./)).toBeVisible()
  },
}

export const CardFieldIsNeverReady: Story = {
  args: onCardPage,
  beforeEach: withStripe({ mounted: (type) => (type === 'cardCvc' ? 'nothing' : 'ready') }),
  play: async ({ canvas, canvasElement }) => {
    await paysByCard(canvasElement)
    await expect(await canvas.findByText('Stripe not loaded')).toBeVisible()
  },
}
