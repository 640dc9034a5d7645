import {
  ApiError,
  changeEmail,
  confirmEmail,
  deleteAccount,
  exportAccount,
  linkDiscord,
  linkGoogle,
  logIn,
  readAccount,
  readProfile,
  requestPasswordReset,
  unlink,
  type RequestOf,
} from '@meridian-2117/contract'
import { mika, mikaAccount, storyToken } from '@meridian-2117/contract/fixtures'
import { paths } from '@meridian-2117/contract/paths/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { fakeApi, marketCalls, on } from '../../../test/fake-api.ts'
import { machineParameters } from '../../../test/machine-parameters.ts'
import { seesToast } from '../../../test/sees-toast.ts'
import { StorySite } from '../../../test/story-site.tsx'
import { storyStorage } from '../../../test/story-storage.ts'
import type { RouteModule } from '../../lib/route-module.ts'
import { saveOAuthState } from './discord-oauth.ts'

const profile = { ...mika, fullName: 'Mika Sorel', hasPassword: true }
const withGoogle = { ...mikaAccount, hasGoogle: true }
const changes = fn<(request: RequestOf<typeof changeEmail>) => void>()

const calls = [on(readProfile, () => ({ player: profile })), ...marketCalls]

const answersWith = (account: typeof mikaAccount, ...more: ReturnType<typeof on>[]) =>
  fakeApi(
    ...calls,
    on(readAccount, () => account),
    ...more,
  )

/** The section Account of Edit Profile: ways in, e-mail, export and deletion. */
const meta = {
  title: 'Flows/Account',
  component: StorySite,
  // The stories of the screen cover other widths.
  parameters: {
    router: 'own',
    xstate: machineParameters,
    chromatic: { modes: { phone: { disable: true }, tablet: { disable: true } } },
  },
  args: {
    routes: import.meta.glob<RouteModule>('../{auth,company}/*.route.tsx'),
    entry: paths.editProfile,
    session: { player: mika, token: storyToken },
    api: answersWith(mikaAccount),
  },
  beforeEach: () => void changes.mockClear(),
} satisfies Meta<typeof StorySite>

export default meta
type Story = StoryObj<typeof meta>

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

/** Google is linked at once; what was typed into the form stays. */
export const LinksGoogle: Story = {
  args: {
    api: answersWith(
      mikaAccount,
      on(linkGoogle, () => withGoogle),
    ),
    authProviders: { requestGoogleToken: async () => ({ status: 'given', proof: 'token-1' }) },
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Full Name'), ' Vex')
    await press('Link Google')
    await seesToast('Google now signs you in to this account.')
    await expect(await canvas.findByRole('button', { name: 'Unlink Google' })).toBeVisible()
    await expect(canvas.getByLabelText('Full Name')).toHaveValue('Mika Sorel Vex')
  },
}

/** Discord returns to the page of the sign-in, which links and leads back. */
export const LinksDiscordOnReturn: Story = {
  tags: ['!dev'],
  args: {
    entry: { pathname: paths.signIn, search: '?code=code-1&state=state-1' },
    api: answersWith(
      mikaAccount,
      on(linkDiscord, () => ({ ...mikaAccount, hasDiscord: true })),
    ),
  },
  beforeEach: () => saveOAuthState(storyStorage.tab, { state: 'state-1', screen: 'editProfile' }),
  play: async ({ canvas }) => {
    await seesToast('Discord now signs you in to this account.')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Edit Profile' })).toBeVisible()
  },
}

/** The Google account has an account of its own here: nothing is linked, and the server says what to do. */
export const LinksNothing: Story = {
  tags: ['!dev'],
  args: {
    api: answersWith(
      mikaAccount,
      on(linkGoogle, () => {
        throw new ApiError('refused', {
          status: 409,
          code: 'way_in_taken',
          serverMessage: 'Unlink it there first.',
        })
      }),
    ),
    authProviders: { requestGoogleToken: async () => ({ status: 'given', proof: 'token-1' }) },
  },
  play: async () => {
    await press('Link Google')
    await seesToast('Unlink it there first.')
    await expect(await screen.findByRole('button', { name: 'Link Google' })).toBeVisible()
  },
}

