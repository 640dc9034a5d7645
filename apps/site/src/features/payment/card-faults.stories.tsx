import { checkPurchase, openPayment, chargeCard } from '@meridian-2117/contract'
import { kestrelInterceptor, mika, storyToken } from '@meridian-2117/contract/fixtures'
import { messages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import { setSwitch, type Switches } from '@meridian-2117/sandbox/browser/switches'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, on } from '../../../test/fake-api.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { sandboxCards } from '../../../test/sandbox-cards.ts'
import { StorySite } from '../../../test/story-site.tsx'
import type { RouteModule } from '../../lib/route-module.ts'
import type { CardProvider, CardProviderLoader } from '../../lib/services/card-provider.ts'

const leave = fn()

/** Loads a provider once: loading it again gives the same. */
function loadOnce(): CardProviderLoader {
  let loaded: Promise<CardProvider> | undefined
  return () => (loaded ??= sandboxCards(leave))
}

/** Turns the sandbox's switch of the card provider for the time of a story. */
const withCards = (value: Switches['cards']) => () => {
  setSwitch('cards', value)
  return () => setSwitch('cards', 'none')
}

/** The card provider fails as the switch of the sandbox's toolbar says. */
const meta = {
  title: 'Flows/Card Provider Faults',
  component: StorySite,
  // The stories of the screens cover other widths.
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>('../{buy,payment,profile}/*.route.tsx'),
    api: fakeApi(
      on(checkPurchase, () => 'available' as const),
      on(openPayment, () => ({ clientSecret: 'pi_story_secret_1' })),
      on(chargeCard, () => ({ status: 'paid' }) as const),
    ),
    session: { player: mika, token: storyToken },
    entry: { pathname: paths.securePayment, state: { item: kestrelInterceptor } },
    loadCards: sandboxCards,
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

const onCardPage = { entry: { pathname: paths.cardPayment, state: { item: kestrelInterceptor } } }

/** Fills in a card on the payment page, and pays. */
async function pays(root: HTMLElement): Promise<void> {
  const form = within(root)
  await userEvent.type(await form.findByRole('textbox', { name: 'Card number' }), '4242424242424242')
  await userEvent.type(form.getByRole('textbox', { name: 'Expiration date' }), '1240')
  await userEvent.type(form.getByRole('textbox', { name: 'Security code' }), '123')
  await userEvent.click(form.getByRole('button', { name: 'Pay $1250' }))
}

/** Fills in a card on the card payment page, and pays. */
async function paysByCard(root: HTMLElement): Promise<void> {
  const form = within(root)
  await userEvent.type(await form.findByRole('textbox', { name: 'Name on card' }), 'Mika Vale')
  await userEvent.type(await form.findByRole('textbox', { name: 'Card number' }), '4242424242424242')
  await userEvent.type(form.getByRole('textbox', { name: 'Expiry date' }), '1240')
  await userEvent.type(form.getByRole('textbox', { name: 'CVV/CVC' }), '123')
  await userEvent.click(form.getByRole('button', { name: 'Purchase Now' }))
}

/** The provider loads, and its form does not. */
export const FormMissing: Story = {
  beforeEach: withCards('formMissing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stripe not loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(canvas.queryByRole('textbox', { name: 'Card number' })).toBeNull()
  },
}

/** *Try again* mounts a new form of the same provider, which pays. */
export const FormMissingThenLoaded: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { loadCards: loadOnce() },
  beforeEach: withCards('formMissing'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Stripe not loaded')
    setSwitch('cards', 'none')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await pays(canvasElement)
    await waitFor(() =>
      expect(leave).toHaveBeenCalledWith(expect.stringContaining('redirect_status=succeeded')),
    )
  },
}

/** The form breaks at the first key. */
export const FormBreaks: Story = {
  tags: ['!dev'],
  beforeEach: withCards('formBreaks'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Card number' }), '4')
    await expect(await canvas.findByText('Stripe not loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

/** The provider takes the card and never answers. After half a minute the page says that it takes long. */
export const NeverAnswers: Story = {
  tags: ['!dev'],
  beforeEach: withCards('silent'),
  play: async ({ canvas, canvasElement }) => {
    await pays(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Processing...' })).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Card number' })).toHaveValue('4242 4242 4242 4242')
  },
}

/** Neither the confirmation nor the question about it reaches the provider. */
export const Unreachable: Story = {
  tags: ['!dev'],
  beforeEach: withCards('failing'),
  play: async ({ canvas, canvasElement }) => {
    await pays(canvasElement)
    await expect(await canvas.findByText(messages.outcomeUnknown)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Processing...' })).toBeDisabled()
  },
}

/** The inputs of the card payment page do not load. */
export const CardFieldsMissing: Story = {
  tags: ['!dev'],
  args: onCardPage,
  beforeEach: withCards('formMissing'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stripe not loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
    await expect(canvas.queryByRole('textbox', { name: 'Card number' })).toBeNull()
  },
}

/** *Try again* mounts new inputs of the same provider, which pay. */
export const CardFieldsMissingThenLoaded: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { ...onCardPage, loadCards: loadOnce() },
  beforeEach: withCards('formMissing'),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Stripe not loaded')
    setSwitch('cards', 'none')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await paysByCard(canvasElement)
    await expect(await canvas.findByText(/Your card was charged \$1250\./)).toBeVisible()
  },
}

/** The inputs of the card payment page break at the first key. */
export const CardFieldsBreak: Story = {
  tags: ['!dev'],
  args: onCardPage,
  beforeEach: withCards('formBreaks'),
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Card number' }), '4')
    await expect(await canvas.findByText('Stripe not loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

/** The provider never makes a payment method. After half a minute the page says that the payment failed. */
export const CardNeverAnswers: Story = {
  tags: ['!dev'],
  args: onCardPage,
  beforeEach: withCards('silent'),
  play: async ({ canvas, canvasElement }) => {
    await paysByCard(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Processing...' })).toBeDisabled()
  },
}
