import { checkPurchase, openPayment, readLand } from '@meridian-2117/contract'
import { calderaRidge, mika, parcels, storyToken } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import { seesToast } from '../../../test/sees-toast.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'
import { clearStoryStorage } from '../../../test/story-storage.ts'
import type { RouteModule } from '../../lib/route-module.ts'

const land = on(readLand, () => listOf(parcels))
const available = on(checkPurchase, () => 'available' as const)
const intent = on(openPayment, () => ({ clientSecret: 'pi_story_secret_1' }))

/** Goes through both 'Buy Land' dialogs; `before` runs at the second one. */
async function confirms(before = () => {}): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: 'Buy Now' }))
  const review = within(await screen.findByRole('dialog', { name: 'Buy Land' }))
  await expect(review.getByText('$4200.5 USDT')).toBeVisible()
  await userEvent.click(review.getByRole('button', { name: 'Buy Now' }))
  const confirm = await screen.findByRole('button', { name: 'Confirm' })
  before()
  await userEvent.click(confirm)
}

/** Each story is one part of the purchase of a parcel. */
const meta = {
  title: 'Flows/Buy Land',
  component: StorySite,
  // The stories of the screens cover other widths.
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>('../{buy,market,payment}/*.route.tsx'),
    api: fakeApi(land, available, intent),
    session: { player: mika, token: storyToken },
    entry: { pathname: paths.buyLand, state: { item: calderaRidge } },
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

export const PicksAParcel: Story = {
  args: { entry: paths.lands },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Buy Now, Caldera Ridge' }))
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Caldera Ridge' })).toBeVisible()
  },
}

/** Both dialogs, the check, and the payment page. */
export const ReviewsAndConfirms: Story = {
  play: async () => {
    await confirms()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await screen.findByText('You are paying $4200')).toBeVisible()
  },
}

/** The session ends in another tab while the dialogs are open. */
export const SignedOutAtConfirmation: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await confirms(() => {
      clearStoryStorage()
      window.dispatchEvent(new StorageEvent('storage', { key: null }))
    })
    await seesToast('User Id is required Please signin')
    // The closing dialog hides the page from assistive software for a moment.
    await expect(await screen.findByRole('heading', { level: 1, name: 'Caldera Ridge' })).toBeVisible()
  },
}