/** A wrong password leaves the dialog as it is, with what was typed; the next try unlinks. */
export const UnlinksAfterAWrongPassword: Story = {
  tags: ['!dev'],
  args: {
    api: answersWith(
      withGoogle,
      on(unlink, ({ body }) => {
        if (body.password !== 'open-the-gate')
          throw new ApiError('refused', { status: 400, code: 'password_wrong', serverMessage: 'It is wrong' })
        return mikaAccount
      }),
    ),
  },
  play: async () => {
    await press('Unlink Google')
    const dialog = within(await screen.findByRole('dialog', { name: 'Unlink Google' }))
    const password = dialog.getByLabelText('Current Password')
    await press('Unlink')
    await waitFor(() => expect(password).toHaveAccessibleDescription('Enter your current password'))
    await userEvent.type(password, 'open-the-gat{Enter}')
    await seesToast('It is wrong')
    await expect(password).toHaveValue('open-the-gat')
    await userEvent.type(password, 'e{Enter}')
    await seesToast('Google no longer signs you in.')
    await expect(await screen.findByRole('button', { name: 'Link Google' })).toBeVisible()
  },
}

/** A link goes to the new address, and nothing changes before it is opened. */
export const ChangesTheEmail: Story = {
  args: {
    api: answersWith(
      mikaAccount,
      on(changeEmail, (request) => {
        changes(request)
        return null
      }),
    ),
  },
  play: async ({ canvas }) => {
    await press('Change email')
    const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }))
    await userEvent.type(dialog.getByLabelText('New Email'), 'mika@new.test')
    await userEvent.type(dialog.getByLabelText('Current Password'), 'open-the-gate{Enter}')
    await expect(await screen.findByRole('dialog', { name: 'Check your inbox' })).toHaveTextContent(
      'A link went to mika@new.test.',
    )
    await expect(changes.mock.calls).toEqual([
      [{ body: { email: 'mika@new.test', password: 'open-the-gate' } }],
    ])
    await press('Close')
    await expect(canvas.getByLabelText('Email')).toHaveValue('mika7@meridian.test')
  },
}

/** A player who has not confirmed the e-mail asks for another link. */
export const AsksForALink: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    api: answersWith(
      { ...mikaAccount, emailProven: false },
      on(changeEmail, (request) => {
        changes(request)
        return null
      }),
    ),
  },
  play: async () => {
    await press('Send a link to confirm mika7@meridian.test')
    await seesToast('A link went to mika7@meridian.test. Open it to confirm your email.')
    await expect(changes.mock.calls).toEqual([[{ body: { email: 'mika7@meridian.test' } }]])
  },
}

/** A mail brings a password to an account without one. */
export const AsksForAPassword: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    api: answersWith(
      { ...withGoogle, hasPassword: false },
      on(requestPasswordReset, () => null),
    ),
  },
  play: async () => {
    await press('Link Email and password')
    await seesToast('Password reset email sent! Check your inbox.')
  },
}

const confirm = fn<(request: RequestOf<typeof confirmEmail>) => void>()

const byTheLink = { pathname: paths.editProfile, search: '?email=token-1' }
const question = 'Confirm your e-mail'
const pressConfirm = async () => press('Confirm this e-mail')

/** A visitor signs in first and is back at the link; nothing is confirmed by opening it. */
export const ArrivesByTheLink: Story = {
  tags: ['!dev'],
  args: {
    entry: byTheLink,
    session: undefined,
    api: answersWith(
      mikaAccount,
      on(logIn, () => ({ player: mika, token: storyToken })),
      on(confirmEmail, (request) => {
        confirm(request)
        return null
      }),
    ),
  },
  beforeEach: () => void confirm.mockClear(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: question })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Confirm this e-mail' })).not.toBeInTheDocument()
    const main = within(canvas.getByRole('main'))
    await userEvent.click(main.getByRole('link', { name: 'Sign In' }))
    await userEvent.type(await canvas.findByLabelText('Email'), 'mika7@meridian.test')
    await userEvent.type(canvas.getByLabelText('Password'), 'open-the-gate{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Confirm this e-mail' })).toBeVisible()
    await expect(confirm).not.toHaveBeenCalled()
    await pressConfirm()
    await seesToast('Your email is confirmed.')
    await expect(confirm.mock.calls).toEqual([[{ params: { token: 'token-1' } }]])
  },
}

