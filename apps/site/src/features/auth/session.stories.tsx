import { ApiError, readHistory, readProfile, readPlayerActivities } from '@meridian-2117/contract'
import {
  activitiesAt,
  historyEntries,
  kestrelInterceptor,
  mika,
  storyTime,
  storyToken,
} from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, listOf, on } from '../../../test/fake-api.ts'
import { seesToast } from '../../../test/sees-toast.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'
import { clearStoryStorage } from '../../../test/story-storage.ts'
import type { RouteModule } from '../../lib/route-module.ts'

/** A session ends by logging out, here or in another tab, and when its token expires or the server refuses it. */
const meta = {
  title: 'Flows/Session',
  component: StorySite,
  // A phone keeps account and search in its menu.
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>('../{auth,buy,company,profile}/*.route.tsx'),
    session: { player: mika, token: storyToken },
    entry: paths.profileActivity,
    api: fakeApi(
      on(readPlayerActivities, () => listOf(activitiesAt(storyTime))),
      on(readHistory, () => listOf(historyEntries)),
    ),
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

export const AsksBeforeLoggingOut: Story = {
  play: async ({ canvas }) => {
    // The header calls players by their names, without digits.
    await expect(await canvas.findByRole('link', { name: 'Profile' })).toHaveAttribute('title', 'Mika Sorel')
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }))
    await expect(await screen.findByRole('dialog', { name: 'Confirm Logout' })).toBeVisible()
  },
}

/** The question does not outlive its page, and the player stays signed in. */
export const QuestionEndsWithItsPage: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await AsksBeforeLoggingOut.play!(context)
    // The dialog covers the page, so the story goes elsewhere as Back would.
    context.canvas.getByRole('link', { name: 'About Us', hidden: true }).click()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(await context.canvas.findByRole('button', { name: 'Logout' })).toBeVisible()
  },
}

export const LoggedOut: Story = {
  play: async (context) => {
    await AsksBeforeLoggingOut.play!(context)
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm Logout' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Logout' }))
    await seesToast('User logged out successfully')
    await expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible()
  },
}

/** Another tab logs out: the page says so, the item stays, and the header offers the sign-in. */
export const EndedInAnotherTab: Story = {
  tags: ['!dev'],
  args: { entry: { pathname: paths.buyCollectible, state: { item: kestrelInterceptor } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Logout' })
    clearStoryStorage()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await seesToast('You were signed out in another tab.')
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
  },
}

/** A token ends while the page is open; one that cannot be decoded has ended already. */
export const EndedWithItsToken: Story = {
  tags: ['!dev'],
  args: {
    entry: { pathname: paths.buyCollectible, state: { item: kestrelInterceptor } },
    session: { player: mika, token: 'not-a-token' },
  },
  play: async ({ canvas }) => {
    await seesToast('Your session has ended. Please sign in again.')
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
  },
}

const refused = () =>
  Promise.reject(new ApiError('refused', { status: 401, serverMessage: 'User not authenticated.' }))

/** The account is gone, or has a new password: a refused call makes the page ask, and the player is told. */
export const SessionRefused: Story = {
  tags: ['!dev'],
  args: {
    api: fakeApi(
      on(readPlayerActivities, () => listOf([])),
      on(readHistory, refused),
      on(readProfile, refused),
    ),
  },
  play: async ({ canvas }) => {
    await seesToast('You were signed out: the server no longer accepts your session. Please sign in again.')
    await expect(await canvas.findByText('Please Login first!')).toBeVisible()
  },
}

/** A refused call alone ends nothing: the server still knows the player. */
export const SessionStillValid: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    api: fakeApi(
      on(readPlayerActivities, () => listOf([])),
      on(readHistory, refused),
      on(readProfile, () => ({ player: { ...mika, hasPassword: true } })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('User not authenticated.')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Logout' })).toBeVisible()
  },
}

/** The profile knows more of a player than the sign-in: the header shows the session's player until it has loaded. */
export const ProfileGoesIntoTheSession: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    session: { player: { id: mika.id, email: mika.email }, token: storyToken },
    api: fakeApi(
      on(readPlayerActivities, () => listOf([])),
      on(readHistory, () => listOf([])),
      on(readProfile, () => ({
        player: { ...mika, fullName: 'Mika Vex', discordId: '5550123', hasPassword: true },
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mika Vex' })).toBeVisible()
    await expect(canvas.getByText('5550123')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('title', 'Mika Vex')
  },
}

/** A profile that cannot be loaded shows a toast, and the header stays. */
export const ProfileNotLoaded: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    api: fakeApi(
      on(readPlayerActivities, () => listOf([])),
      on(readHistory, () => listOf([])),
      on(readProfile, () => Promise.reject(new ApiError('unreachable', { message: 'Network Error' }))),
    ),
  },
  play: async ({ canvas }) => {
    await seesToast('Failed to fetch profile')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Mika Sorel' })).toBeVisible()
  },
}
