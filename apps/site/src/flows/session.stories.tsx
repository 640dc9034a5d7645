import { readHistory, readUserActivities } from '@meridian/contract'
import {
  activitiesAt,
  historyEntries,
  kestrelInterceptor,
  mika,
  storyTime,
  storyToken,
} from '@meridian/contract/fixtures'
import { paths } from '@meridian/contract/rules/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, listOf, on } from '../../test/fake-api.ts'
import { StorySite } from '../../test/story-site.tsx'

/** How a session ends: by the player's wish, or somewhere else while a page is open (Spec 2, Navigation bar; decisions, Session). */
const meta = {
  title: 'Flows/Session',
  component: StorySite,
  // A phone keeps account and search in its menu.
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    router: 'own',
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    session: { user: mika, token: storyToken },
    entry: paths.profileActivity,
    api: fakeApi(
      on(readUserActivities, () => listOf(activitiesAt(storyTime))),
      on(readHistory, () => listOf(historyEntries)),
    ),
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

export const AsksBeforeLoggingOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logout' }))
    await expect(await screen.findByRole('dialog', { name: 'Confirm Logout' })).toBeVisible()
  },
}

export const LoggedOut: Story = {
  play: async (context) => {
    await AsksBeforeLoggingOut.play!(context)
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm Logout' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Logout' }))
    await waitFor(() => expect(screen.getByText('User logged out successfully')).toBeVisible())
    await userEvent.hover(screen.getByText('User logged out successfully'))
    await expect(await screen.findByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible()
  },
}

/** Another tab logs out: the item stays, and the header offers the way back in. */
export const EndedInAnotherTab: Story = {
  args: { entry: { pathname: paths.buyCollectible, state: { item: kestrelInterceptor } } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Logout' })
    sessionStorage.clear()
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    await expect(await canvas.findByRole('link', { name: 'Sign In' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Kestrel Interceptor' })).toBeVisible()
  },
}