let email = mika.email
let shown = Promise.withResolvers<void>()

/** Form and section show the new email, though the site had the old one, and was loading the section. */
export const ConfirmsByTheLink: Story = {
  tags: ['!dev'],
  args: {
    entry: byTheLink,
    api: fakeApi(
      on(readProfile, () => ({ player: { ...profile, email } })),
      on(readAccount, async () => {
        const account = { ...mikaAccount, email }
        if (email === mika.email) await shown.promise
        return account
      }),
      on(confirmEmail, () => {
        email = 'mika@far-side.meridian.test'
        return null
      }),
    ),
  },
  beforeEach: () => {
    email = mika.email
    shown = Promise.withResolvers()
  },
  play: async ({ canvas }) => {
    await pressConfirm()
    await seesToast('Your email is confirmed.')
    shown.resolve()
    await waitFor(async () =>
      expect(await canvas.findByLabelText('Email')).toHaveValue('mika@far-side.meridian.test'),
    )
    await expect(await canvas.findByText('mika@far-side.meridian.test')).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** The question stays, and the link beside it leads to the page where another mail is asked for. */
export const ArrivesByAnOldLink: Story = {
  tags: ['!dev'],
  args: {
    entry: byTheLink,
    api: answersWith(
      mikaAccount,
      on(confirmEmail, () => {
        throw new ApiError('refused', { status: 400, code: 'link_expired' })
      }),
    ),
  },
  play: async ({ canvas }) => {
    await pressConfirm()
    await seesToast('Your email was not confirmed. Please ask for a new link.')
    await expect(canvas.getByRole('button', { name: 'Confirm this e-mail' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Edit Profile' }))
    await expect(await canvas.findByLabelText('Full Name')).toBeVisible()
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** The player is signed out, at home. */
export const DeletesTheAccount: Story = {
  args: {
    api: answersWith(
      mikaAccount,
      on(deleteAccount, () => null),
    ),
  },
  play: async ({ canvas }) => {
    await press('Delete my account')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account' }))
    await userEvent.type(dialog.getByLabelText('Current Password'), 'open-the-gate')
    await press('Delete')
    await seesToast('Your account is deleted.')
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /Own what survives the gate/i }),
    ).toBeVisible()
    await expect(storyStorage.tab.get('auth')).toBeNull()
  },
}

/** The sign-in of a player without a password is too old: the site leads to a new one, and back. */
export const SignsInAgainFirst: Story = {
  tags: ['!dev'],
  args: {
    api: answersWith(
      { ...withGoogle, hasPassword: false },
      on(deleteAccount, () => {
        throw new ApiError('refused', { status: 403, code: 'sign_in_again' })
      }),
    ),
  },
  play: async ({ canvas }) => {
    await press('Delete my account')
    await press('Delete')
    await press('Sign in again')
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible()
    await expect(storyStorage.tab.get('returnVisit')).toContain(paths.editProfile)
  },
}

/** The browser saves what the server holds. */
export const ExportsTheData: Story = {
  tags: ['behaviour'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    api: answersWith(
      mikaAccount,
      on(exportAccount, () => ({ data: { email: 'mika7@meridian.test' } })),
    ),
  },
  play: async () => {
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined)
    try {
      await press('Export my data')
      await seesToast('Your data is saved as a file.')
      await expect(click).toHaveBeenCalledOnce()
    } finally {
      click.mockRestore()
    }
  },
}

/** A server of the specification alone has no section. */
export const ServerWithoutTheCalls: Story = {
  tags: ['!dev'],
  args: {
    api: fakeApi(
      ...calls,
      on(readAccount, () => {
        throw new ApiError('refused', { status: 404 })
      }),
    ),
  },
  play: async ({ canvas }) => {
    await waitFor(async () =>
      expect(await canvas.findByLabelText('Email')).toHaveAccessibleDescription('It cannot be changed'),
    )
    await expect(canvas.queryByRole('heading', { name: 'Account' })).not.toBeInTheDocument()
  },
}
