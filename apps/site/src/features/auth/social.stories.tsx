import { ApiError, signInWithDiscord, signInWithGoogle } from '@meridian-2117/contract'
import { mika, storyToken } from '@meridian-2117/contract/fixtures'
import { serverMessages } from '@meridian-2117/contract/messages/messages'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { ProofAnswer } from '@meridian-2117/flows/social'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, marketCalls, on } from '../../../test/fake-api.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { StorySite } from '../../../test/story-site.tsx'
import { storyStorage } from '../../../test/story-storage.ts'
import { saveOAuthState } from './discord-oauth.ts'
import { requestGoogleToken } from './google-oauth.ts'
import type { RouteModule } from '../../lib/route-module.ts'

const session = { player: mika, token: storyToken }
const lets = fakeApi(
  ...marketCalls,
  on(signInWithDiscord, () => session),
  on(signInWithGoogle, () => session),
)
const discordReturn = { pathname: paths.signIn, search: '?code=code-1&state=state-1' }

const seesToast = async (text: string) => {
  const toast = await screen.findByText(text)
  await expect(toast).toBeVisible()
  await userEvent.hover(toast)
}
// The footer has a Discord button too, and the splash screen a main without any.
const press = async (name: string) =>
  userEvent.click(await waitFor(() => within(screen.getByRole('main')).getByRole('button', { name })))

/** Signing in with Discord and Google, and the failures of both. */
const meta = {
  title: 'Flows/Discord and Google',
  component: StorySite,
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>(['../{auth,company}/*.route.tsx', '../sell/profile.route.tsx']),
    api: lets,
    entry: paths.signIn,
  },
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

const leaveForDiscord = fn<(state: string) => Promise<ProofAnswer>>(() => new Promise(() => {}))

/** The page stays usable while the browser leaves, also when the player comes back by the back button. */
export const LeavesForDiscord: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { entry: paths.signUp, authProviders: { leaveForDiscord } },
  beforeEach: () => void leaveForDiscord.mockClear(),
  play: async ({ canvas }) => {
    await press('Discord')
    await waitFor(() => expect(leaveForDiscord).toHaveBeenCalledOnce())
    const [state] = leaveForDiscord.mock.calls[0]!
    await expect(state).toMatch(/^[0-9a-f]{32}$/)
    await expect(JSON.parse(storyStorage.tab.get('discordReturn') ?? '')).toEqual({ state, screen: 'signUp' })
    await expect(canvas.getByRole('button', { name: 'Sign Up' })).toBeEnabled()
  },
}

export const ComesBackFromDiscord: Story = {
  args: { entry: discordReturn },
  beforeEach: () => saveOAuthState(storyStorage.tab, { state: 'state-1', screen: 'signUp' }),
  play: async ({ canvas }) => {
    await seesToast('Discord Signup successful! Welcome Mika Sorel')
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Own what survives the gate/i }),
    ).toBeVisible()
    await expect(storyStorage.tab.get('discordReturn')).toBeNull()
  },
}

/** The server exchanges the code with Discord. */
export const WaitsForTheServer: Story = {
  tags: ['!dev'],
  args: { entry: discordReturn, api: fakeApi(...marketCalls) },
  beforeEach: () => saveOAuthState(storyStorage.tab, { state: 'state-1', screen: 'signIn' }),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Signing you in' })).toBeVisible()
  },
}

/** A code with a foreign state is not sent. */
export const StateIsForged: Story = {
  tags: ['!dev'],
  args: { entry: { pathname: paths.signIn, search: '?code=code-1&state=state-2' } },
  beforeEach: () => saveOAuthState(storyStorage.tab, { state: 'state-1', screen: 'signIn' }),
  play: async ({ canvas }) => {
    await seesToast('Discord login failed!')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible()
  },
}

export const SignsInWithGoogle: Story = {
  args: { authProviders: { requestGoogleToken: async () => ({ status: 'given', proof: 'token-1' }) } },
  play: async () => {
    await press('Google')
    await seesToast('Google Login successful!')
  },
}

/** The sign-in would end the password of an account: a dialog says so, and Cancel leaves all as it is. */
export const WarnsBeforeItTakesOver: Story = {
  args: {
    api: fakeApi(
      ...marketCalls,
      on(signInWithGoogle, ({ body }) => {
        if (body.token === 'proof-2') return session
        throw new ApiError('refused', {
          status: 409,
          code: 'takes_over',
          proof: 'proof-2',
          serverMessage: serverMessages.takesOver('Google'),
        })
      }),
    ),
    authProviders: { requestGoogleToken: async () => ({ status: 'given', proof: 'token-1' }) },
  },
  play: async () => {
    await press('Google')
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await press('Google')
    await expect(await screen.findByRole('button', { name: 'Go on with Google' })).toBeVisible()
  },
}

export const TakesOver: Story = {
  ...WarnsBeforeItTakesOver,
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await press('Google')
    await userEvent.click(await screen.findByRole('button', { name: 'Go on with Google' }))
    await seesToast('Google Login successful!')
  },
}

/** The spinner of the return makes way for the question, and comes back with the answer. */
export const WarnsOnReturnFromDiscord: Story = {
  tags: ['!dev'],
  args: {
    entry: discordReturn,
    api: fakeApi(
      ...marketCalls,
      on(signInWithDiscord, ({ body }) => {
        if (body.code === 'proof-2') return new Promise(() => {})
        throw new ApiError('refused', {
          status: 409,
          code: 'takes_over',
          proof: 'proof-2',
          serverMessage: serverMessages.takesOver('Discord'),
        })
      }),
    ),
  },
  beforeEach: () => saveOAuthState(storyStorage.tab, { state: 'state-1', screen: 'signIn' }),
  play: async () => {
    const goOn = await screen.findByRole('button', { name: 'Go on with Discord' })
    await waitFor(() => expect(screen.queryAllByRole('dialog', { hidden: true })).toHaveLength(1))
    await userEvent.click(goOn)
    await expect(await screen.findByRole('dialog', { name: 'Signing you in' })).toBeVisible()
  },
}

/** A blocker, or the browser of another app, opens no window: the player can do something about it. */
export const GooglesWindowIsBlocked: Story = {
  tags: ['!dev'],
  args: { authProviders: { requestGoogleToken: () => requestGoogleToken({}) } },
  beforeEach: () => {
    const open = spyOn(window, 'open').mockReturnValue(null)
    return () => open.mockRestore()
  },
  play: async ({ canvas }) => {
    await press('Google')
    await seesToast(
      'Google’s window could not open. Allow pop-ups for this site, or open it in your usual browser.',
    )
    await expect(await canvas.findByRole('button', { name: 'Google' })).toBeEnabled()
  },
}
