import { ApiError, checkPurchase, chargeCard, type CardCharge } from '@meridian-2117/contract'
import { kestrelInterceptor, mika, storyToken } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, on } from '../../../test/fake-api.ts'
import { noCards } from '../../../test/no-providers.ts'
import { sandboxCards } from '../../../test/sandbox-cards.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'
import { storyStorage } from '../../../test/story-storage.ts'
import type { RouteModule } from '../../lib/route-module.ts'

const session = { player: mika, token: storyToken }
const available = on(checkPurchase, () => 'available' as const)
const paid = on(chargeCard, () => ({ status: 'paid' }) as const)
const cardPage = { pathname: paths.cardPayment, state: { item: kestrelInterceptor } }

/** Waits for a toast and hovers over it, which keeps it open for the picture. */
async function seesToast(text: string): Promise<void> {
  const toast = await screen.findByText(text)
  await expect(toast).toBeVisible()
  await userEvent.hover(toast)
}

/** Fills in the card and its name, and pays. */
async function pays(root: HTMLElement): Promise<void> {
  const form = within(root)
  await userEvent.type(await form.findByRole('textbox', { name: 'Card number' }), '4242424242424242')
  await userEvent.type(form.getByRole('textbox', { name: 'Expiry date' }), '1240')
  await userEvent.type(form.getByRole('textbox', { name: 'CVV/CVC' }), '123')
  await userEvent.type(form.getByRole('textbox', { name: 'Name on card' }), 'Mika Vale')
  await userEvent.click(form.getByRole('button', { name: 'Purchase Now' }))
}

/** Paying by card at once, from the item's page to the success page. */
const meta = {
  title: 'Flows/Card Payment',
  component: StorySite,
  // The stories of the screens cover other widths.
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>('../{buy,payment,profile}/*.route.tsx'),
    api: fakeApi(available, paid),
    session,
    entry: cardPage,
    loadCards: sandboxCards,
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

export const ComesFromTheItem: Story = {
  args: { entry: { pathname: paths.buyCollectible, state: { item: kestrelInterceptor } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Buy With Card' }))
    await expect(await canvas.findByText('You are paying $1250')).toBeVisible()
    await expect(await canvas.findByRole('textbox', { name: 'Card number' })).toBeVisible()
  },
}

export const PaysAndSeesTheResult: Story = {
  play: async ({ canvas, canvasElement }) => {
    await pays(canvasElement)
    await seesToast('Payment Successful! ✅ Amount: $1250')
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your request has been sent successfully' }),
    ).toBeVisible()
    await expect(canvas.getByText(/Your card was charged \$1250\./)).toBeVisible()
  },
}

export const CardIsIncomplete: Story = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Card number' }), '4242')
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name on card' }), 'Mika Vale')
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase Now' }))
    const message = 'Your card number is incomplete.'
    // The field and the toast say it.
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2))
    await expect(canvas.getByText("Your card's security code is incomplete.")).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
}

export const ProviderDoesNotLoad: Story = {
  tags: ['!dev'],
  args: { loadCards: noCards },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Stripe not loaded')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeEnabled()
  },
}

/** Refuses each requested charge, in order. */
let charges: (() => void)[] = []

/** The flow continues and reports its result when another program removes part of the page. */
export const PageBreaksWhilePaying: Story = {
  tags: ['!dev'],
  parameters: { pageErrors: [/NotFoundError/] },
  args: {
    api: fakeApi(
      on(
        chargeCard,
        () =>
          new Promise<never>((_, reject) =>
            charges.push(() =>
              reject(
                new ApiError('refused', {
                  status: 402,
                  code: 'card_declined',
                  serverMessage: 'Your card was declined.',
                }),
              ),
            ),
          ),
      ),
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    charges = []
    await pays(canvasElement)
    await waitFor(() => expect(charges).toHaveLength(1))
    charges[0]?.()
    const refusal = await canvas.findByRole('alert')
    refusal.remove()
    await userEvent.click(canvas.getByRole('button', { name: 'Purchase Now' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Your payment goes on' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument()
    charges[1]?.()
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeEnabled()
  },
}

function signOutElsewhere() {
  storyStorage.tab.remove('auth')
  window.dispatchEvent(new StorageEvent('storage', { key: 'auth' }))
}

const goesOn = 'You are no longer signed in here. Your payment goes on to its end.'

/** Answers the requested charge. */
let answer: PromiseWithResolvers<CardCharge>

const heldCharge = fakeApi(
  on(chargeCard, () => {
    answer = Promise.withResolvers()
    return answer.promise
  }),
)

/** A player who is signed out while their card is charged sees the payment to its end. */
export const SignedOutWhilePaying: Story = {
  tags: ['!dev'],
  args: { api: heldCharge },
  play: async ({ canvas, canvasElement }) => {
    await pays(canvasElement)
    const button = await canvas.findByRole('button', { name: 'Processing...' })
    const fields = canvas.getByRole('textbox', { name: 'Card number' })
    signOutElsewhere()
    await expect(await canvas.findByText(goesOn, { selector: 'p *' })).toBeVisible()
    await expect(canvas.getByText('mika7@meridian.test')).toBeVisible()
    await expect(button).toBeDisabled()
    await expect(fields).toBeInTheDocument()
    answer.resolve({ status: 'paid' })
    await seesToast('Payment Successful! ✅ Amount: $1250')
    await expect(await canvas.findByText(/Your card was charged \$1250\./)).toBeVisible()
  },
}

/** The card of a player who was signed out is declined: the page says so, and nobody can pay with that form. */
export const SignedOutAndDeclined: Story = {
  tags: ['!dev'],
  args: { api: heldCharge },
  play: async ({ canvas, canvasElement }) => {
    await pays(canvasElement)
    await canvas.findByRole('button', { name: 'Processing...' })
    signOutElsewhere()
    await canvas.findByText(goesOn, { selector: 'p *' })
    answer.reject(
      new ApiError('refused', {
        status: 402,
        code: 'card_declined',
        serverMessage: 'Your card was declined.',
      }),
    )
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Your card was declined.' }),
    ).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: 'Card number' })).toBeNull()
  },
}

/** A form that nobody has sent follows the session: it is a visitor's now. */
export const SignedOutBeforePaying: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('mika7@meridian.test')).toBeVisible()
    signOutElsewhere()
    await waitFor(() => expect(canvas.queryByText('mika7@meridian.test')).toBeNull())
  },
}
